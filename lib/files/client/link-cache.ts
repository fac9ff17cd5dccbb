import { callServer } from '@/lib/callables/client/call-server';
import { makeFileLink } from '../contract';

type Link = { readonly path: string; readonly until: number };

const links = new Map<string, Promise<Link>>();
/** A link that ends so soon is replaced: what it leads to still has to arrive (ms). */
const soon = 60_000;

/** The address of a file's bytes; one that is asked for again within its minutes is the same, so the picture is too. */
export async function keptFileLink(roomId: string, fileId: string): Promise<string> {
  const key = `${roomId}/${fileId}`;
  const known = await links.get(key)?.catch(() => null);
  if (known && known.until - soon > Date.now()) return known.path;
  const asked = callServer(makeFileLink, { roomId, fileId });
  links.set(key, asked);
  return (await asked).path;
}
