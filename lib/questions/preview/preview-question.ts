import { drawNumbers, linesOf } from '@/lib/questions/draw-numbers';
import { judgeAnswer } from '@/lib/questions/judge/judge-answer';
import { workOutKey, type KeyedQuestion } from '@/lib/questions/judge/work-out-key';
import type { Key } from '@/lib/questions/key';
import { formulaExamples, solutionExamples } from '@/lib/questions/preview/formula-examples';
import { numberExamples } from '@/lib/questions/preview/number-examples';
import type { PreviewExample, PreviewWarning, QuestionPreview } from '@/lib/questions/preview-shape';
import type { QuestionText } from '@/lib/questions/question';

/** How many draws are tried for a warning, and how many are shown. */
const tried = 50;
const shown = 3;
/** How many examples of each kind a host reads. */
const mostExamples = 5;

const nothing: QuestionPreview = { samples: [], accepted: [], refused: [], warnings: [] };

/** What hosts see while they write: the key as the engine reads it, and what it would accept. Nothing is guessed. */
export function previewKey(question: QuestionText, key: Key): QuestionPreview {
  const { kind } = question;
  if (kind === 'poll') return nothing;
  if (kind === 'choice') return key.right.length === 0 ? { ...nothing, warnings: [noAnswer] } : nothing;
  if (kind === 'text') return previewText(question, key);
  const draws = drawSamples(question, key);
  const faults = findFaults(draws);
  const first = draws.find((draw) => workOutKey(draw).fault === undefined);
  const expected = first && workOutKey(first);
  const samples = draws.slice(0, shown).map((draw) => {
    const worked = workOutKey(draw);
    return { numbers: [...draw.numbers], key: worked.fault === undefined ? worked.text : null };
  });
  if (!first || !expected || expected.fault !== undefined) return { ...nothing, samples, warnings: faults };
  const examples = judgeExamples(first, examplesOf(question, key, expected));
  return { samples, ...examples, warnings: [...faults, ...examples.warnings] };
}

const noAnswer: PreviewWarning = { kind: 'no-answer', detail: '' };

function previewText(question: QuestionText, key: Key): QuestionPreview {
  const examples = key.texts.flatMap((text) => [text, `${text.toLowerCase()}.`]);
  return { ...nothing, accepted: judgeExamples({ question, key, numbers: [] }, examples).accepted };
}

/** The question with the numbers of some learners that are made up; with no numbers, once. */
function drawSamples(question: QuestionText, key: Key): KeyedQuestion[] {
  const { parameters, settings } = question;
  const count = parameters.length === 0 ? 1 : tried;
  return Array.from({ length: count }, (_, at) => ({
    question,
    key,
    numbers: drawNumbers(parameters, `sample ${String(at)}`, settings.decimalSign),
  }));
}

/** Each kind of fault once, with the first numbers that have it. */
function findFaults(draws: readonly KeyedQuestion[]): PreviewWarning[] {
  const found = new Map<string, PreviewWarning>();
  for (const draw of draws) {
    const worked = workOutKey(draw);
    if (worked.fault === undefined || found.has(worked.fault)) continue;
    const detail = [linesOf(draw.numbers).join(', '), worked.detail].filter((part) => part !== '').join(': ');
    found.set(worked.fault, { kind: worked.fault, detail });
  }
  return [...found.values()];
}

function examplesOf(
  { kind, settings }: QuestionText,
  key: Key,
  expected: { text: string; unit: string },
): string[] {
  if (kind === 'number') return numberExamples(expected, key, settings);
  return kind === 'formula'
    ? formulaExamples(expected.text, key, settings)
    : solutionExamples(expected.text, settings);
}

type Examples = Pick<QuestionPreview, 'accepted' | 'refused' | 'warnings'>;

function judgeExamples(keyed: KeyedQuestion, typed: readonly string[]): Examples {
  const accepted: PreviewExample[] = [];
  const refused: PreviewExample[] = [];
  const warnings: PreviewWarning[] = [];
  for (const [at, one] of withoutRepetitions(typed).entries()) {
    const judged = judgeAnswer(keyed, { typed: one });
    if (judged.outcome === 'unreadable') continue;
    const { state, parts } = judged.verdict;
    if (state === 'right') accepted.push({ typed: one });
    const wrong = Object.entries(parts).find(([, part]) => part === 'wrong')?.[0] as PreviewExample['part'];
    if (wrong !== undefined) refused.push({ typed: one, part: wrong });
    if (state === 'open' && at === 0) warnings.push({ kind: 'option-unreadable', detail: one });
  }
  if (accepted.length === 0 && warnings.length === 0 && typed[0] !== undefined)
    warnings.push({ kind: 'key-refused', detail: typed[0] });
  return { accepted: accepted.slice(0, mostExamples), refused: refused.slice(0, mostExamples), warnings };
}

/** Blanks make no other example. */
const withoutRepetitions = (typed: readonly string[]): string[] => {
  const plain = typed.map((one) => one.replaceAll(/\s/gu, ''));
  return typed.filter((_, at) => plain.indexOf(plain[at] ?? '') === at);
};
