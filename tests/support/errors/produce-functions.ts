import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import type { Producer, Producers } from './producer';
import { withStandIn, type Answer } from './firebase/stand-in';
import { withApp } from './firebase/with-app';

/** Calls a callable whose service answers so. */
const call = (answer: Answer, timeout = 70_000) =>
  withStandIn(
    () => answer,
    (host) =>
      withApp((app) => httpsCallableFromURL(getFunctions(app), `http://${host}/doIt`, { timeout })({})),
  );

const byStatus = (status: number): Producer => ({
  by: 'answer',
  produce: () => call({ status, body: 'A proxy speaks here.' }),
});
/** The code that a callable names itself, beside an HTTP status that says less. */
const byName = (status: number, name: string): Producer => ({
  by: 'answer',
  produce: () => call({ status, body: { error: { status: name, message: 'The words of a service' } } }),
});

export const functionsProducers: Producers = {
  'functions/deadline-exceeded': { by: 'answer', produce: () => call('late', 20) },
  'functions/internal': { by: 'answer', produce: () => call('cut') },
  'functions/unauthenticated': byStatus(401),
  'functions/permission-denied': byStatus(403),
  'functions/not-found': byStatus(404),
  'functions/invalid-argument': byStatus(400),
  'functions/failed-precondition': byName(400, 'FAILED_PRECONDITION'),
  'functions/already-exists': byName(409, 'ALREADY_EXISTS'),
  'functions/aborted': byStatus(409),
  'functions/resource-exhausted': byStatus(429),
  'functions/unavailable': byStatus(503),
  'functions/cancelled': byStatus(499),
  'functions/out-of-range': byName(400, 'OUT_OF_RANGE'),
  'functions/unimplemented': byStatus(501),
  'functions/data-loss': byName(500, 'DATA_LOSS'),
  'functions/unknown': byStatus(418),
};
