import 'server-only';
import * as z from 'zod/mini';
import { openText, sealText } from '@/lib/core/server/sealed-text';
import { AppError } from '@/lib/errors/app-error';
import { fileIdSchema } from '@/lib/files/schema';
import { roomIdSchema, uidSchema } from '@/lib/rooms/schema';

/** How long a link works (ms): a page asks for another one when it needs it. */
const lifetime = 10 * 60_000;

const linkSchema = z.object({
  roomId: roomIdSchema,
  fileId: fileIdSchema,
  uid: uidSchema,
  /** When their sign-in was (s): one that is ended takes its links along. */
  authTime: z.number(),
  until: z.number(),
});
export type FileLink = z.infer<typeof linkSchema>;

const purpose = { key: 'links to files', of: 'file' } as const;

/** A link for one person to one file. It says nothing to anybody but our server. */
export function sealLink(
  target: Omit<FileLink, 'until'>,
  now: number = Date.now(),
): { path: string; until: number } {
  const until = now + lifetime;
  return { path: `/api/files/${sealText(JSON.stringify({ ...target, until }), purpose)}`, until };
}

/** What a link leads to. Throws `files/link-over` for one that is too old, and for what is no link of ours. */
export function openLink(sealed: string, now: number = Date.now()): FileLink {
  const link = readLink(sealed);
  if (!link || link.until < now) throw new AppError('files/link-over');
  return link;
}

function readLink(sealed: string): FileLink | null {
  try {
    return z.parse(linkSchema, JSON.parse(openText(sealed, purpose)));
  } catch {
    return null;
  }
}
