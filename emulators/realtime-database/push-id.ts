import { randomBytes } from 'node:crypto';

const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/**
 * A key that sorts by time, for REST's POST: 8 characters of milliseconds and 12 of chance
 * (https://firebase.blog/posts/2015/02/the-2120-ways-to-ensure-unique_68).
 */
export function createPushId(now: number): string {
  let time = now;
  let head = '';
  for (let index = 0; index < 8; index += 1) {
    head = letter(time % 64) + head;
    time = Math.floor(time / 64);
  }
  return head + [...randomBytes(12)].map((byte) => letter(byte % 64)).join('');
}

function letter(index: number): string {
  return alphabet.charAt(index);
}
