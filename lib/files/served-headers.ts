import { endingOf } from './find-type';
import { fileTypes, kindOf } from './file-types';
import type { FileRecord } from './schema';

/**
 * The headers with which a file leaves. A page may show pictures, PDF and text; everything else can only be saved, and
 * a browser guesses no other type. HTML and SVG are no types of ours, so nothing runs under our address. Its policy, a
 * sandbox, and the other headers of security stand in `next.config.mjs`, which wins over a route.
 */
export function servedHeaders(
  { name, type }: Pick<FileRecord, 'name' | 'type'>,
  { isDownload }: { isDownload: boolean },
): Record<string, string> {
  const disposition = isDownload || !isShown(type) ? 'attachment' : 'inline';
  const saved = savedName(name, type);
  return {
    // A table is shown as the text that it is.
    'content-type': kindOf(type) === 'text' || kindOf(type) === 'table' ? 'text/plain; charset=utf-8' : type,
    'content-disposition': `${disposition}; filename="${plainName(saved)}"; filename*=UTF-8''${encodeName(saved)}`,
    'accept-ranges': 'bytes',
    // Packed on the way, a part would not have the bytes that its header names.
    'cache-control': 'private, no-store, no-transform',
  };
}

const isShown = (type: FileRecord['type']): boolean =>
  ['picture', 'pdf', 'text', 'table'].includes(kindOf(type));

/** Under which name it is saved: with an ending of its type, and without what could be a path. */
export function savedName(name: string, type: FileRecord['type']): string {
  const plain = name.replaceAll(/[/\\:*?"<>|]/g, '_');
  const { endings } = fileTypes[type];
  const hasEnding = (endings as readonly string[]).includes(endingOf(plain));
  return hasEnding ? plain : `${plain}.${endings[0]}`;
}

/** For programs that read no other: every sign beyond ASCII is a low line. */
const plainName = (name: string): string => name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');

/** Percent signs for all but the signs of RFC 5987. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
