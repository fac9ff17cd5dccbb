import { readdirSync, readFileSync } from 'node:fs';

const theme = readFileSync('app/styles/theme.css', 'utf8');
const utilities = readFileSync('app/styles/utilities.css', 'utf8');

const known = new Set([
  ...[...theme.matchAll(/--color-([a-z][a-z0-9-]*):/g)].map(([, name]) => `bg-${name}`),
  ...[...utilities.matchAll(/@utility (bg-[a-z0-9-]+)/g)].map(([, name]) => name),
]);

/** The backgrounds that the views name, each with a file that does. */
function listBackgrounds(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of ['app', 'components'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/(?<!\.test)\.tsx$/.test(file))
        for (const [, name = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /(?<![\w-])(bg-[a-z][a-z0-9-]*)/g,
        ))
          found.set(name, `${folder}/${file}`);
  return found;
}

describe('the colours of backgrounds', () => {
  it('are colours of the theme: another name would draw nothing, silently', () => {
    const used = listBackgrounds();
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter(([name]) => !known.has(name))).toEqual([]);
  });
});
