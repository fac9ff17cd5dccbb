import 'server-only';
import { AppError } from '@/lib/errors/app-error';

/** The largest body that a door of ours reads, in bytes. */
const bodyLimit = 256 * 1024;

/**
 * The body as text. It is counted while it arrives, whatever `content-length` says, and reading stops at the
 * limit. Throws `request/too-large`, and `request/malformed` when it is not UTF-8 or breaks off.
 */
export async function readBody(request: Request, limit = bodyLimit): Promise<string> {
  if (!request.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let size = 0;
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > limit) throw new AppError('request/too-large', { details: { limit } });
      text += decoder.decode(value, { stream: true });
    }
  } catch (cause) {
    await reader.cancel().catch(() => undefined);
    throw cause instanceof AppError ? cause : new AppError('request/malformed', { cause });
  }
}

/** The body as JSON. Throws as `readBody`, and `request/malformed` when it is not JSON. */
export async function readJson(request: Request, limit = bodyLimit): Promise<unknown> {
  const text = await readBody(request, limit);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('request/malformed', { cause });
  }
}
