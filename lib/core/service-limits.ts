/**
 * The limits that the services impose, each with its source. Tests notice an update that changes one:
 * - service-limits.test.ts reads or forces those of the SDKs.
 * - check-database-write.test.ts checks those of the Realtime Database.
 * - tests/e2e/api/media-server-limits.spec.ts checks those of the media server.
 * `lossyPacketBytes` is advice: nothing enforces it.
 */
export const serviceLimits = {
  /** Realtime Database: firebase/database 12.19.0, `core/util/validation.ts` and `core/util/Path.ts`. */
  database: {
    /** Besides these a key cannot be empty. The last two ranges are control characters. */
    forbiddenInKey: /[.#$/[\]\u0000-\u001F\u007F]/,
    /** Of UTF-8, with one slash before each key. */
    pathBytes: 768,
    pathLevels: 32,
    /** Of UTF-8, for one string. */
    stringBytes: 10_485_760,
  },
  /** Callable functions: firebase/functions 12.19.0, `service.ts`; the server may go on after it. */
  callable: { timeoutMs: 70_000 },
  /** livekit-client 2.23.0. */
  livekit: {
    /** A whole data packet with its framing; larger ones throw PublishDataError (`RTCEngine.ts`). */
    dataPacketBytes: 64_000,
    /** What fits one network packet (LiveKit's documentation). Nothing enforces it: larger ones get lost more often. */
    lossyPacketBytes: 1_300,
    /** One chunk of a text or byte stream (`data-stream/constants.ts`). */
    streamChunkBytes: 15_000,
    /** The header of a stream: its topic, its attributes and framing; above, HeaderTooLarge. */
    streamHeaderBytes: 15_000,
    /** Payload of a request or an answer to a client that knows only RPC v1 (`rpc/utils.ts`). */
    rpcPayloadBytes: 15_360,
    /** RpcError cuts its message and its data off there. */
    rpcErrorMessageBytes: 256,
    rpcErrorDataBytes: 15_360,
    /** Without an acknowledgement by then: 1501. */
    rpcAcknowledgeMs: 7_000,
    /** Without an answer by then: 1502. */
    rpcResponseMs: 15_000,
  },
  /** livekit-server 1.13.5, `pkg/config/config.go`, in its default configuration. */
  livekitServer: {
    /** All keys and values of one participant together. */
    attributesBytes: 65_536,
    metadataBytes: 524_288,
    identityBytes: 256,
    participantNameBytes: 256,
    roomNameBytes: 256,
  },
} as const;
