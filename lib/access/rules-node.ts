/** A node of Realtime Database rules: an expression under a dotted key, or a child. */
export type RulesNode = { readonly [key: string]: string | false | RulesNode };

export const isNumber: RulesNode = { '.validate': 'newData.isNumber()' };
export const isString: RulesNode = { '.validate': 'newData.isString()' };
export const isBoolean: RulesNode = { '.validate': 'newData.isBoolean()' };
export const nothingElse: RulesNode = { $other: { '.validate': false } };

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
