import type { KeptUpload, UploadNote } from '../upload-ports';
import type { BytesAnswer, BytesRequest } from './post-bytes';
import { sendBySession } from './send-by-session';

const part = 4 * 1024 * 1024;
const size = 3 * part + 5;
const upload: KeptUpload = {
  ...{ id: 'f1', name: 'long.pdf', type: 'application/pdf', size },
  blob: { size, slice: (from: number, to: number) => `${from}-${to}` } as unknown as Blob,
};
const nothing: UploadNote = { session: null, sent: 0 };
const lost: BytesAnswer = { status: 0, header: () => null };

/** Storage as its protocol tells: it counts what arrives, and loses the answers that a test names. */
function open({ note = nothing, has = 0, isOver = false } = {}) {
  const log: string[] = [];
  const losses: ('request' | 'answer')[] = [];
  const progress: number[] = [];
  let received = has;
  let kept = note;
  const answer = (status: number, headers: Record<string, string> = {}): BytesAnswer => ({
    status,
    header: (name) => headers[name] ?? null,
  });
  const take = ({ headers, body, url, signal, onProgress }: BytesRequest): BytesAnswer => {
    const command = headers['x-goog-upload-command'] ?? '';
    const range = (typeof body === 'string' ? body : '').split('-').map(Number);
    log.push(command.startsWith('upload') ? `${command} ${headers['x-goog-upload-offset']}` : command);
    if (signal.aborted) return lost;
    if (command === 'start') {
      received = 0;
      return answer(200, { 'x-goog-upload-url': `${url}&session` });
    }
    if (isOver) return answer(404);
    const isAll = received === size;
    if (command === 'query') {
      return answer(200, {
        'x-goog-upload-status': isAll ? 'final' : 'active',
        'x-goog-upload-size-received': String(received),
      });
    }
    const loss = losses.shift();
    if (loss === 'request') return lost;
    received = range[1] ?? received;
    onProgress?.(received - (range[0] ?? 0));
    return loss === 'answer' ? lost : answer(200);
  };
  const sending = () =>
    sendBySession(upload, 'rooms/r1/files/f1', (sent) => progress.push(sent), {
      readAddress: () => Promise.resolve('https://storage.test'),
      readToken: () => Promise.resolve('t'),
      post: (request) => Promise.resolve(take(request)),
      readNote: () => kept,
      writeNote: (_, next) => (kept = next),
      pause: () => Promise.resolve(),
    });
  return { log, losses, progress, sending, note: () => kept, received: () => received };
}

/** Each part is twice as large as the one before. */
const whole = ['upload 0', `upload ${part}`, `upload, finalize ${3 * part}`];
/** They begin small again after a reload or a loss. */
const rest = [`upload ${part}`, `upload, finalize ${2 * part}`];

describe('an upload that outlives its page', () => {
  it('sends its parts one after the other, and keeps its address on the device', async () => {
    const { log, progress, sending, note } = open();
    await sending().result;
    expect(log).toEqual(['start', ...whole]);
    expect(progress.at(-1)).toBe(size);
    expect(note()).toEqual({ session: 'https://storage.test&session', sent: 3 * part });
  });

  it('goes on after a reload where Storage says that it is', async () => {
    const { log, sending } = open({ note: { session: 's', sent: part }, has: part });
    await sending().result;
    expect(log).toEqual(['query', ...rest]);
  });

  it('begins again when its session is over', async () => {
    const given = open({ note: { session: 's', sent: part }, isOver: true });
    const sent = given.sending();
    await Promise.resolve();
    await expect(sent.result).rejects.toMatchObject({ code: 'storage/unknown' });
    expect(given.log.slice(0, 2)).toEqual(['query', 'start']);
  });

  it('asks after each loss how much has arrived, and sends nothing twice', async () => {
    const { log, losses, sending, received } = open();
    losses.push('request', 'answer');
    await sending().result;
    expect(log).toEqual(['start', 'upload 0', 'query', 'upload 0', 'query', ...rest]);
    expect(received()).toBe(size);
  });

  it('knows that all has arrived when the last answer is lost', async () => {
    const { log, losses, sending } = open({ note: { session: 's', sent: 0 }, has: 3 * part });
    losses.push('answer');
    await sending().result;
    expect(log).toEqual(['query', whole[2], 'query']);
  });

  it('stands still in a pause, and goes on from there', async () => {
    const { log, sending } = open();
    const sent = sending();
    sent.pause();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(log).toEqual([]);
    sent.resume();
    await sent.result;
    expect(log).toEqual(['start', ...whole]);
  });

  it('ends when it is cancelled in a pause', async () => {
    const sent = open().sending();
    sent.pause();
    sent.cancel();
    await expect(sent.result).rejects.toMatchObject({ name: 'AbortError' });
  });
});
