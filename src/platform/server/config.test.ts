import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      TRIAL_DAYS: 7,
      BASE_INTRO_DAYS: 30,
      PASSWORD_MIN: 6,
      MINIMUM_AGE: 18,
      PERSONA_TITLE: 'therapist',
      RATE_LIMIT_SCALE: 1,
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
    });
  });

  it('take fractions of days, and an address without its trailing slash', () => {
    const config = readConfig({ TRIAL_DAYS: '0.25', PUBLIC_URL: 'https://calm.example/' });
    expect(config).toMatchObject({ TRIAL_DAYS: 0.25, PUBLIC_URL: 'https://calm.example' });
  });

  it('treat an empty value as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ' }).PORT).toBe(3000);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '1.5'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'calm.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['MASTER_KEY', 'short'],
    ['AI_PROVIDER', 'oracle'],
    ['AI_BASE_URL', 'ftp://x'],
    ['SMTP_URL', 'http://x'],
    ['TRIAL_DAYS', '-1'],
    // The end of such a trial is no date any more: nobody could register.
    ['TRIAL_DAYS', '1e9'],
    ['BASE_INTRO_DAYS', 'many'],
    ['BASE_INTRO_DAYS', '731'],
    ['MAIL_FROM', 'Mooring'],
    ['MAIL_FROM', 'Mooring <nowhere>'],
    ['SUPPORT_EMAIL', 'help desk'],
    ['PASSWORD_MIN', '5'],
    ['MINIMUM_AGE', '12'],
    ['PERSONA_TITLE', 'doctor'],
    ['COUNTRY', 'usa'],
    ['RATE_LIMIT_SCALE', '-1'],
    ['TRUST_PROXY', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('can be given as the path of a file, and not both ways', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'settings-')), 'port');
    writeFileSync(path, '4100\n');
    expect(readConfig({ PORT_FILE: path }).PORT).toBe(4100);
    expect(() => readConfig({ PORT_FILE: path, PORT: '1' })).toThrow('PORT_FILE');
    expect(() => readConfig({ PORT_FILE: '/nowhere/port' })).toThrow('PORT_FILE');
  });

  it('that belong together are asked for together', () => {
    expect(() => readConfig({ AI_BASE_URL: 'http://localhost:1' })).toThrow('AI_MODEL');
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk' })).toThrow('STRIPE_WEBHOOK_SECRET');
  });

  it.each([
    [{ AI_MODEL: 'm' }, 'AI_BASE_URL must'],
    [{ AI_API_KEY: 'k' }, 'AI_MODEL must'],
    [{ AI_PROVIDER: 'ollama' }, 'AI_MODEL must'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'AI_API_KEY must'],
    [{ STRIPE_WEBHOOK_SECRET: 'w' }, 'STRIPE_SECRET_KEY must'],
    [{ STRIPE_PRICE_BASE: 'p' }, 'STRIPE_SECRET_KEY must'],
  ])('given by half as %j are not left unused without a word', (env, said) => {
    expect(() => readConfig(env)).toThrow(said);
  });

  it('make a whole with what they need', () => {
    expect(readConfig({ AI_PROVIDER: 'ollama', AI_MODEL: 'm' }).AI_MODEL).toBe('m');
    const proxied = { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_BASE_URL: 'http://proxy:1' };
    expect(readConfig(proxied).AI_API_KEY).toBeUndefined();
    expect(readConfig({ MAIL_FROM: 'a@b', SUPPORT_EMAIL: 'help@calm.example' }).MAIL_FROM).toBe(
      'a@b',
    );
  });
});
