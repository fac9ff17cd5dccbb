/**
 * The first minor version of each line of Node that every package here runs on (Sentry's asks for the most); odd
 * lines are none of them. package.json says the same to npm and to Vercel.
 */
const lines = new Map([
  [20, 19],
  [22, 12],
]);
/** From this one on, every line. */
const onwards = 24;

/**
 * What is wrong with a version of Node, in one sentence, or null. This file and the scripts that import it are read
 * by the Node that is too old: no newer syntax, no newer names.
 * @param {string} version for example `20.19.0`
 * @returns {string | null}
 */
export function complainAboutNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const firstMinor = major >= onwards ? 0 : lines.get(major);
  if (firstMinor !== undefined && minor >= firstMinor) return null;
  return `Chalktalk needs Node 20.19 or newer (of Node 22: 22.12 or newer; not 21 or 23), and this is Node ${version}: install another from https://nodejs.org, then try again.`;
}

/** Ends the process with that sentence where Node is too old. */
export function requireNode() {
  const complaint = complainAboutNode(process.versions.node);
  if (complaint === null) return;
  process.stderr.write(`\n${complaint}\n`);
  process.exit(1);
}
