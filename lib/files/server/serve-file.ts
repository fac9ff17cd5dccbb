import 'server-only';
import { Readable } from 'node:stream';
import { gateReference, requireOpenGate } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { openObject } from '@/lib/firebase/server/objects';
import { readRange } from '@/lib/files/byte-range';
import { filePath, type FileRecord } from '@/lib/files/schema';
import { fileReference } from '@/lib/files/server/file-references';
import { openLink, type FileLink } from '@/lib/files/server/file-link';
import { servedHeaders } from '@/lib/files/served-headers';
import { readPlace } from '@/lib/rooms/server/documents/read-place';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import { requireCapability } from '@/lib/rooms/server/documents/require-capability';

type Asked = { sealed: string; range: string | null; isDownload: boolean };

/**
 * Answers a link with the bytes of its file, or a part of them. It asks at each use whether the person still reads the
 * room. Throws `files/link-over`, `files/not-found`, and what keeps somebody out of the room.
 */
export async function serveFile({ sealed, range, isDownload }: Asked): Promise<Response> {
  const link = openLink(sealed);
  const file = await readFor(link);
  const headers = servedHeaders(file, { isDownload });
  const part = readRange(range, file.size);
  if (!part) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  }
  const { start, end, isPart } = part;
  const bytes = await openObject(filePath(link.roomId, link.fileId), file.generation ?? '', { start, end });
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    status: isPart ? 206 : 200,
    headers: {
      ...headers,
      ...(isPart && { 'content-range': `bytes ${start}-${end}/${file.size}` }),
    },
  });
}

async function readFor({ roomId, fileId, uid, authTime }: FileLink): Promise<FileRecord> {
  const also = { gate: gateReference(uid), file: fileReference(roomId, fileId) };
  const place = await readPlace(adminFirestore(), roomId, uid, also);
  const gate = place.also.gate.data() ?? null;
  // The link was made for a sign-in with the right card.
  requireOpenGate(gate, { authTime, card: gate?.card ?? null });
  requireCapability(readStanding(place, Date.now()).access, 'room:read');
  const file = place.also.file.data();
  if (file?.state !== 'here') throw new AppError('files/not-found');
  return file;
}
