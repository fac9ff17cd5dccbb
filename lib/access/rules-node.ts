import { plainText } from '@/lib/core/plain-text';

/** A node of Realtime Database rules: an expression under a dotted key, or a child. */
export type RulesNode = { readonly [key: string]: string | false | RulesNode };

export const isNumber: RulesNode = { '.validate': 'newData.isNumber()' };
export const isString: RulesNode = { '.validate': 'newData.isString()' };
export const isBoolean: RulesNode = { '.validate': 'newData.isBoolean()' };
export const nothingElse: RulesNode = { $other: { '.validate': false } };

/** Text that a browser writes: no longer than this, and nothing in it that is not seen. */
export const textUpTo = (letters: number) => ({
  '.validate': `newData.isString() && newData.val().length <= ${letters} && newData.val().matches(/${plainText}/)`,
});

/** The instant of the write, by the server's clock. */
export const isNow = { '.validate': 'newData.isNumber() && newData.val() === now' };

/** A record with these fields, optional ones, and no others. */
export const recordOf = (
  required: Readonly<Record<string, RulesNode>>,
  optional: RulesNode = {},
): RulesNode => ({
  '.validate': `newData.hasChildren([${Object.keys(required)
    .map((field) => `'${field}'`)
    .join(', ')}])`,
  ...required,
  ...optional,
  ...nothingElse,
});
