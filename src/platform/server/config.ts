/** Reads every setting once, at start; a wrong value stops the start with a sentence naming it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { flag, mailAddress, positive, url } from './setting-kinds.ts';

/** A date a thousand years on is one that JavaScript and PostgreSQL still know. */
const MOST_TRIAL_DAYS = 365_000;
/** Stripe's own limit for `trial_period_days`. */
const MOST_INTRO_DAYS = 730;

const settings = z.object({
  PORT: z._default(
    z.coerce
      .number('PORT must be a number')
      .check(
        z.int('PORT must be a whole number'),
        z.gte(0, 'PORT must not be negative'),
        z.lte(65535, 'PORT must be at most 65535'),
      ),
    3000,
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(url('PUBLIC_URL', ['http:', 'https:'])),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(url('DATABASE_URL', ['postgres:', 'postgresql:'])),
  MASTER_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => Buffer.from(value, 'base64').length === 32,
          'MASTER_KEY must be 32 bytes in base64',
        ),
      ),
  ),
  AI_PROVIDER: z._default(
    z.enum(
      ['openai-compatible', 'anthropic', 'ollama'],
      'AI_PROVIDER must be openai-compatible, anthropic or ollama',
    ),
    'openai-compatible',
  ),
  AI_BASE_URL: z.optional(url('AI_BASE_URL', ['http:', 'https:'])),
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
  AI_DAILY_TOKENS: z._default(positive('AI_DAILY_TOKENS'), 200_000),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_BASE: z.optional(url('STRIPE_API_BASE', ['http:', 'https:'])),
  STRIPE_PRICE_BASE: z.optional(z.string()),
  STRIPE_PRICE_ADVANCED: z.optional(z.string()),
  SMTP_URL: z.optional(url('SMTP_URL', ['smtp:', 'smtps:'])),
  MAIL_FROM: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => mailAddress.test(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
          'MAIL_FROM must be a mail address, or a name with one in angle brackets',
        ),
      ),
    'Mooring <mooring@localhost>',
  ),
  SUPPORT_EMAIL: z._default(
    z.string().check(z.regex(mailAddress, 'SUPPORT_EMAIL must be a mail address')),
    'support@localhost',
  ),
  TRIAL_DAYS: z._default(positive('TRIAL_DAYS', MOST_TRIAL_DAYS), 7),
  BASE_INTRO_DAYS: z._default(positive('BASE_INTRO_DAYS', MOST_INTRO_DAYS), 30),
  PASSWORD_MIN: z._default(
    z.coerce
      .number('PASSWORD_MIN must be a number')
      .check(
        z.int('PASSWORD_MIN must be a whole number'),
        z.gte(6, 'PASSWORD_MIN must be at least 6'),
        z.lte(128, 'PASSWORD_MIN must be at most 128'),
      ),
    6,
  ),
  MINIMUM_AGE: z._default(
    z.coerce
      .number('MINIMUM_AGE must be a number')
      .check(
        z.int('MINIMUM_AGE must be a whole number'),
        z.gte(13, 'MINIMUM_AGE must be at least 13'),
        z.lte(120, 'MINIMUM_AGE must be at most 120'),
      ),
    18,
  ),
  PERSONA_TITLE: z._default(
    z.enum(['therapist', 'companion'], 'PERSONA_TITLE must be therapist or companion'),
    'therapist',
  ),
  COUNTRY: z._default(
    z.string().check(z.regex(/^[A-Z]{2}$/, 'COUNTRY must be a two-letter country code such as US')),
    'US',
  ),
  RATE_LIMIT_SCALE: z._default(positive('RATE_LIMIT_SCALE'), 1),
  TRUST_PROXY: z._default(flag('TRUST_PROXY'), false),
  METRICS_TOKEN: z.optional(z.string()),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
});

export type Settings = z.infer<typeof settings>;
export interface Config extends Omit<Settings, 'PUBLIC_URL'> {
  /** Without a trailing slash. */
  readonly PUBLIC_URL: string;
}

/** A setting the operator has to correct; the message is written for them. */
export class ConfigError extends Error {}

/**
 * Reads the settings from `env`; any `X` may be given as `X_FILE`, the path of a file holding it.
 * Empty values count as not given.
 * @throws ConfigError naming the setting.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given: Record<string, string> = {};
  for (const name of Object.keys(settings.shape)) {
    const value = fromFile(name, env) ?? env[name];
    if (value !== undefined && value.trim() !== '') given[name] = value.trim();
  }
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'A setting');
    const said = issue?.message ?? 'is wrong';
    throw new ConfigError(said.includes(name) ? said : `${name}: ${said}`);
  }
  const config = parsed.data;
  requireTogether(config);
  return {
    ...config,
    DATA_DIR: resolve(config.DATA_DIR),
    PUBLIC_URL: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
  };
}

function fromFile(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const path = env[`${name}_FILE`];
  if (!path) return undefined;
  if (env[name]) throw new ConfigError(`Give either ${name} or ${name}_FILE, not both`);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`${name}_FILE names a file that cannot be read`);
  }
}

/** Half of what belongs together would be left unused without a word. */
function requireTogether(config: Settings): void {
  const { AI_BASE_URL, AI_MODEL, AI_PROVIDER, AI_API_KEY, STRIPE_SECRET_KEY } = config;
  if (!AI_MODEL && (AI_BASE_URL || AI_API_KEY || AI_PROVIDER !== 'openai-compatible')) {
    throw new ConfigError(
      'AI_MODEL must be set when AI_BASE_URL, AI_API_KEY or AI_PROVIDER is: without it the guided companion answers',
    );
  }
  if (AI_MODEL && AI_PROVIDER === 'openai-compatible' && !AI_BASE_URL) {
    throw new ConfigError(
      'AI_BASE_URL must be set when AI_MODEL is, unless AI_PROVIDER is anthropic or ollama',
    );
  }
  if (AI_MODEL && AI_PROVIDER === 'anthropic' && !AI_BASE_URL && !AI_API_KEY) {
    throw new ConfigError('AI_API_KEY must be set when AI_PROVIDER is anthropic');
  }
  const needed = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_BASE', 'STRIPE_PRICE_ADVANCED'] as const;
  for (const name of needed) {
    if (STRIPE_SECRET_KEY && !config[name]) {
      throw new ConfigError(`${name} must be set when STRIPE_SECRET_KEY is`);
    }
    if (!STRIPE_SECRET_KEY && config[name]) {
      throw new ConfigError(
        `STRIPE_SECRET_KEY must be set when ${name} is: without it no money moves`,
      );
    }
  }
}
