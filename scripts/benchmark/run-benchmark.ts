import path from 'node:path';
import { roomCapacity } from '@/lib/rooms/room-capacity';
import type { Machine } from '@/scripts/bootstrap/prepare-machine.mjs';
import { checkPorts } from '@/scripts/stack/check-ports';
import { testStack } from '@/scripts/stack/stack-settings';
import { textTable } from '@/scripts/stack/text-table';
import { wantedPorts } from '@/scripts/stack/wanted-ports';
import { createTestStack } from '@/scripts/testing/create-test-stack';
import { findRunningStack } from '@/scripts/testing/running-stack';
import { measureAdmissions } from './admit-all';
import { connectBench, makePeople } from './bench-room';
import {
  describeAdmissions,
  describeReplays,
  describeResolver,
  describeSwitches,
  describeTimes,
  replayHead,
} from './describe';
import { measureFirstLoad } from './first-load';
import { measureReplays } from './replayed-token';
import { measureResolver } from './resolver';
import { largestCrowd, measureSwitches } from './room-switch';
import { measureTokenRoute } from './token-route';

/** The pages that are measured, with their aims in KiB where there is one. Ids need not exist: the HTML is the same. */
const pages: readonly { name: string; route: string; aim?: number }[] = [
  { name: 'home', route: '/', aim: 150 },
  { name: 'sign in', route: '/sign-in' },
  { name: 'sign up', route: '/sign-up' },
  { name: 'rooms', route: '/rooms' },
  { name: 'room', route: '/rooms/benchmark' },
  { name: 'live room before joining', route: '/rooms/benchmark/live', aim: 210 },
];

/** `npm run bench`: figures beside their aims. It judges nothing: machines differ, ratios less so. */
export async function runBenchmark(machine: Machine): Promise<number> {
  const settings = testStack(machine.root);
  const running = findRunningStack(settings.stateDir);
  if (!running) await checkPorts(wantedPorts(settings.ports, { livekit: true }));
  const env = await createTestStack({ machine, settings, running }).serve('production');

  const rows = await measurePages(env['CHALKTALK_APP_URL'] ?? '');
  print('First Load JS (gzip -9 of the script tags)', [
    ['page', 'KiB', 'aim', 'scripts', 'heavy packages'],
    ...rows,
  ]);
  const bench = connectBench(env);
  const tokenTimes = await measureTokenRoute(bench);
  print('Token route beside a bare script that makes the same calls', describeTimes(tokenTimes));
  print('One question to the resolver, every capability', describeResolver(measureResolver(), tokenTimes));
  const logOf = (name: string) => path.join(settings.stateDir, `${name}.log`);
  const people = await makePeople(bench, largestCrowd);
  print(
    'A switch for everyone in a room, by the media server’s own report',
    describeSwitches(await measureSwitches(bench, logOf('livekit'), people)),
  );
  const waiting = people.slice(0, roomCapacity.people);
  print(
    'All who wait in a lobby let in by one press',
    describeAdmissions([
      await measureAdmissions(bench, logOf('app'), 'members', waiting),
      await measureAdmissions(bench, logOf('app'), 'by code', waiting),
    ]),
  );
  const usual = await measureReplays(bench, { isStrict: false, isFromInside: false });
  const strict = await measureReplays(bench, { isStrict: true, isFromInside: false });
  const newer = await measureReplays(bench, { isStrict: true, isFromInside: true });
  print('A token used again after its owner was removed', [
    replayHead,
    describeReplays('usual entry', usual),
    describeReplays('strict entry', strict),
    describeReplays('strict entry, a newer token from inside', newer),
  ]);
  return 0;
}

async function measurePages(appUrl: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, route, aim } of pages) {
    const { bytes, scripts, packages } = await measureFirstLoad(appUrl, route);
    const size = (bytes / 1024).toFixed(1);
    rows.push([
      name,
      size,
      aim === undefined ? '' : `≤ ${aim}`,
      String(scripts),
      packages.join(', ') || 'none',
    ]);
  }
  return rows;
}

function print(title: string, rows: readonly (readonly string[])[]): void {
  process.stdout.write(`\n${title}\n${textTable(rows)}\n`);
}
