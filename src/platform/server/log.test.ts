import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logging(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog('debug', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it('keeps listed fields and drops every other', () => {
    const out = logging((log) =>
      log.info({ route: '/api/x', status: 200, message: 'I feel lost', email: 'a@b.co' }, 'done'),
    );
    expect(JSON.parse(out)).toMatchObject({ route: '/api/x', status: 200, msg: 'done' });
    expect(out).not.toMatch(/lost|a@b\.co/);
  });

  it('says where an error came from, never what it said', () => {
    const err = Object.assign(new Error('value "my diary" is too long'), { code: '22001' });
    const out = logging((log) => log.error({ err }, 'failed'));
    expect(JSON.parse(out).err).toMatchObject({ name: 'Error', code: '22001' });
    expect(JSON.parse(out).err.at.length).toBeGreaterThan(0);
    expect(out).not.toContain('diary');
  });

  it('drops the words of an error wrapped in another', () => {
    const err = new Error('outer diary', { cause: new Error('inner diary') });
    expect(logging((log) => log.error({ err }, 'failed'))).not.toContain('diary');
  });
});
