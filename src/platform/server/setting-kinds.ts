/** Kinds of settings; what is wrong with a value is said with the setting's name in it. */
import * as z from 'zod/mini';

export const positive = (name: string, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number(`${name} must be a number`)
    .check(
      z.gte(0, `${name} must not be negative`),
      z.lte(most, `${name} must be at most ${most}`),
    );
export const mailAddress = /^[^\s<>@]+@[^\s<>@]+$/;
export const url = (name: string, protocols: readonly string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `${name} must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      ),
    );
export const flag = (name: string) =>
  z.pipe(
    z.enum(['true', 'false', '1', '0', 'on', 'off'], `${name} must be on or off`),
    z.transform((value) => value === 'true' || value === '1' || value === 'on'),
  );
