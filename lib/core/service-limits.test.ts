import { deleteApp, initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { Room, RpcError } from 'livekit-client';
import { serviceLimits } from './service-limits';

const { callable, livekit } = serviceLimits;

/** The few inner parts of livekit-client that see a packet before it would go onto the wire. */
type Packet = { toBinary: () => Uint8Array; value: { case: string; value: Record<string, unknown> } };
type Engine = {
  sendDataPacket: (packet: Packet, kind: number) => Promise<void>;
  ensurePublisherConnected: () => Promise<void>;
  reliableChannel: { send: () => Promise<void> };
  lossyChannel: { send: () => Promise<void> };
};

/** A room that believes it is connected, with everything it sends. */
const openRoom = () => {
  const room = new Room();
  const engine = room.engine as unknown as Engine;
  jest.spyOn(engine, 'ensurePublisherConnected').mockResolvedValue();
  jest.spyOn(engine.reliableChannel, 'send').mockResolvedValue();
  jest.spyOn(engine.lossyChannel, 'send').mockResolvedValue();
  const packets: Packet[] = [];
  const sizes: number[] = [];
  const send = engine.sendDataPacket.bind(engine);
  jest.spyOn(engine, 'sendDataPacket').mockImplementation((packet, kind) => {
    packets.push(packet);
    sizes.push(packet.toBinary().length); // before the engine adds its sequence number
    return send(packet, kind);
  });
  return { publish: room.localParticipant, packets, sizes };
};

/** The name of what a promise rejects with, or `taken`. */
const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'taken',
    (thrown: unknown) => (thrown instanceof Error ? thrown.name : String(thrown)),
  );
const bytes = (length: number) => new Uint8Array(length);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('a callable function', () => {
  it('gives up exactly at the time-out of the SDK', async () => {
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const app = initializeApp({ projectId: 'demo-limits' }, 'callable');
    const call = httpsCallableFromURL(getFunctions(app), 'http://127.0.0.1:1/api/callable/x')({});
    let code: unknown;
    call.catch((thrown: unknown) => (code = (thrown as { code: string }).code));
    await jest.advanceTimersByTimeAsync(callable.timeoutMs - 1);
    expect(code).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(code).toBe('functions/deadline-exceeded');
    await deleteApp(app);
  });
});

describe('a data packet', () => {
  const framing = async (reliable: boolean) => {
    const { publish, packets } = openRoom();
    await publish.publishData(bytes(livekit.dataPacketBytes - 1_000), { reliable });
    return (packets[0]?.toBinary().length ?? 0) - (livekit.dataPacketBytes - 1_000);
  };

  it.each([true, false])(
    'is taken up to its limit and refused one byte above (reliable: %s)',
    async (reliable) => {
      const most = livekit.dataPacketBytes - (await framing(reliable));
      const { publish } = openRoom();
      expect(await outcome(publish.publishData(bytes(most), { reliable }))).toBe('taken');
      expect(await outcome(publish.publishData(bytes(most + 1), { reliable }))).toBe('PublishDataError');
    },
  );

  it('that is lossy is not limited by the SDK: we have to keep it small ourselves', async () => {
    const { publish } = openRoom();
    const sent = publish.publishData(bytes(livekit.lossyPacketBytes + 1), { reliable: false });
    expect(await outcome(sent)).toBe('taken');
  });
});

describe('a stream', () => {
  it('is cut into chunks of the limit', async () => {
    const { publish, packets } = openRoom();
    const writer = await publish.streamBytes({ name: 'n' });
    await writer.write(bytes(livekit.streamChunkBytes * 2 + 1));
    const chunks = packets.filter(({ value }) => value.case === 'streamChunk');
    expect(chunks.map(({ value }) => (value.value['content'] as Uint8Array).length)).toEqual([
      livekit.streamChunkBytes,
      livekit.streamChunkBytes,
      1,
    ]);
  });

  it('is opened with a header up to its limit and refused one byte above', async () => {
    const open = async (length: number) => {
      const { publish, sizes } = openRoom();
      const result = await outcome(publish.streamText({ topic: 't', attributes: { a: 'x'.repeat(length) } }));
      return { result, size: sizes[0] ?? 0 };
    };
    const guess = livekit.streamHeaderBytes - 500;
    const most = guess + livekit.streamHeaderBytes - (await open(guess)).size;
    expect(await open(most)).toEqual({ result: 'taken', size: livekit.streamHeaderBytes });
    expect((await open(most + 1)).result).toBe('DataStreamError');
  });
});

describe('a remote procedure call', () => {
  const call = (payload: string) => {
    const { publish, packets } = openRoom();
    let code: number | undefined;
    publish
      .performRpc({ destinationIdentity: 'someone', method: 'm', payload })
      .catch((thrown: unknown) => (code = (thrown as RpcError).code));
    return { packets, code: () => code };
  };

  it('is sent with a payload up to its limit and refused one byte above', async () => {
    const fits = call('x'.repeat(livekit.rpcPayloadBytes));
    const exceeds = call('x'.repeat(livekit.rpcPayloadBytes + 1));
    await jest.advanceTimersByTimeAsync(0);
    expect(fits.code()).toBeUndefined();
    expect(fits.packets).toHaveLength(1);
    expect(exceeds.code()).toBe(RpcError.ErrorCode.REQUEST_PAYLOAD_TOO_LARGE);
  });

  it('waits for its acknowledgement exactly as long as we expect', async () => {
    const { code } = call('x');
    await jest.advanceTimersByTimeAsync(livekit.rpcAcknowledgeMs - 1);
    expect(code()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(code()).toBe(RpcError.ErrorCode.CONNECTION_TIMEOUT);
  });

  it('asks for an answer within the time that we expect', async () => {
    const { packets } = call('x');
    await jest.advanceTimersByTimeAsync(0);
    expect(packets[0]?.value).toMatchObject({
      case: 'rpcRequest',
      value: { responseTimeoutMs: livekit.rpcResponseMs },
    });
    await jest.advanceTimersByTimeAsync(livekit.rpcAcknowledgeMs);
  });

  it('cuts the message and the data of its error', () => {
    const error = new RpcError(1500, 'x'.repeat(20_000), 'x'.repeat(20_000));
    expect(error.message).toHaveLength(livekit.rpcErrorMessageBytes);
    expect(error.data).toHaveLength(livekit.rpcErrorDataBytes);
  });
});
