import { parseData } from '../parse-data';
import { splitPath } from '../paths';
import { setAt } from '../tree';
import { evaluateRead, evaluateWrite, indexesAt } from './evaluate-rules';
import { parseRuleset } from './ruleset';

const rules = parseRuleset(
  JSON.stringify({
    rules: {
      a: {
        '.read': true,
        '.write': 'auth != null',
        '.validate': "newData.hasChildren(['x'])",
        '.indexOn': 'points',
        $key: { '.validate': "$key != 'bad' && newData.isNumber()", '.read': false },
      },
      mine: { '.read': "query.orderByChild == 'owner' && query.equalTo == auth.uid" },
      deep: { $one: { $two: { '.write': "$one + '/' + $two == 'p/q'" } } },
      pair: { '.write': "newData.parent().child('other').val() === 2" },
    },
  }),
);
const ann = { uid: 'ann' };
const parse = (json: unknown) => parseData(json, null, { now: 0, path: [] });

function canRead(path: string, auth: { uid: string } | null = ann, query = {}) {
  return evaluateRead(rules, { path: splitPath(path), data: null, auth, now: 1, query }).isAllowed;
}

function canWrite(before: unknown, path: string, value: unknown, auth: { uid: string } | null = ann) {
  const after = setAt(parse(before), splitPath(path), parse(value));
  return evaluateWrite(rules, { path: splitPath(path), before: parse(before), after, auth, now: 1 });
}

describe('Reading under rules', () => {
  it('is allowed below the first place that allows it, whatever stands deeper', () => {
    expect(canRead('a/x')).toBe(true);
  });

  it('is denied above, and where no rule speaks', () => {
    expect(canRead('')).toBe(false);
    expect(canRead('nowhere/deep')).toBe(false);
  });

  it('may depend on the query', () => {
    expect(canRead('mine', ann, { orderByChild: 'owner', equalTo: 'ann' })).toBe(true);
    expect(canRead('mine', ann, {})).toBe(false);
    expect(canRead('mine', null, { orderByChild: 'owner', equalTo: 'ann' })).toBe(false);
  });
});

describe('Writing under rules', () => {
  it.each<[string, unknown, string, unknown, boolean]>([
    ['a valid value', null, 'a', { x: 1 }, true],
    ['a value that a place below refuses', null, 'a', { x: 'no' }, false],
    ['a child when its parent would be invalid', null, 'a/y', 1, false],
    ['a child when its parent stays valid', { a: { x: 1 } }, 'a/y', 1, true],
    ['a child whose key is refused', { a: { x: 1 } }, 'a/bad', 1, false],
    ['a removal, which nothing validates', { a: { x: 1 } }, 'a', null, true],
    ['a removal that leaves the parent invalid', { a: { x: 1, y: 2 } }, 'a/x', null, false],
    ['a place whose keys the rule knows by name', null, 'deep/p/q', 1, true],
    ['another such place', null, 'deep/p/r', 1, false],
    ['a value judged beside its neighbour', { other: 2 }, 'pair', 1, true],
  ])('%s', (_, before, path, value, isAllowed) => {
    expect(canWrite(before, path, value).isAllowed).toBe(isAllowed);
  });

  it('says which rules refused', () => {
    expect(canWrite(null, 'a', { x: 1 }, null)).toEqual({ isAllowed: false, reason: '/a:.write is false' });
    expect(canWrite(null, 'nowhere', 1)).toEqual({ isAllowed: false, reason: 'no rule allows it' });
  });
});

it('Indexes are those of the very place', () => {
  expect(indexesAt(rules, ['a'])).toEqual(['points']);
  expect(indexesAt(rules, ['a', 'x'])).toEqual([]);
});
