import type { RemoteParticipant, Room } from 'livekit-client';

/** What the carrier of messages needs of a room; a test gives it something smaller. */
export type DataRoom = Pick<
  Room,
  | 'on'
  | 'off'
  | 'engine'
  | 'registerRpcMethod'
  | 'unregisterRpcMethod'
  | 'registerTextStreamHandler'
  | 'unregisterTextStreamHandler'
  | 'registerByteStreamHandler'
  | 'unregisterByteStreamHandler'
  | 'localParticipant'
> & {
  readonly remoteParticipants: ReadonlyMap<
    string,
    Pick<RemoteParticipant, 'attributes' | 'trackPublications'>
  >;
};
