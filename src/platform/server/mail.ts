/** Mail through SMTP or, on a laptop, into DATA_DIR/outbox as .eml files. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text; our letters have no HTML part and so no trackers. */
  readonly text: string;
}

export interface Mail {
  /** Resolves once the letter is handed over. @throws if it could not be. */
  send(letter: Letter): Promise<void>;
}

export function createMail(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mail {
  const from = config.MAIL_FROM;
  if (config.SMTP_URL) {
    const smtp = createTransport(config.SMTP_URL, { from });
    return { send: async (letter) => void (await smtp.sendMail(letter)) };
  }
  const outbox = join(config.DATA_DIR, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(letter) {
      const { message } = await composer.sendMail(letter);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`;
      const draft = join(outbox, `.${name}`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(outbox, name));
    },
  };
}
