import type { DatabaseStore } from '@/emulators/realtime-database/database-store';
import type { Namespace } from '@/emulators/realtime-database/namespace';
import type { Principal } from '@/emulators/realtime-database/principal';
import { errorAnswer, jsonAnswer, type RestAnswer } from './rest-answer';
import { answerDataRequest } from './rest-data';
import type { RestRequest } from './rest-request';
import { RulesError } from '@/emulators/realtime-database/rules/rules-error';

const dataMethods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'];

/** Answers everything that comes by plain HTTP. */
export function answerRestRequest(request: RestRequest, store: DatabaseStore): RestAnswer {
  const { method, pathname, principal } = request;
  if (method === 'OPTIONS') return { status: 204 };
  if (pathname === '/') return jsonAnswer(200, { ready: true });
  if (principal === null) return errorAnswer(401, 'Could not parse auth token.');
  const namespace = store.get(request.namespace);
  if (pathname === '/.settings/rules.json') return answerRules(request, namespace, principal);
  if (pathname === '/.inspect/databases.json') {
    // `firebase emulators:export` asks which databases there are.
    return jsonAnswer(
      200,
      store.list().map((name) => ({ name, triggers: [] })),
    );
  }
  if (!pathname.endsWith('.json'))
    return errorAnswer(404, 'append .json to your request URI to use the REST API.');
  if (!dataMethods.includes(method)) return errorAnswer(405, 'Unsupported method');
  return answerDataRequest(request, namespace, principal);
}

/** The owner reads and replaces the rules; rules that cannot be read leave the old ones in force. */
function answerRules(request: RestRequest, namespace: Namespace, principal: Principal): RestAnswer {
  if (!principal.isOwner) return errorAnswer(401, 'Permission denied');
  if (request.method === 'GET') return { status: 200, body: namespace.rules.text };
  if (request.method !== 'PUT') return errorAnswer(405, 'Unsupported method');
  try {
    namespace.loadRules(request.body);
    return jsonAnswer(200, { status: 'ok' });
  } catch (error) {
    if (error instanceof RulesError) return errorAnswer(400, error.message);
    throw error;
  }
}
