/** The digits of a key that the Realtime Database makes, in their order. */
const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const timeDigits = 8;

/**
 * When an entry was made (ms), which its key says in its first eight digits. Null for a key that the database has not
 * made. Source: https://firebase.blog/posts/2015/02/the-2120-ways-to-ensure-unique_68
 */
export function entryTime(key: string): number | null {
  if (key.length !== 20) return null;
  let time = 0;
  for (const digit of key.slice(0, timeDigits)) {
    const value = digits.indexOf(digit);
    if (value < 0) return null;
    time = time * 64 + value;
  }
  return time;
}
