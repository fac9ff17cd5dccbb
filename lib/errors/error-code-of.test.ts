import { FirebaseError } from 'firebase/app';
import { ConnectionError, DisconnectReason } from 'livekit-client';
import { AppError } from './app-error';
import { errorCatalogue } from '@/lib/errors/catalogue/error-catalogue';
import { errorCodeOf } from './error-code-of';
import { disconnectCode } from './error-code-of-livekit';
import { toWire } from './error-wire';

const online = { online: true };
const plain = (fields: object) => Object.assign(new Error('words of an SDK'), fields);

/** Each thrown thing as SDKs and browsers make it, with its code. Producers bring those of the media server about. */
const cases: [string, unknown, string][] = [
  ['our own error', new AppError('rooms/full'), 'rooms/full'],
  ['Auth', new FirebaseError('auth/too-many-requests', 'm'), 'auth/too-many-requests'],
  ['Firestore, which names no service', new FirebaseError('permission-denied', 'm'), 'firestore/permission-denied'],
  ['a callable with our code', plain({ name: 'FirebaseError', code: 'functions/internal', details: toWire(new AppError('rooms/locked'), 'r') }), 'rooms/locked'],
  ['a callable without our code', new FirebaseError('functions/unavailable', 'm'), 'functions/unavailable'],
  ['a refused write to the Realtime Database', plain({ code: 'PERMISSION_DENIED' }), 'rtdb/permission-denied'],
  ['a refused read of the Realtime Database', new Error('Permission denied'), 'rtdb/permission-denied'],
  ['a refusal that only its message tells', new Error('PERMISSION_DENIED: Permission denied'), 'rtdb/permission-denied'],
  ['the Realtime Database offline', new Error('Client is offline.'), 'rtdb/disconnected'],
  ['a transaction that lost too often', new Error('maxretry'), 'rtdb/maxretry'],
  ['a transaction cut off', new Error('disconnect'), 'rtdb/disconnect'],
  ['a transaction overridden', new Error('set'), 'rtdb/set'],
  ['too much for one read of the Realtime Database', plain({ code: 'TOO_BIG' }), 'rtdb/too-big'],
  ['the Realtime Database away', plain({ code: 'UNAVAILABLE' }), 'rtdb/unavailable'],

  ['a refused device', new DOMException('Permission denied', 'NotAllowedError'), 'livekit/device-permission-denied'],
  ['a missing device', new DOMException('Requested device not found', 'NotFoundError'), 'livekit/device-not-found'],
  ['a device in use', new DOMException('Could not start video source', 'NotReadableError'), 'livekit/device-in-use'],
  ['a device that cannot do it', plain({ name: 'OverconstrainedError', constraint: 'deviceId' }), 'livekit/device-other'],
  ['sound before a click', new DOMException("play() failed because the user didn't interact", 'NotAllowedError'), 'call/sound-blocked'],
  ['something stopped', new DOMException('The operation was aborted.', 'AbortError'), 'client/cancelled'],
  ['a full disk', new DOMException('m', 'QuotaExceededError'), 'client/storage-full'],
  ['forbidden storage', new DOMException('m', 'SecurityError'), 'client/storage-blocked'],
  ['a fetch that took too long', new DOMException('m', 'TimeoutError'), 'request/timeout'],
  ['a fetch without an answer in Chromium', new TypeError('Failed to fetch'), 'server/unavailable'],
  ['a fetch without an answer in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'server/unavailable'],
  ['a fetch without an answer in Safari', new TypeError('Load failed'), 'server/unavailable'],
  ['a missing part of the page', Object.assign(new Error('Failed to load chunk /_next/a.js'), { name: 'ChunkLoadError' }), 'client/chunk-load'],
  ['a missing module', new TypeError('Failed to fetch dynamically imported module: https://x'), 'client/chunk-load'],

  ['a missing node of the page', new DOMException("Failed to execute 'removeChild' on 'Node'", 'NotFoundError'), 'client/unknown'],
  ['a defect of ours', new TypeError('x is not a function'), 'client/unknown'],
  ['a string', 'words', 'client/unknown'],
  ['nothing', undefined, 'client/unknown'],
]; // prettier-ignore

describe('the code of a thrown thing', () => {
  it.each(cases)('is read from %s', (_name, thrown, code) => {
    expect(errorCodeOf(thrown, online)).toBe(code);
    expect(errorCatalogue).toHaveProperty([code]);
  });

  it.each([
    new TypeError('Failed to fetch'),
    new FirebaseError('auth/network-request-failed', 'm'),
    new FirebaseError('functions/internal', 'm'),
    ConnectionError.serverUnreachable('m'),
  ])('blames the network, not the service, when there is none: %s', (thrown) => {
    expect(errorCodeOf(thrown, { online: false })).toBe('client/offline');
  });

  it('does not blame the network for what the server has answered', () => {
    expect(errorCodeOf(new AppError('rooms/full'), { online: false })).toBe('rooms/full');
  });

  it.each([
    ['screen', new DOMException('Permission denied', 'NotAllowedError'), 'call/share-denied'],
    ['sound', new DOMException('', 'NotAllowedError'), 'call/sound-blocked'],
    ['camera', new DOMException('Starting failed', 'AbortError'), 'livekit/device-other'],
    ['microphone', ConnectionError.timeout('publication timed out'), 'livekit/publish-track-timeout'],
    ['camera', new TypeError("Cannot read properties of undefined (reading 'getUserMedia')"), 'livekit/device-unsupported'],
  ] as const)('depends on what was asked for: %s', (device, thrown, code) => {
    expect(errorCodeOf(thrown, { device })).toBe(code);
  }); // prettier-ignore

  it('covers every reason that the media server gives for a disconnection', () => {
    const reasons = Object.values(DisconnectReason).filter((reason) => typeof reason === 'number');
    expect(reasons.length).toBeGreaterThan(16);
    for (const reason of reasons) {
      const name = DisconnectReason[reason].toLowerCase().replaceAll('_', '-');
      expect(disconnectCode(reason)).toBe(`livekit/disconnect-${name}`);
      expect(errorCatalogue).toHaveProperty([disconnectCode(reason)]);
    }
    expect(disconnectCode(undefined)).toBe('livekit/disconnect-unknown-reason');
  });
});
