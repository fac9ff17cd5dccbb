import type { ReadNotice } from '../read-notices';
import type { ColumnHead } from './read-header';

/** What might surprise about a column: its header is no name, or its unit is none. */
export function columnNotices(head: ColumnHead, hasNumbers: boolean, source: string): ReadNotice[] {
  const { start, end, name, strange } = head;
  if (!hasNumbers) return [];
  const place = { start, length: end - start };
  if (strange)
    return [
      notice(
        'column-unit',
        `There is no unit “${strange.text}”, so the numbers of this column have none.`,
        place,
      ),
    ];
  if (name) return [];
  const title = source.slice(start, end);
  const wanted = nameFor(title);
  const words = title === '' ? 'A column without a name cannot be used.' : `“${title}” is no name.`;
  const hint = `${words} With a name it is a list for other lines.`;
  if (wanted === null) return [notice('column-name', hint, place)];
  const repair = { label: `Use ${wanted}`, source: source.slice(0, start) + wanted + source.slice(end) };
  return [notice('column-name', hint, place, repair)];
}

const notice = (
  kind: 'column-unit' | 'column-name',
  message: string,
  place: { start: number; length: number },
  repair?: { label: string; source: string },
): ReadNotice => ({ notice: { kind, message, ...place, ...(repair && { repair }) }, onlyWithout: null });

/** `Time of flight (s)` as a name with its unit: `Time_of_flight in s`; null for a title without letters. */
function nameFor(title: string): string | null {
  const [, words = title, unit] = /^(.*?)\s*[([]([^()[\]]*)[)\]]$/u.exec(title) ?? [];
  const name = words.replaceAll(/[^\p{L}\p{N}]+/gu, '_').replaceAll(/^[_\p{N}]+|_+$/gu, '');
  if (name === '') return null;
  return unit === undefined || unit === '' ? name : `${name} (${unit})`;
}
