import process from 'node:process';
import { Firestore } from 'firebase-admin/firestore';
import { adminCallables } from '@/lib/admin/server/callables';
import type { Caller } from '@/lib/callables/server/callable-binding';
import { moderationCallables } from '@/lib/moderation/server/callables';
import { permissionCallables } from '@/lib/permissions/server/callables';
import { roomUpkeep } from '@/lib/rooms/server/room-upkeep';
import { roomCallables } from '@/lib/rooms/server/callables';
import { shieldCallables } from '@/lib/shield/server/callables';
import { stepOf, type DyingStep } from './dying-steps';

/** Performs a callable as our server does and dies right after one step, like a machine that is switched off. */
const [name, caller = '', input = '', last = ''] = process.argv.slice(2);
const { step: lastStep, count } = JSON.parse(last) as DyingStep;
let left = count;
/** False while the caller first finishes what other callers left in the room: those steps do not count. */
let isPerforming = false;
function noteDone(step: DyingStep['step'] | null): void {
  if (!isPerforming || step !== lastStep) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

const runTransaction = Reflect.get(Firestore.prototype, 'runTransaction') as (
  ...parameters: unknown[]
) => Promise<unknown>;
Object.assign(Firestore.prototype, {
  async runTransaction(this: Firestore, ...parameters: unknown[]) {
    const outcome = await runTransaction.apply(this, parameters);
    noteDone('commit');
    return outcome;
  },
});

const send = globalThis.fetch;
globalThis.fetch = async (address, init) => {
  const response = await send(address, init);
  const url = new URL(address instanceof Request ? address.url : address);
  if (response.ok) noteDone(stepOf({ url, method: init?.method ?? 'GET' }));
  return response;
};

const untried = () => Promise.reject(new Error('What is done with accounts and groups is not tried here.'));
const accounts = { noteExport: untried, exportDataOf: untried, deleteAccountOf: untried };
const groups = {
  ...{ findByCode: untried, findNamed: untried, findObstacle: untried, isIn: untried },
  ...{ addLearner: untried, readPlace: untried, enterRooms: untried },
};
const callables = [
  ...permissionCallables,
  ...roomCallables,
  ...moderationCallables,
  ...shieldCallables,
  ...adminCallables(accounts, groups),
];
const callable = callables.find(({ contract }) => contract.name === name);
if (!callable) throw new Error(`${name} is not among what is tried here.`);
const { perform } = await callable.authorize(
  JSON.parse(caller) as Caller,
  JSON.parse(input) as unknown,
  roomUpkeep,
);
isPerforming = true;
await perform('');
