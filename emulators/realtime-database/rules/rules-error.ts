/** Rules that cannot be read (an upload error), or an expression that fails while it runs (the rule is false). */
export class RulesError extends Error {}
