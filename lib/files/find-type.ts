import { fileTypes, typesEndingIn, type FileType } from './file-types';

/** What the first bytes of a file say that it is. */
type Content = FileType | 'zip' | 'old-office' | 'text' | null;

/**
 * The type of a file, found by its first bytes (`headBytes`). The name decides only among types that begin alike, such
 * as office documents. Null for what a room does not take: HTML, SVG, programs, and text under the name of a picture.
 */
export function findType(name: string, head: Uint8Array): FileType | null {
  const content = contentOf(head);
  const ending = endingOf(name);
  if (content === null) return null;
  if (content === 'text') return textTypeOf(ending, head);
  if (content !== 'zip' && content !== 'old-office') return content;
  const [type] = typesEndingIn(ending);
  if (type === undefined || fileTypes[type].kind !== 'office') return null;
  return isOldOffice(type) === (content === 'old-office') && beginsAs(type, head) ? type : null;
}

/** Whether it is an office document behind a password: its bytes stand in a file of the old kind. */
export function isLockedOffice(name: string, head: Uint8Array): boolean {
  const [type] = typesEndingIn(endingOf(name));
  return contentOf(head) === 'old-office' && type?.startsWith('application/vnd.openxmlformats') === true;
}

/** The ending of a name, in small letters; empty where there is none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Bytes with which a file begins, as Latin-1; `?` stands for any. */
const signatures: readonly (readonly [beginning: string, content: Exclude<Content, null>])[] = [
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['RIFF????WEBP', 'image/webp'],
  ['%PDF-', 'application/pdf'],
  ['PK\x03\x04', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'old-office'],
];

function contentOf(head: Uint8Array): Content {
  const found = signatures.find(([beginning]) => beginsWith(head, beginning));
  if (found) return found[1];
  return head.length > 0 && head.every(isTextByte) ? 'text' : null;
}

const beginsWith = (head: Uint8Array, beginning: string): boolean =>
  head.length >= beginning.length &&
  Array.from(beginning).every((sign, index) => sign === '?' || head[index] === sign.charCodeAt(0));

/** No text holds a control character but tab, the line ends, form feed and escape. */
const isTextByte = (byte: number): boolean =>
  byte >= 0x20 ? byte !== 0x7f : [0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte);

/** Declarations and whole comments, then an element of HTML or SVG, or a comment that goes on behind the head. */
const markup =
  /^\s*(?:(?:<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->)\s*)*<(?:!--(?![\s\S]*-->)|(?:!doctype|html|head|body|script|style|svg|iframe|img|a|div|p|table|h1|meta|link|title)\b)/i;

function textTypeOf(ending: string, head: Uint8Array): FileType | null {
  const text = latin1(head).replace(/^\xef\xbb\xbf/, '');
  if (markup.test(text)) return null;
  const [type = 'text/plain'] = typesEndingIn(ending);
  const { kind } = fileTypes[type];
  if (kind === 'notebook') return text.trimStart().startsWith('{') ? type : null;
  if (kind === 'text' || kind === 'table') return type;
  // The name promises a picture or a document.
  return null;
}

const isOldOffice = (type: FileType): boolean =>
  type === 'application/msword' || type.startsWith('application/vnd.ms-');

/** The first entry of the archive: OpenDocument says there what it is, and the others begin with their table. */
function beginsAs(type: FileType, head: Uint8Array): boolean {
  if (isOldOffice(type)) return true;
  const text = latin1(head);
  if (type.includes('opendocument')) return text.startsWith(`mimetype${type}`, 30);
  return /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/|ppt\/|customXml\/)/.test(text.slice(30));
}

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
