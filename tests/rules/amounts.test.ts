import { readFileSync } from 'node:fs';
import { placesWithoutRow } from '@/tests/support/rule-places';
import { listWrittenByBrowsers } from '@/tests/support/written-places';
import { amountRows } from './support/amount-rows';
import { knownSheet } from './support/ink-rows';
import { seedDatabase } from './support/database-rest';
import { emulators } from './support/emulator-hosts';
import { createRoomFixture, type RoomFixture } from './support/room-fixture';

const { projectId } = emulators;

/** Where rules that are written by hand let a browser create or change something. */
function listWrittenIn(file: string): string[] {
  const open: string[] = [];
  const found = new Set<string>();
  for (const line of readFileSync(file, 'utf8')
    .replaceAll(/\/\/.*$/gm, '')
    .split('\n')) {
    const [, match] = /^\s*match \/(\S+) \{/.exec(line) ?? [];
    if (match) open.push(match);
    else if (/\{\s*$/.test(line.replaceAll(/\{\w+\}/g, ''))) open.push('');
    else if (/^\s*\}/.test(line)) open.pop();
    if (/^\s*allow [^:]*\b(?:create|update|write)\b[^:]*: if(?! false)/.test(line))
      found.add(
        open
          .slice(2)
          .filter((part) => part !== '')
          .join('/'),
      );
  }
  return [...found];
}

describe('what a browser may write', () => {
  let scene: RoomFixture;
  beforeEach(async () => {
    scene = await createRoomFixture(projectId);
    await seedDatabase(projectId, { [`worksheets/rooms/${scene.roomId}/_known/${knownSheet}`]: true });
  });

  it('has its row for each place of the rules', () => {
    const places = [
      ...listWrittenByBrowsers().map(({ path }) => path),
      ...listWrittenIn('firebase/firestore.rules'),
      ...listWrittenIn('firebase/storage.rules'),
    ];
    expect(places).toContain('rooms/{roomId}/pace/{uid}');
    expect(places).toContain('rooms/{roomId}/files/{fileId}');
    expect(
      placesWithoutRow(
        places,
        amountRows.flatMap((one) => one.places),
      ),
    ).toEqual([]);
  });

  it.each(amountRows)('$places.0 takes what fits', async ({ fits }) => {
    expect(await fits(scene, scene.actors.member)).toBe('allowed');
  });

  const floods = amountRows.flatMap(({ places: [place], floods: ways }) =>
    Object.entries(ways).map(([way, attempt]) => ({ place, way, attempt })),
  );
  it.each(floods)('$place refuses $way', async ({ attempt }) => {
    expect(await attempt(scene, scene.actors.member)).toBe('refused');
  });
});
