import { measureAnswer, type MeasuredAnswer } from '@/lib/math/answers/measure-answer';
import { workOutKey, type KeyedQuestion } from '@/lib/questions/judge/work-out-key';
import type { MistakeFound, Verdict } from '@/lib/questions/verdict';

type Wrong = {
  keyed: KeyedQuestion;
  expected: { text: string };
  measured: MeasuredAnswer | null;
  parts: Verdict['parts'];
  /** What the engine says about the unit. */
  unitKind: string;
  isRounding: boolean;
};

/** How far a power of ten, an inverse or a square may be off to count as one. */
const nearness = 0.005;
/** A number this near to the key was rounded on the way. */
const roundedEarly = 0.02;
const mostPowers = 15;

/** By what mistake a wrong number can be made: the answer beside keys that are changed. Undefined for none we know. */
export function findMistake(wrong: Wrong): MistakeFound | undefined {
  const { parts, unitKind, isRounding } = wrong;
  if (parts.unit === 'wrong') {
    if (unitKind === 'unit-missing') return { kind: 'unit-missing' };
    if (parts.value === 'right') return { kind: isOfKind(wrong) ? 'unit-other' : 'unit-kind' };
    return { kind: 'unit-kind' };
  }
  if (parts.value === 'right') return parts.figures === 'wrong' ? { kind: 'figures' } : undefined;
  if (isRounding) return { kind: 'rounded-early' };
  return findInNumbers(wrong);
}

const isOfKind = ({ measured, expected, keyed }: Wrong): boolean =>
  measured?.dimensions === measureAnswer(expected.text, keyed.question.settings)?.dimensions;

function findInNumbers({ keyed, expected, measured }: Wrong): MistakeFound | undefined {
  const { settings } = keyed.question;
  const key = measureAnswer(expected.text, settings);
  if (!measured || !key) return undefined;
  const amount = (si: number) => si / key.scale - key.zero;
  const [wanted, given] = [amount(key.si), amount(measured.si)];
  if (isNear(given, -wanted)) return { kind: 'sign' };
  const power = Math.round(Math.log10(Math.abs(given / wanted)));
  if (power !== 0 && Math.abs(power) <= mostPowers && isNear(given, wanted * 10 ** power))
    return { kind: 'power-of-ten', power };
  if (isNear(given, inOtherAngle(keyed, key))) return { kind: 'degrees' };
  if (isNear(given * wanted, 1)) return { kind: 'inverse' };
  if (isNear(given, wanted ** 2) || (given > 0 && isNear(given ** 2, wanted))) return { kind: 'square' };
  return isNear(given, wanted, roundedEarly) ? { kind: 'rounded-early' } : undefined;
}

/** What the key comes to in degrees where it is in radians, and the other way round. */
function inOtherAngle(keyed: KeyedQuestion, { scale, zero }: MeasuredAnswer): number {
  const { settings } = keyed.question;
  const turned = { ...settings, angle: settings.angle === 'rad' ? ('deg' as const) : ('rad' as const) };
  const found = workOutKey({ ...keyed, question: { ...keyed.question, settings: turned } });
  const measured = found.fault === undefined ? measureAnswer(found.text, settings) : null;
  return measured ? measured.si / scale - zero : NaN;
}

const isNear = (one: number, other: number, part = nearness): boolean =>
  other !== 0 && Math.abs(one / other - 1) <= part;
