import { findUnit } from '../../units/find-unit';
import { isKeyword } from '../cursor';
import type { Token } from '../token';

/** Tokens after reading words as signs, and the words: a name of the sheet comes before them. */
export type JoinedWords = { tokens: readonly Token[]; words: Set<string> };

const hours = new Set(['h', 'hr', 'hrs', 'hour', 'hours']);
const minutes = new Set(['min', 'mins', 'minute', 'minutes']);
const times = new Set([...hours, ...minutes, 's', 'sec', 'secs', 'second', 'seconds', 'd', 'day', 'days']);

/** Reads times as people write them: `1h30min`, `1 h 30`, `2:30 h`, `12:30 - 11:45`; and `10C3`, `per`. */
export function joinTimes(
  typed: readonly Token[],
  words: Set<string>,
  names: ReadonlySet<string>,
): JoinedWords {
  if (!mayHoldTimes(typed)) return { words, tokens: typed };
  const clocked = joinClocks(typed);
  const tokens = clocked.flatMap((token, at) => {
    if (token.kind !== 'name' || names.has(token.text)) return [token];
    const [before, after] = [clocked[at - 1], clocked[at + 1]];
    const isMinute =
      token.text === 'm' && before?.kind === 'number' && hours.has(clocked[at - 2]?.text ?? '');
    if (isMinute) return [{ ...token, text: 'min' }];
    const parts = before?.kind === 'number' ? partsOf(token, before, after) : null;
    if (parts) words.add(token.text);
    if (parts) return parts;
    if (token.text !== 'per' || !before || isKeyword(before)) return [token];
    words.add('per');
    return [{ ...token, kind: 'operator' as const, text: '/', isSpaced: after?.kind !== 'name' }];
  });
  // In `km per hour` the unit follows as closely as behind a slash.
  const isPer = ({ kind, text, start, end }: Token) =>
    kind === 'operator' && text === '/' && end - start === 3;
  return {
    words,
    tokens: tokens.map((token, at) => {
      const before = tokens[at - 1];
      return before && isPer(before) && !before.isSpaced ? { ...token, isSpaced: false } : token;
    }),
  };
}

/** Most lines have neither a colon nor a name behind a number: they stay as they are. */
const mayHoldTimes = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, text }, at) =>
      text === ':' || text === 'per' || (kind === 'name' && tokens[at - 1]?.kind === 'number'),
  );

/** A name right behind a number that is more than a name: `h30min`, `C3`; null for a plain one. */
function partsOf(name: Token, number: Token, after: Token | undefined): Token[] | null {
  const isTight = number.end === name.start;
  const isWhole = /^\d+$/.test(number.text);
  const chosen = isWhole && isTight ? /^(nCr|nPr|C|P)(\d+)$/.exec(name.text) : null;
  if (chosen)
    return cut(name, [
      chosen[1] === 'P' ? 'nPr' : chosen[1] === 'C' ? 'nCr' : (chosen[1] ?? ''),
      chosen[2] ?? '',
    ]);
  if (isWhole && (name.text === 'C' || name.text === 'P') && after?.kind === 'number')
    return [{ ...name, text: name.text === 'C' ? 'nCr' : 'nPr' }];
  if (name.text === 'd' && after?.kind === 'number') return [{ ...name, text: 'day' }];
  if (isTight && /^\p{L}+\d/u.test(name.text)) return smallerParts(name);
  return null;
}

/** `h30min` is `h 30 min`, `h30` is `h 30 min`, `km300m` is `km 300 m`; each unit is smaller than the one before. */
function smallerParts(name: Token): Token[] | null {
  const parts = name.text.match(/\p{L}+|\d+/gu) ?? [];
  const isShort = parts.length === 2 && hours.has(parts[0]) && Number(parts[1]) < 60;
  const all = isShort
    ? [...parts, 'min']
    : parts.map((part, at) =>
        at === 2 && part === 'm' && parts.some((one) => hours.has(one)) ? 'min' : part,
      );
  const units = all.filter((part) => !/^\d/.test(part)).map(findUnit);
  const isFalling = units.every((unit, at) => {
    const larger = units[at - 1];
    return (
      unit &&
      (at === 0 ||
        (larger && larger.dimensions.join() === unit.dimensions.join() && larger.scale > unit.scale))
    );
  });
  return isFalling && all.length > 2 && all.length % 2 === 1 ? cut(name, all) : null;
}

/** Cuts a token into names and numbers, which stand apart like words. */
function cut(token: Token, parts: readonly string[]): Token[] {
  let { start } = token;
  return parts.map((text, at) => {
    const from = start;
    start = Math.min(start + text.length, token.end);
    const kind = /^\d/.test(text) ? 'number' : 'name';
    return { kind, text, start: from, end: start, isSpaced: at > 0 || token.isSpaced };
  });
}

/** Clock times: `2:30 h`, and `12:30 - 11:45`, where a colon on both sides of a sum is no range. */
function joinClocks(typed: readonly Token[]): Token[] {
  const isClock = (at: number) => clockAt(typed, at);
  const found = typed.flatMap((_, at) => (isClock(at) ? [at] : []));
  if (found.length === 0) return withMinutes(typed);
  const isSign = (at: number) => ['+', '-'].includes(typed[at]?.text ?? '') && typed[at]?.kind === 'operator';
  const isTime = (at: number) => {
    const token = typed[at];
    return token?.kind === 'name' && times.has(token.text);
  };
  const isMeant = (at: number) =>
    isTime(at + 3) ||
    (isSign(at + 3) && (isClock(at + 4) || isTime(at + 5))) ||
    (isSign(at - 1) && (isClock(at - 4) || isTime(at - 2))) ||
    (['to', 'in', 'as'].includes(typed[at + 3]?.text ?? '') && isTime(at + 4));
  const tokens: Token[] = [];
  for (let at = 0; at < typed.length; at++) {
    const [token, minute] = [typed[at], typed[at + 2]];
    if (!token) continue;
    if (!minute || !found.includes(at) || !isMeant(at)) {
      tokens.push(token);
      continue;
    }
    const unit = isTime(at + 3) ? typed[at + 3] : undefined;
    const isMinutes = unit !== undefined && minutes.has(unit.text);
    const text = `${token.text}:${minute.text}${isMinutes ? ' min' : ''}`;
    tokens.push({ ...token, kind: 'time', text, end: unit?.end ?? minute.end });
    at += unit ? 3 : 2;
  }
  return withMinutes(tokens);
}

/** Whether `h:mm` stands there without blanks, and no further colon. */
function clockAt(tokens: readonly Token[], at: number): boolean {
  const [hour, colon, minute] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!hour || !colon || !minute || hour.kind !== 'number' || minute.kind !== 'number') return false;
  const isTight = colon.start === hour.end && minute.start === colon.end;
  const isLong = tokens[at - 1]?.text === ':' || tokens[at + 3]?.text === ':';
  return (
    isTight && !isLong && colon.text === ':' && /^\d{1,3}$/.test(hour.text) && /^[0-5]\d$/.test(minute.text)
  );
}

/** `1 h 30` ends with minutes, as everybody says it. */
function withMinutes(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [number, unit, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
    const isOpen =
      number?.kind === 'number' && unit?.kind === 'name' && token.kind === 'number' && token.isSpaced;
    const isLast =
      !after ||
      ['end', 'line'].includes(after.kind) ||
      isKeyword(after) ||
      ['+', '-', ')', ','].includes(after.text);
    if (!isOpen || !isLast || !hours.has(unit.text) || !/^[0-5]?\d$/.test(token.text)) return [token];
    return [token, { kind: 'name', text: 'min', start: token.end, end: token.end, isSpaced: true }];
  });
}
