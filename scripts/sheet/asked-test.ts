import type { AnswerForm, AnswerTest } from '../../lib/math/answers/answer-test';

/** Options as they stand in a request. */
export type Options = Readonly<Record<string, unknown>>;

/** The forms by our names, and by those of the answer tests of STACK. */
const forms: Readonly<Record<string, AnswerForm>> = {
  'as-typed': 'as-typed',
  expanded: 'expanded',
  factored: 'factored',
  'lowest-terms': 'lowest-terms',
  'single-fraction': 'single-fraction',
  'completed-square': 'completed-square',
  'partial-fractions': 'partial-fractions',
  EqualComAss: 'as-typed',
  Expanded: 'expanded',
  FacForm: 'factored',
  LowestTerms: 'lowest-terms',
  SingleFrac: 'single-fraction',
  CompSquare: 'completed-square',
  PartFrac: 'partial-fractions',
};

/** The test that a request asks for by its kind; null for a kind that does not exist. */
export function testOf(kind: string, form: string, options: Options): AnswerTest | null {
  const text = (name: string) => (typeof options[name] === 'string' ? options[name] : undefined);
  const number = (name: string) => (typeof options[name] === 'number' ? options[name] : undefined);
  const flag = (name: string) => options[name] === true;
  const figures = {
    sig: number('sig'),
    decimals: number('decimals'),
    accuracy: number('accuracy'),
    figuresOnly: flag('figuresOnly'),
    moreAllowed: flag('moreAllowed'),
    zerosDoNotCount: flag('zerosDoNotCount'),
  };
  const tolerance = { relative: number('relative'), absolute: number('absolute') ?? text('absolute') };
  const assuming = text('assuming');
  switch (kind) {
    case 'value':
    case 'number':
      return { kind: 'value', assuming, ...tolerance };
    case 'set':
    case 'system':
      return { kind };
    case 'unit':
    case 'units':
      return { kind: 'unit', sameUnit: flag('sameUnit'), ...figures, ...tolerance };
    case 'figures':
      return { kind: 'figures', ...figures };
    case 'integral':
    case 'antiderivative':
      return { kind: 'antiderivative', variable: text('variable') ?? 'x', assuming };
    case 'form': {
      const wanted = forms[form];
      return wanted ? { kind: 'form', form: wanted, variable: text('variable') } : null;
    }
    default:
      return null;
  }
}
