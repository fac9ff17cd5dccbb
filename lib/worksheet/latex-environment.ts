/** Environments that stand in a text without dollars, and what sets their lines within a formula. */
const environments: Readonly<Record<string, string | null>> = {
  equation: null,
  align: 'aligned',
  eqnarray: 'aligned',
  gather: 'gathered',
  multline: 'gathered',
};

/** The names, for a pattern. */
export const environmentNames = Object.keys(environments).join('|');

/** The formula in an environment of LaTeX, without the labels and numbers of a paper. */
export function texOfEnvironment(name: string, body: string): string {
  const lines = body.replaceAll(/\\(?:label\{[^}]*\}|nonumber|notag)/gu, '').trim();
  const inner = environments[name] ?? null;
  return inner === null ? lines : `\\begin{${inner}}\n${lines}\n\\end{${inner}}`;
}
