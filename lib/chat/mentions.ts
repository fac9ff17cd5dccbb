import { listMentioned, writeMention } from './text/mention-rule';

/** Somebody whose name was chosen for a message. */
export type Mentioned = { readonly uid: string; readonly name: string };

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** The part of a name that is being typed. */
export type MentionQuery = { readonly start: number; readonly typed: string };

/** What stands between an `@` and the caret, or null where no name is typed. A name may have blanks in it. */
export function findMentionQuery(text: string, caret: number): MentionQuery | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start === -1 || caret <= start || isLetter(text[start - 1])) return null;
  const typed = text.slice(start + 1, caret);
  return typed.length <= longestQuery && !/[\n@[\]]/.test(typed) ? { start, typed } : null;
}

const longestQuery = 40;
const mostOffered = 6;

/** The people whose names have a word that begins so, as many as a list can show. */
export function offerMentions<Person extends Mentioned>(people: readonly Person[], typed: string): Person[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const isMeant = ({ name }: Person) => {
    const whole = name.toLocaleLowerCase();
    return whole.startsWith(wanted) || whole.split(/\s+/u).some((word) => word.startsWith(wanted));
  };
  // What is typed after a name that stands there already is the sentence.
  if (people.some(({ name }) => `${wanted} `.startsWith(`${name.toLocaleLowerCase()} `))) return [];
  return people.filter(isMeant).slice(0, mostOffered);
}

/** The text with a chosen name in it, and where the caret stands then. */
export function insertMention(text: string, { start, typed }: MentionQuery, name: string) {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(start + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}

/** The message as it is kept: each chosen name is the uid. A name that nobody was chosen by stays text. */
export function writeMentions(text: string, chosen: readonly Mentioned[]): string {
  // A longer name first: one may begin as another.
  const byLength = chosen.toSorted((one, other) => other.name.length - one.name.length);
  let written = '';
  for (let at = 0; at < text.length;) {
    const found = byLength.find(({ name }) => isNameAt(text, at, name));
    written += found ? writeMention(found.uid) : text.charAt(at);
    at += found ? found.name.length + 1 : 1;
  }
  return written;
}

const isNameAt = (text: string, at: number, name: string): boolean =>
  text.startsWith(`@${name}`, at) && !isLetter(text[at - 1]) && !isLetter(text[at + 1 + name.length]);

/** Whether a kept text mentions somebody. */
export const isMentioned = (text: string, uid: string): boolean => listMentioned(text).includes(uid);

/** Whether a message is for somebody by name, who hears of it at once where they are away: see `tellOfMessage`. */
export const isToldAtOnce = ({ text, to }: { text: string; to: string }): boolean =>
  to !== 'everyone' || listMentioned(text).length > 0;
