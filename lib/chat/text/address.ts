/** A complete address that a message may link to, or null: no script, no file, no name before the host. */
export function readAddress(typed: string): string | null {
  if (!/^(?:https?:\/\/|mailto:)/iu.test(typed) || !URL.canParse(typed)) return null;
  const { href, username, password } = new URL(typed);
  return username === '' && password === '' ? href : null;
}

/**
 * An address as it is shown: as typed where that says where the link leads, else as the browser will ask for it. A host
 * of letters that look like others then stands in its plain form.
 */
export function showAddress(address: string, typed: string): string {
  const { protocol, origin, pathname } = new URL(address);
  if (protocol === 'mailto:') return pathname;
  const isSame =
    typed.slice(0, origin.length).toLowerCase() === origin && /^[/?#]|^$/u.test(typed.slice(origin.length));
  return isSame && !unseen.test(typed) ? typed : address;
}

/** Whether words could be taken for another address than the one they lead to. */
export function misleads(words: string, address: string): boolean {
  const seen = words.replaceAll(narrow, '').normalize('NFKC').replaceAll(/[。｡]/gu, '.').trim();
  if (!likeAddress.test(seen)) return false;
  const complete = [seen, `https://${seen}`, `http://${seen}`, `mailto:${seen}`];
  return words !== seen || !complete.some((text) => readAddress(text) === address);
}

const likeAddress = /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}]\.\p{L}{2,}|\d\.\d+\.\d+\.\d/iu;
/** Characters that take no place, or turn what stands around them. */
const unseen = /[\p{Cc}\p{Cf}]/u;
/** Those, and blanks that are hardly seen or break the line. */
const narrow = /[\p{Cc}\p{Cf}]|[^\S ]/gu;
