import { readProgress, type PageLine } from '@/lib/class/page/read-progress';
import { toFault, type WallCard } from './cards';

/** A line as mathematics, and how it was read in plain typed form. */
type SetLine = { tex: string; reading: string };

/** A cell of a learner's page, as the wall has read and calculated it. */
type WallLine = PageLine & {
  source: string;
  /** Null where the line stands as typed. */
  set: SetLine | null;
};
export type WallPage = readonly WallLine[];

/** What a card shows of a line: it is set where it can be, and stands as typed otherwise. */
export type ShownLine = { source: string; set: SetLine | null };

/** The line with this number as it stands now; of several lines in one the last. Null where there is none, or words. */
export function findLine(page: WallPage, number: number): ShownLine | null {
  const line = page.find((one) => one.number === number);
  if (line === undefined || line.source.trim() === '') return null;
  const { tex = null, reading = null } = line.result?.steps?.at(-1) ?? {};
  const step = tex === null || reading === null ? null : { tex, reading };
  return { source: lastOf(line.source), set: line.set ?? step };
}

/** The part of the line with this number that does not follow; null where all of it does. */
export function findFaultyLine(page: WallPage, number: number): ShownLine | null {
  const line = page.find((one) => one.number === number);
  const result = line?.result;
  if (line === undefined || result === undefined) return null;
  const failing = result.steps?.find(({ outcome }) => outcome === 'fails');
  if (failing === undefined) return result.error === null ? null : { source: lastOf(line.source), set: null };
  const { sign, tex, reading } = failing;
  const source = [sign, reading].filter((part) => part !== null).join(' ');
  const texOf = sign === null ? '' : texOfSign[sign];
  return { source, set: tex === null ? null : { tex: `${texOf} ${tex}`.trim(), reading: source } };
}

const texOfSign = {
  '=': '=',
  '≈': '\\approx',
  '<': '<',
  '≤': '\\le',
  '>': '>',
  '≥': '\\ge',
  '⇒': '\\Rightarrow',
  '⇔': '\\Leftrightarrow',
} as const;

const lastOf = (source: string): string => source.trimEnd().split('\n').at(-1) ?? '';

/**
 * What the page itself says about a learner, where it is calculated: a record that says otherwise is wrong, or not here
 * yet. Whether they are stuck or done is theirs to say.
 */
export function correctCard(card: WallCard, page: WallPage | undefined): WallCard {
  if (page === undefined || card.state === 'not-started') return card;
  if (page.some(({ number, result }) => number !== null && result === undefined)) return card;
  const { done, fault: found } = readProgress(page, null);
  const fault = toFault(found);
  const isSame = fault?.line === card.fault?.line && fault?.kind === card.fault?.kind;
  const hasLine = page.some(({ number }) => number === card.line);
  return {
    ...card,
    ...{ done, fault },
    line: hasLine ? card.line : null,
    faultSince: fault === null ? null : isSame ? card.faultSince : card.heardAt,
  };
}
