import { RoomEvent, type Room } from 'livekit-client';

/** Something that came in, but not as a packet: a stream, a call, or what the SDK has a kind of its own for. */
type OtherWay = {
  readonly way: 'text' | 'bytes' | 'call' | 'other';
  readonly name: string;
  readonly identity: string;
};

/** The SDK takes longer calls, and their answers, from streams by itself. */
const calls = 'lk.rpc_request';
const answers = 'lk.rpc_response';
const calledMethod = 'lk.rpc_request_method';

/**
 * Hears of what others send by other ways than packets. The SDK gives a stream only to who takes all of it into memory,
 * and leaves the others out without a word. So this looks at how each begins, on the engine below the room, and takes
 * nothing. Returns the way to stop.
 */
export function watchOtherWays(
  room: Pick<Room, 'on' | 'off' | 'engine'>,
  listener: (sent: OtherWay) => void,
): () => void {
  let stop: () => void = () => undefined;

  // A room that connects again may have a new engine; nothing comes in before this.
  const watchEngine = () => {
    stop();
    const { engine } = room;
    const handlePacket: Parameters<typeof engine.on<'dataPacketReceived'>>[1] = (packet) => {
      const { value, participantIdentity: identity } = packet;
      if (value.case === 'streamHeader') {
        const { topic, attributes, contentHeader } = value.value;
        if (topic === calls) listener({ way: 'call', name: attributes[calledMethod] ?? '', identity });
        else if (topic !== answers) {
          const way = contentHeader.case === 'textHeader' ? 'text' : 'bytes';
          listener({ way, name: topic, identity });
        }
      } else if (value.case === 'rpcRequest') {
        listener({ way: 'call', name: value.value.method, identity });
      } else if (value.case === 'chatMessage' || value.case === 'transcription' || value.case === 'sipDtmf') {
        listener({ way: 'other', name: value.case, identity });
      }
    };
    engine.on('dataPacketReceived', handlePacket);
    stop = () => void engine.off('dataPacketReceived', handlePacket);
  };

  room.on(RoomEvent.SignalConnected, watchEngine);
  return () => {
    room.off(RoomEvent.SignalConnected, watchEngine);
    stop();
  };
}
