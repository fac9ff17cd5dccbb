import { emptyDraft, type QuestionDraft } from '@/lib/questions/draft/question-draft';
import { readParameters, writeParameters } from '@/lib/questions/draft/read-parameters';
import { draftOfLine, toDraft } from '@/lib/questions/draft/to-draft';
import { toQuestion } from '@/lib/questions/draft/to-question';

const torque: QuestionDraft = { ...emptyDraft, prompt: 'How large is the torque?', answer: 'F r' };

describe('numbers of one’s own', () => {
  it.each([
    ['m from 2 to 5 kg step 0.5', { name: 'm', from: 2, to: 5, step: 0.5, unit: 'kg' }],
    ['n from 1 to 9', { name: 'n', from: 1, to: 9, step: 1, unit: '' }],
    ['v from -3 to 3 m/s', { name: 'v', from: -3, to: 3, step: 1, unit: 'm/s' }],
    ['h from 0,5 to 2 m step 0,25', { name: 'h', from: 0.5, to: 2, step: 0.25, unit: 'm' }],
  ])('are read from %s', (line, parameter) => {
    expect(readParameters(line)).toEqual([parameter]);
    expect(readParameters(writeParameters([parameter]))).toEqual([parameter]);
  });

  it.each(['m between 2 and 5', 'from 2 to 5', 'm from 5 to 2', 'm from 2 to 5 kg step 0'])(
    'are not read from %s',
    (line) => expect(readParameters(line)).toBeNull(),
  );
});

describe('a draft of a question', () => {
  it.each<[string, Partial<QuestionDraft>]>([
    ['prompt', { prompt: ' ' }],
    ['parameters', { parameters: 'm = 3' }],
    ['answer', { answer: '' }],
    ['choices', { kind: 'poll', choices: [{ id: 'a', text: 'Yes', isRight: false }] }],
    ['amount', { tolerance: 'relative', amount: 'much' }],
    ['count', { figures: 'exactly', count: '0' }],
    ['minutes', { minutes: 'long' }],
  ])('says that its %s is missing', (fault, change) => {
    expect(toQuestion({ ...torque, ...change })).toEqual({ fault });
  });

  it('asks for one right choice, unless several may be chosen', () => {
    const choices = ['a', 'b'].map((id) => ({ id, text: id, isRight: true }));
    const draft = { ...torque, kind: 'choice', choices } as const;
    expect(toQuestion(draft)).toEqual({ fault: 'right' });
    expect(toQuestion({ ...draft, several: true })).toMatchObject({ key: { right: ['a', 'b'] } });
  });

  it.each<[string, Partial<QuestionDraft>]>([
    ['a number with tolerance and time', { tolerance: 'relative', amount: '0.5', minutes: '1.5' }],
    ['a number with figures', { figures: 'at-least', count: '2', hints: 'Look at r.\nAnd at F.' }],
    ['numbers of one’s own', { parameters: 'F from 2 to 9 N', freshNumbers: true }],
    ['a formula', { kind: 'formula', form: 'factored', showsWitness: false }],
    ['a text', { kind: 'text', texts: 'torque\nmoment', answer: '' }],
  ])('is the same after it was kept: %s', (_, change) => {
    const draft = { ...torque, ...change };
    const written = toQuestion(draft);
    if ('fault' in written) throw new Error(written.fault);
    expect(toDraft(written.question, written.key)).toEqual(draft);
  });

  it.each([
    ['tau = F r', 'F = 3 N\nr = 2 m', 'number', 'tau = ?'],
    ['x^2 - 5 x + 6 = 0', '', 'solutions', ''],
    ['(a + b)^2', '', 'formula', ''],
    ['3/4 + 1/8', '', 'number', ''],
  ])('takes its right answer from the line %s', (source, given, kind, prompt) => {
    expect(draftOfLine({ source, given })).toMatchObject({ kind, prompt, given, answer: source });
  });

  it('is calculated as the sheet of its line', () => {
    const settings = { angle: 'deg', numbers: 'real', decimalSign: ',' } as const;
    const sheet = { ...settings, digits: 3 };
    expect(draftOfLine({ source: 'sin(30)', given: '', settings: sheet }).settings).toEqual(settings);
  });
});
