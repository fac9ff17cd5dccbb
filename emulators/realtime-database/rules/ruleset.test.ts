import { RulesError } from './rules-error';
import { parseRuleset } from './ruleset';

describe('A rules file', () => {
  it('may have comments, also where a string looks like one', () => {
    const text = `{ // line\n "rules": { /* block */ ".read": "auth.uid == '//x'" } }`;
    expect(parseRuleset(text).root.read).not.toBeNull();
  });

  it('knows places, wildcards and indexes', () => {
    const { root } = parseRuleset(
      '{"rules":{"rooms":{"$room":{".indexOn":["at","by"],".read":"$room == \'r\'"}}}}',
    );
    expect(root.children.get('rooms')?.wildcard).toMatchObject({
      name: '$room',
      node: { indexes: ['at', 'by'] },
    });
  });

  it.each([
    ['{', /Error parsing rules/],
    ['{"rules":1}', /exactly one key/],
    ['{"rules":{},"more":1}', /exactly one key/],
    ['{"rules":{".reed":true}}', /unknown rule '.reed'/],
    ['{"rules":{"a":{".read":"nope"}}}', /^\/a:\.read: Unknown variable 'nope'/],
    ['{"rules":{"$a":{},"$b":{}}}', /only one \$variable/],
    ['{"rules":{"$a":{"$a":{}}}}', /already used/],
    ['{"rules":{"a":true}}', /expected an object/],
    ['{"rules":{".read":"newData.exists()"}}', /Unknown variable 'newData'/],
    ['{"rules":{".write":"query.orderByKey"}}', /Unknown variable 'query'/],
  ])('is refused with its place: %s', (text, message) => {
    expect(() => parseRuleset(text)).toThrow(RulesError);
    expect(() => parseRuleset(text)).toThrow(message);
  });
});
