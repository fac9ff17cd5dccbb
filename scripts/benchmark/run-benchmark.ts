import path from 'node:path';
import { roomCapacity } from '@/lib/rooms/settings/room-capacity';
import type { checkBenchmark } from '@/scripts/bootstrap/check-tests.mjs';
import type { Machine } from '@/scripts/bootstrap/prepare-machine.mjs';
import { testStack } from '@/scripts/stack/stack-settings';
import { textTable } from '@/scripts/stack/text-table';
import { createTestStack } from '@/scripts/testing/create-test-stack';
import { measureAdmissions } from './admit-all';
import { connectBench, makePeople } from './bench-room';
import {
  describeAdmissions,
  describeDisablings,
  describeJoins,
  describeReplays,
  describeResolver,
  describeSwitches,
  describeTimes,
  replayHead,
} from './describe';
import { measureDisablings } from './disabled-person';
import { describeInk, measureInk } from './ink/ink';
import { measureFirstLoad, requireKnownPackages } from './first-load';
import { listRoutes, toAddress } from './list-routes';
import { loadBudgets } from './load-budget';
import { measureJoins } from './join-stages';
import { describeAnswers, measureAnswers } from './questions/answers-at-once';
import { measureReplays } from './replayed-token';
import { measureResolver } from './resolver';
import { largestCrowd, measureSwitches } from './room-switch';
import { describeTalk, measureTalk } from './talk/talk';
import { describeSheet, measureSheet } from './worksheet/engine';
import { describeSheetPages, measureSheetPages } from './worksheet/pages';
import { measureTokenRoute } from './token-route';

/**
 * `npm run bench`: figures beside their aims. It judges nothing, for machines differ, ratios less so, and fails only
 * where something could not be measured.
 */
export async function runBenchmark(
  machine: Machine,
  { running, only }: Awaited<ReturnType<typeof checkBenchmark>>,
): Promise<number> {
  const settings = testStack(machine.root);
  const env = await createTestStack({ machine, settings, running }).serve('production');

  const bench = connectBench(env);
  const logOf = (name: string) => path.join(settings.stateDir, `${name}.log`);
  const failures: string[] = [];
  const section = async (title: string, measure: () => Promise<readonly (readonly string[])[]>) => {
    // What one section meets on a machine that is too busy for it takes no figure from the others.
    const rows = await measure().catch((error: unknown): readonly (readonly string[])[] => {
      failures.push(title);
      return [['not measured', String(error)]];
    });
    process.stdout.write(`\n${title}\n${textTable(rows)}\n`);
  };

  const ink = () =>
    section('Ink', async () => describeInk(await measureInk(bench, settings.root, machine.chromium)));
  const outcome = () => (failures.length === 0 ? 0 : 1);
  if (only === 'ink') {
    await ink();
    return outcome();
  }
  await section('First Load JS (gzip -9 of the script tags)', async () => {
    requireKnownPackages(path.join(settings.root, settings.distDir));
    return [
      ['page', 'KiB', 'aim', 'scripts', 'heavy packages'],
      ...(await measurePages(env['CHALKTALK_APP_URL'] ?? '', listRoutes(path.join(settings.root, 'app')))),
    ];
  });
  if (only === 'first-load') return outcome();
  await section('The engine of the worksheet', async () => describeSheet(await measureSheet(settings)));
  await section('The worksheet in a browser', async () =>
    describeSheetPages(await measureSheetPages(bench, machine.chromium)),
  );
  await ink();
  await section('Messages, files and presence', async () =>
    describeTalk(await measureTalk(bench, machine.chromium, env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '')),
  );
  const tokenTimes = measureTokenRoute(bench);
  await section('Token route beside a bare script that makes the same calls', async () =>
    describeTimes(await tokenTimes),
  );
  await section('One question to the resolver, every capability', async () =>
    describeResolver(measureResolver(), await tokenTimes),
  );
  await section('From the press on Join to the first picture, beside a bare page', async () =>
    describeJoins(await measureJoins(bench, machine.chromium)),
  );
  const people = await makePeople(bench, largestCrowd);
  await section('A switch for everyone in a room, by the media server’s own report', async () =>
    describeSwitches(await measureSwitches(bench, logOf('livekit'), people)),
  );
  const waiting = people.slice(0, roomCapacity.places);
  await section('All who wait in a lobby let in by one press', async () =>
    describeAdmissions([
      await measureAdmissions(bench, logOf('app'), 'members', waiting),
      await measureAdmissions(bench, logOf('app'), 'by code', waiting),
    ]),
  );
  await section('A class that answers one question at the same instant', async () =>
    describeAnswers(await measureAnswers(bench, people.slice(0, 30))),
  );
  await section('Somebody in a call whose account is disabled', async () =>
    describeDisablings(await measureDisablings(bench)),
  );
  await section('A token used again after its owner was removed', async () => [
    replayHead,
    describeReplays('usual entry', await measureReplays(bench, { isStrict: false, isFromInside: false })),
    describeReplays('strict entry', await measureReplays(bench, { isStrict: true, isFromInside: false })),
    describeReplays(
      'strict entry, a newer token from inside',
      await measureReplays(bench, { isStrict: true, isFromInside: true }),
    ),
  ]);
  return outcome();
}

async function measurePages(appUrl: string, routes: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const route of routes) {
    const { bytes, scripts, packages } = await measureFirstLoad(appUrl, toAddress(route));
    const size = (bytes / 1024).toFixed(1);
    const aim = loadBudgets[route];
    rows.push([
      route,
      size,
      aim === undefined ? '' : `≤ ${aim}`,
      String(scripts.length),
      packages.join(', ') || 'none',
    ]);
  }
  return rows;
}
