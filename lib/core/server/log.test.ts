import { AppError } from '@/lib/errors/app-error';
import { outcomeOf, writeLog } from '@/lib/core/server/log';

const written = (...line: Parameters<typeof writeLog>): Record<string, unknown> => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  writeLog(...line);
  const text = String(write.mock.calls[0]?.[0]);
  expect(text.endsWith('\n')).toBe(true);
  return JSON.parse(text) as Record<string, unknown>;
};

describe('The log', () => {
  it('is one line of JSON with the instant, the level and the event', () => {
    const line = written('token', { requestId: 'r1', code: 'ok' });
    expect(line).toMatchObject({ level: 'info', event: 'token', requestId: 'r1', code: 'ok' });
    expect(new Date(String(line['at'])).getTime()).not.toBeNaN();
  });

  it('calls a refusal information, and names no cause of it', () => {
    const outcome = outcomeOf(new AppError('rooms/ended', { cause: new Error('inner') }));
    expect(outcome).toEqual({ code: 'rooms/ended' });
    expect(written('token', outcome)).toMatchObject({ level: 'info' });
  });

  it('calls a fault of ours an error and keeps its cause without naming anybody', () => {
    const outcome = outcomeOf(new Error('no row for ada@example.org'));
    expect(outcome['code']).toBe('server/internal');
    expect(outcome['cause']).toContain('no row for');
    expect(outcome['cause']).not.toContain('ada@example.org');
    expect(written('token', outcome)).toMatchObject({ level: 'error' });
  });
});
