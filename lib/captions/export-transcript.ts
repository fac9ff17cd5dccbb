import type { KeptSaid } from './transcript';

/** How long a caption stands when nothing follows it (ms). */
const longest = 7000;

/**
 * A transcript as WebVTT (W3C), to be shown with a recording. Times count from the first words. A piece ends where the
 * next one begins, or after some seconds.
 */
export function toVtt(all: readonly KeptSaid[]): string {
  const start = all[0]?.at ?? 0;
  const cues = all.map(({ name, text, at }, index) => {
    const next = all[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    // Two who begin at once have a moment each.
    const end = Math.max(at + 1, Math.min(next, at + longest));
    return `${timeOf(at - start)} --> ${timeOf(end - start)}\n<v ${escapeName(name)}>${escapeText(text)}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** A transcript as text: a line for each piece, with its time as `format` writes it. */
export const toText = (all: readonly KeptSaid[], format: (at: number) => string): string =>
  all.map(({ name, text, at }) => `${format(at)} ${name}: ${oneLine(text)}\n`).join('');

function timeOf(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(Math.floor);
  const two = (value = 0) => String(value).padStart(2, '0');
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(ms % 1000).padStart(3, '0')}`;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
// An empty line would end a cue, and `-->` would begin one.
const escapeText = (text: string): string =>
  oneLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeName = escapeText;
