type Thrown = Readonly<Record<string, unknown>>;

/** ConnectionErrorReason, in the order of livekit-client 2.23.0. */
const connectionReasons = [
  'not-allowed',
  'server-unreachable',
  'internal-error',
  'cancelled',
  'leave-request',
  'timeout',
  'web-socket',
  'service-not-found',
] as const;

/** DisconnectReason, in the order of @livekit/protocol 1.52. */
const disconnectReasons = [
  'unknown-reason',
  'client-initiated',
  'duplicate-identity',
  'server-shutdown',
  'participant-removed',
  'room-deleted',
  'state-mismatch',
  'join-failure',
  'migration',
  'signal-close',
  'room-closed',
  'user-unavailable',
  'user-rejected',
  'sip-trunk-failure',
  'connection-timeout',
  'media-failure',
  'agent-error',
] as const;

/** Error classes that say everything by their name. */
const byName: Readonly<Record<string, string>> = {
  DeviceUnsupportedError: 'livekit/device-unsupported',
  TrackInvalidError: 'livekit/track-invalid',
  UnsupportedServer: 'livekit/unsupported-server',
  UnexpectedConnectionState: 'livekit/unexpected-connection-state',
  NegotiationError: 'livekit/negotiation',
  PublishDataError: 'livekit/publish-data',
  SignalReconnectError: 'livekit/signal-reconnect',
};

/**
 * The code of the reason that RoomEvent.Disconnected gives. It is no thrown thing: describe it by
 * `describeCode(disconnectCode(reason), words)`.
 */
export const disconnectCode = (reason: number | undefined): string =>
  `livekit/disconnect-${disconnectReasons[reason ?? 0] ?? disconnectReasons[0]}`;

/**
 * The code of an error of livekit-server-sdk 2.19.2, or undefined when it is of something else. Its errors are named
 * after the status text of the answer; a refused key or secret gives a status and no code.
 */
export const livekitServerCodeOf = ({ status, code, ...rest }: Thrown): string | undefined => {
  if (typeof status !== 'number' || !('metadata' in rest)) return undefined;
  if (code === 'not_found') return 'livekit-server/not-found';
  return code === 'unauthenticated' || status === 401 ? 'livekit-server/unauthenticated' : undefined;
};

/** The code of an error of livekit-client, or undefined when it is of something else. */
export const livekitCodeOf = (thrown: Thrown): string | undefined => {
  const { name, code, reason, status } = {
    name: thrown['name'],
    code: thrown['code'],
    reason: thrown['reason'],
    status: thrown['status'],
  };
  if (name === 'ConnectionError') return connectionCode(thrown);
  if (name === 'PublishTrackError')
    return status === 403 ? 'livekit/publish-track-denied' : 'livekit/publish-track-timeout';
  if (name === 'SignalRequestError')
    return reason === 'TimeoutError' ? 'livekit/request-timeout' : `livekit/request-${String(reason)}`;
  if (name === 'DataStreamError') return `livekit/stream-${String(reason)}`;
  // RpcError does not name itself; LiveKit keeps 1001 to 1999 for its own codes.
  if (typeof code === 'number' && code >= 1400 && code <= 1505) return `livekit-rpc/${code}`;
  return typeof name === 'string' ? byName[name] : undefined;
};

const connectionCode = ({ reason, status, context }: Thrown): string => {
  const known = typeof reason === 'number' ? connectionReasons[reason] : undefined;
  if (known === 'not-allowed' && status === 404) return 'livekit/connection-room-missing';
  if (known === 'leave-request' && typeof context === 'number') return disconnectCode(context);
  return `livekit/connection-${known ?? 'internal-error'}`;
};
