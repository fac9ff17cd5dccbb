import type { KeptUpload, Sending, UploadNote } from '../upload-ports';
import { createSendGate } from './send-gate';
import { createSessionRequests, type RequestPorts, type SessionRequests } from './session-requests';

/** What sending touches; a test replaces each. */
export type SessionPorts = RequestPorts & {
  readNote: (id: string) => UploadNote;
  writeNote: (id: string, note: UploadNote) => void;
};

/**
 * Parts are multiples of 256 KiB, except the last. Source: Google's protocol for resumable uploads. Each one that
 * arrives makes the next twice as large, for between two of them the line stands still.
 */
const smallestPart = 4 * 1024 * 1024;
const largestPart = 32 * 1024 * 1024;
/**
 * Sends a file by the protocol that the SDK speaks too, and keeps the address of its session on the device: after a
 * reload it goes on where it was, which the SDK cannot. A lost line ends nothing; it is tried until it is there again.
 */
export function sendBySession(
  upload: KeptUpload,
  path: string,
  onProgress: (sent: number) => void,
  ports: SessionPorts,
): Sending {
  const gate = createSendGate();
  const storage = createSessionRequests(upload, path, { gate, ports });
  return { ...gate.controls, result: sendParts(upload, storage, onProgress, ports) };
}

async function sendParts(
  { id, size }: KeptUpload,
  storage: SessionRequests,
  onProgress: (sent: number) => void,
  ports: Pick<SessionPorts, 'readNote' | 'writeNote'>,
): Promise<void> {
  let session = ports.readNote(id).session;
  let at = session === null ? null : await storage.query(session);
  let part = smallestPart;
  for (;;) {
    if (at === 'final') return;
    if (session === null || at === null) {
      [session, at] = [await storage.open(), 0];
      ports.writeNote(id, { session, sent: 0 });
    }
    onProgress(at);
    const end = Math.min(at + part, size);
    if (await storage.sendPart({ session, from: at, end, onProgress })) {
      [at, part] = [end === size ? 'final' : end, Math.min(part * 2, largestPart)];
    } else [at, part] = [await storage.query(session), smallestPart];
    if (typeof at === 'number') ports.writeNote(id, { session, sent: at });
  }
}
