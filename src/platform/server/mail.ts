/** Mail through SMTP or, on a laptop, into DATA_DIR/outbox as .eml files. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { leaveToOwnerOf } from './owner.ts';

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

/** The mailer is loaded with the first letter: most servers idle for long without one. */
export function createMail(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mail {
  return config.SMTP_URL
    ? smtp(config.SMTP_URL, config.MAIL_FROM)
    : files(config.DATA_DIR, config.MAIL_FROM);
}

function smtp(url: string, from: string): Mail {
  let transport: import('nodemailer').Transporter | undefined;
  return {
    async send(letter) {
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport(url, { from });
      await transport.sendMail(letter);
    },
  };
}

function files(dataDir: string, from: string): Mail {
  const outbox = join(dataDir, 'outbox');
  return {
    async send(letter) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true }, { from });
      const { message } = await composer.sendMail(letter);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      leaveToOwnerOf(dataDir, outbox);
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`;
      const draft = join(outbox, `.${name}`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      leaveToOwnerOf(dataDir, draft);
      await rename(draft, join(outbox, name));
    },
  };
}
