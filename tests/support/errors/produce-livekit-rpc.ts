import type { DataPacket } from '@livekit/protocol';
import { inWorld, other, type MediaServer, type Page, type World } from './livekit/media-world';
import type { Producer, Producers } from './producer';

const method = 'ask';

/** One page asks another one. What it sends comes back to it as if the other had sent it, so that it plays both. */
const asks = (
  world: World,
  { payload = '', before }: { payload?: string; before?: (page: Page) => void } = {},
): Producer => ({
  by: 'answer',
  produce: () =>
    inWorld({ pass: echo, ...world }, async (page) => {
      await page.connect();
      before?.(page);
      await page.room.localParticipant.performRpc({ destinationIdentity: other.identity, method, payload });
    }),
});

function echo(packet: DataPacket, { deliver, protocol }: MediaServer) {
  void deliver(new protocol.DataPacket({ participantIdentity: other.identity, value: packet.value }));
}

/** The other page, or the media server for it, answers with this error. */
const answers = (code: number): Producer =>
  asks({
    pass: (packet, { deliver, protocol }) => {
      if (packet.value.case !== 'rpcRequest') return;
      const { id: requestId } = packet.value.value;
      const error = new protocol.RpcError({ code, message: 'words of another page' });
      const value = new protocol.RpcResponse({ requestId, value: { case: 'error', value: error } });
      void deliver(
        new protocol.DataPacket({
          participantIdentity: other.identity,
          value: { case: 'rpcResponse', value },
        }),
      );
    },
  });

const handles =
  (handle: () => Promise<string>) =>
  ({ room }: Page) =>
    room.registerRpcMethod(method, handle);

const never = () => new Promise<string>(() => undefined);

/** How a question to another page fails. */
export const livekitRpcProducers: Producers = {
  'livekit-rpc/1400': asks({}),
  'livekit-rpc/1401': answers(1401),
  'livekit-rpc/1402': asks({}, { payload: 'x'.repeat(15_361) }),
  'livekit-rpc/1403': asks({ welcome: { serverInfo: { version: '1.7.2', protocol: 15 } } }),
  'livekit-rpc/1404': asks({
    pass: (packet, media) => {
      if (packet.value.case === 'rpcRequest') packet.value.value.version = 9;
      echo(packet, media);
    },
  }),
  'livekit-rpc/1500': asks({}, { before: handles(() => Promise.reject(new Error('a defect'))) }),
  'livekit-rpc/1501': asks({ pass: () => undefined }),
  'livekit-rpc/1502': asks({}, { before: handles(never) }),
  'livekit-rpc/1503': asks(
    { welcome: { otherParticipants: [{ ...other, state: 2 }] } },
    {
      before: (page) => {
        handles(never)(page);
        const { say, protocol } = page.media;
        const gone = new protocol.ParticipantInfo({
          ...other,
          state: protocol.ParticipantInfo_State.DISCONNECTED,
        });
        setTimeout(
          () => say({ case: 'update', value: new protocol.ParticipantUpdate({ participants: [gone] }) }),
          1000,
        );
      },
    },
  ),
  'livekit-rpc/1504': asks({}, { before: handles(() => Promise.resolve('x'.repeat(15_361))) }),
  'livekit-rpc/1505': answers(1505),
};
