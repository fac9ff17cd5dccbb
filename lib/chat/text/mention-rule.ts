import type { StateInline } from 'markdown-it';

/** As `uidSchema`, and without blanks, so that a sentence in brackets is none. */
const mention = /@\[((?!_)[^/.#$[\]\s\p{Cc}]{1,128})\]/uy;

/**
 * `@[uid]`, which the composer writes when a person is chosen. It holds no name: the reader's page shows the present
 * name of this person, so nobody can be mentioned under a name that another person has typed.
 */
export function readMention(state: StateInline, isSilent: boolean): boolean {
  const { src, pos } = state;
  if (src[pos] !== '@' || /[\p{L}\p{N}]/u.test(src[pos - 1] ?? '')) return false;
  mention.lastIndex = pos;
  const [text, uid] = mention.exec(src) ?? [];
  if (text === undefined || uid === undefined) return false;
  if (!isSilent) state.push('mention', '', 0).content = uid;
  state.pos = pos + text.length;
  return true;
}

/** The people whom a kept text mentions, each once. */
export function listMentioned(text: string): string[] {
  const found = [...text.matchAll(new RegExp(mention.source, 'gu'))];
  const uids = found
    .filter(({ index }) => !/[\p{L}\p{N}]/u.test(text[index - 1] ?? ''))
    .map(([, uid = '']) => uid);
  return [...new Set(uids)];
}

/** A mention as it is kept in a message. */
export const writeMention = (uid: string): string => `@[${uid}]`;
