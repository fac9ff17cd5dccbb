import type { AdmitCost } from './admit-all';
import type { Disablings } from './disabled-person';
import { joinStages, type JoinStage } from './join-probe';
import type { Joins } from './join-stages';
import type { Replays } from './replayed-token';
import type { SwitchCost } from './room-switch';
import { quantile } from './statistics';
import type { TokenTimes } from './token-route';

type Row = readonly string[];
const inMs = (value: number): string => `${value.toFixed(0)} ms`;

export function describeTimes({ route, bare, hop }: TokenTimes): Row[] {
  const row = (name: string, share: number) => {
    const [own, other] = [quantile(route, share), quantile(bare, share)];
    const times = [own, other, quantile(hop, share)].map((time) => `${time.toFixed(1)} ms`);
    return [name, ...times, `${(own / other).toFixed(2)} ×`, '≤ 1.3 ×'];
  };
  return [['', 'route', 'bare', 'way there and back', 'ratio', 'aim'], row('median', 0.5), row('p95', 0.95)];
}

const joinAims: Partial<Record<JoinStage, string>> = { frame: '≤ 1.15 ×' };
/** How soon the other person's picture element follows their track (ms). */
const videoAim = 30;

/** Each stage of a join beside that of a page with livekit-client alone, as medians. */
export function describeJoins({ product, bare }: Joins): Row[] {
  const median = (times: Joins['bare'], read: (join: Joins['bare'][number]) => number) =>
    quantile(times.map(read), 0.5);
  const row = (name: string, aim: string, read: (join: Joins['bare'][number]) => number): Row => {
    const [own, other] = [median(product, read), median(bare, read)];
    return [name, inMs(own), inMs(other), `${(own / other).toFixed(2)} ×`, aim];
  };
  return [
    ['after the press', 'product', 'bare page', 'ratio', 'aim'],
    ...joinStages.map((stage) => row(stage, joinAims[stage] ?? '', (join) => join[stage])),
    row('video after track', `≤ ${videoAim} ms`, ({ video, track }) => video - track),
  ];
}

export function describeResolver(nanoseconds: number, { route }: TokenTimes): Row[] {
  const share = nanoseconds / 1_000_000 / quantile(route, 0.5);
  return [
    ['', 'time', 'of a token route', 'aim'],
    ['resolveAccess', `${nanoseconds.toFixed(0)} ns`, `${(share * 100).toFixed(2)} %`, '≤ 1 %'],
  ];
}

/** Compares with the smallest crowd: only the calls to the media server may grow with the number of people. */
export function describeSwitches(costs: readonly SwitchCost[]): Row[] {
  const [first] = costs;
  const ratio = ({ documents, places }: SwitchCost) =>
    first ? (documents + places) / (first.documents + first.places) : 1;
  return [
    ['people', 'host is answered', 'last one has it', 'told', 'documents', 'places', 'writes', 'aim'],
    ...costs.map((cost) => [
      String(cost.people),
      inMs(quantile(cost.answered, 0.5)),
      inMs(quantile(cost.arrived, 0.5)),
      String(cost.calls),
      String(cost.documents),
      String(cost.places),
      `${ratio(cost).toFixed(2)} ×`,
      '1 ×',
    ]),
  ];
}

/** A non-member becomes a member by being let in, which costs writes for each person. */
export function describeAdmissions(costs: readonly AdmitCost[]): Row[] {
  return [
    [
      'who waits',
      'people',
      'host is answered',
      'last one sees it',
      'all have tokens after',
      'documents',
      'places',
      'requests',
      'aim',
    ],
    ...costs.map((cost) => [
      cost.comers,
      String(cost.people),
      inMs(quantile(cost.answered, 0.5)),
      inMs(quantile(cost.seen, 0.5)),
      inMs(quantile(cost.entered, 0.5)),
      String(cost.documents),
      String(cost.places),
      String(cost.requests),
      '1',
    ]),
  ];
}

/** How soon a disabled person must be out of their call: we promise this (ms). */
const promised = 5000;

export function describeDisablings({ answered, out }: Disablings): Row[] {
  const row = (name: string, share: number) => {
    const last = quantile(out, share);
    const beside = `${(last / promised).toFixed(2)} ×`;
    return [name, inMs(quantile(answered, share)), inMs(last), `≤ ${promised} ms`, beside];
  };
  return [
    ['', 'administrator is answered', 'out of the call', 'promised', 'beside it'],
    row('median', 0.5),
    row('p95', 0.95),
  ];
}

export const replayHead: Row = [
  '',
  'out after, median',
  'p95',
  'aim',
  'beside it',
  'frames before',
  'packets before',
  'frames and packets after',
  'aim',
];
const aim = 300;

export function describeReplays(name: string, { times, before, after }: Replays): Row {
  const worst = quantile(times, 0.95);
  return [
    name,
    inMs(quantile(times, 0.5)),
    inMs(worst),
    `≤ ${aim} ms`,
    `${(worst / aim).toFixed(2)} ×`,
    String(before.frames),
    String(before.packets),
    String(after.frames + after.packets),
    '0',
  ];
}
