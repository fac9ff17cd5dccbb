import { toMergeChanges } from '@/emulators/realtime-database/wire/wire-message';
import type { PathChange } from '@/emulators/realtime-database/apply-changes';
import { hashNode } from '@/emulators/realtime-database/hash';
import type { Namespace } from '@/emulators/realtime-database/namespace';
import { splitPath, type Path } from '@/emulators/realtime-database/paths';
import { toPlainValue } from '@/emulators/realtime-database/plain-value';
import { isObject, type Principal } from '@/emulators/realtime-database/principal';
import { createPushId } from '@/emulators/realtime-database/push-id';
import { readListen } from '@/emulators/realtime-database/query/listen';
import { errorAnswer, jsonAnswer, type RestAnswer } from './rest-answer';
import { parseRestQuery, RestQueryError } from './rest-query';
import type { RestRequest } from './rest-request';
import { isBranch, keysOf, nodeAt, type DataNode } from '@/emulators/realtime-database/tree';

type Place = { readonly namespace: Namespace; readonly principal: Principal; readonly path: Path };

/** `GET`, `PUT`, `POST`, `PATCH`, `DELETE` of `/path.json`: https://firebase.google.com/docs/reference/rest/database */
export function answerDataRequest(
  request: RestRequest,
  namespace: Namespace,
  principal: Principal,
): RestAnswer {
  const place = { namespace, principal, path: splitPath(request.pathname.slice(0, -'.json'.length)) };
  const { ifMatch } = request;
  if (request.method === 'GET') return read(request, place);
  if (ifMatch !== undefined && ifMatch !== etagOf(place)) {
    return jsonAnswer(412, toPlainValue(nodeAt(namespace.root, place.path)), { etag: etagOf(place) });
  }
  return write(request, place);
}

function read(request: RestRequest, place: Place): RestAnswer {
  try {
    const query = parseRestQuery(request.parameters);
    if (!place.namespace.canRead(place.path, query, place.principal)) {
      return errorAnswer(401, 'Permission denied');
    }
    const node = readListen(place.namespace.root, { path: place.path, query });
    return finish(request, place, present(node, request.parameters));
  } catch (error) {
    if (error instanceof RestQueryError) return errorAnswer(400, error.message);
    throw error;
  }
}

/** `shallow=true` shows only which children exist, `format=export` keeps priorities. */
function present(node: DataNode, parameters: URLSearchParams): unknown {
  if (parameters.get('shallow') === 'true' && isBranch(node)) {
    return Object.fromEntries(keysOf(node).map((key) => [key, true]));
  }
  return parameters.get('format') === 'export' ? node : toPlainValue(node);
}

function write(request: RestRequest, place: Place): RestAnswer {
  const body = request.method === 'DELETE' ? { value: null } : parseBody(request.body);
  if (!body) return errorAnswer(400, "Invalid data; couldn't parse JSON object, array, or value.");
  const name = request.method === 'POST' ? createPushId(Date.now()) : null;
  const changes = toChanges(request.method, place.path, body.value, name);
  if (!changes)
    return errorAnswer(400, "Invalid data; couldn't parse JSON object. Are you sending a JSON object?");
  const result = place.namespace.write(changes, place.principal);
  if (result.status === 'permission_denied') return errorAnswer(401, result.message);
  if (result.status !== 'ok') return errorAnswer(400, result.message);
  if (name !== null) return finish(request, place, { name });
  if (request.method === 'PUT')
    return finish(request, place, toPlainValue(nodeAt(place.namespace.root, place.path)));
  return finish(request, place, body.value);
}

function toChanges(method: string, path: Path, value: unknown, name: string | null): PathChange[] | null {
  if (method === 'PATCH') return isObject(value) ? toMergeChanges(path, value) : null;
  return [{ path: name === null ? path : [...path, name], data: value }];
}

function finish(request: RestRequest, place: Place, value: unknown): RestAnswer {
  const headers: Record<string, string> = request.wantsEtag ? { etag: etagOf(place) } : {};
  const print = request.parameters.get('print');
  if (print === 'silent') return { status: 204, headers };
  return { status: 200, body: JSON.stringify(value, null, print === 'pretty' ? 2 : 0), headers };
}

function etagOf({ namespace, path }: Place): string {
  return hashNode(nodeAt(namespace.root, path)) || 'null_etag';
}

function parseBody(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
