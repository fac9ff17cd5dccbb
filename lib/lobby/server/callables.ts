import 'server-only';
import { admitFromLobbyCallable } from '@/lib/lobby/server/admit';
import { declineFromLobbyCallable } from '@/lib/lobby/server/decline';
import { enterByCodeCallable, enterByCodeAsGuestCallable } from '@/lib/lobby/server/enter-by-code';
import { knockCallable } from '@/lib/lobby/server/knock';
import {
  makeShortCodeCallable,
  findShortCodeCallable,
  revokeShortCodeCallable,
} from '@/lib/lobby/server/short-code';
import { takeBackDeclineCallable } from '@/lib/lobby/server/take-back-decline';
import { writeToLobbyCallable } from '@/lib/lobby/server/write-line';
import { writeToHostsCallable } from '@/lib/lobby/server/write-to-hosts';

/** Waiting outside a call, and letting people in. */
export const lobbyCallables = [
  knockCallable,
  admitFromLobbyCallable,
  declineFromLobbyCallable,
  takeBackDeclineCallable,
  writeToLobbyCallable,
  writeToHostsCallable,
  makeShortCodeCallable,
  findShortCodeCallable,
  revokeShortCodeCallable,
  enterByCodeCallable,
  enterByCodeAsGuestCallable,
];
