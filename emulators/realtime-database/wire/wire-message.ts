import { splitPath } from '@/emulators/realtime-database/paths';
import type { PathChange } from '@/emulators/realtime-database/apply-changes';
import type { Path } from '@/emulators/realtime-database/paths';
import { isObject } from '@/emulators/realtime-database/principal';
import type { Query } from '@/emulators/realtime-database/query/query';

/** A client's request: `{"t":"d","d":{"r":number,"a":action,"b":body}}`. */
export type WireRequest = {
  readonly number: number | undefined;
  readonly action: string;
  readonly body: Readonly<Record<string, unknown>>;
};

/** Status and data of the answer: `{"t":"d","d":{"r":number,"b":{"s":status,"d":data}}}`. */
export type WireAnswer = { readonly s: string; readonly d: unknown };

export type WireMessage =
  | { readonly kind: 'ping' }
  | { readonly kind: 'request'; readonly request: WireRequest };

/** Reads one message of protocol version 5; `null` for what needs no reaction. @throws SyntaxError for no JSON */
export function parseWireMessage(text: string): WireMessage | null {
  const message: unknown = JSON.parse(text);
  if (!isObject(message) || !isObject(message['d'])) return null;
  const { t: type, d: data } = message;
  if (type === 'c') return data['t'] === 'p' ? { kind: 'ping' } : null;
  const { r: number, a: action, b: body } = data;
  if (type !== 'd' || typeof action !== 'string') return null;
  return {
    kind: 'request',
    request: {
      number: typeof number === 'number' ? number : undefined,
      action,
      body: isObject(body) ? body : {},
    },
  };
}

export function pathOf(body: WireRequest['body']): Path {
  return typeof body['p'] === 'string' ? splitPath(body['p']) : [];
}

export function queryOf(body: WireRequest['body']): Query | null {
  return isObject(body['q']) ? body['q'] : null;
}

export function tagOf(body: WireRequest['body']): number | undefined {
  return typeof body['t'] === 'number' ? body['t'] : undefined;
}

/** A put changes one place, a merge (`m`, `om`) each relative path in its data. */
export function changesOf(body: WireRequest['body'], isMerge: boolean): PathChange[] {
  const path = pathOf(body);
  if (!isMerge) return [{ path, data: body['d'] }];
  return toMergeChanges(path, body['d']);
}

/** `{"a/b": 1, "c": null}` at a path → one change for each key, which is a path of its own. */
export function toMergeChanges(path: Path, data: unknown): PathChange[] {
  const entries = isObject(data) ? Object.entries(data) : [];
  return entries.map(([key, value]) => ({ path: [...path, ...splitPath(key)], data: value }));
}
