import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { findFreePorts } from '@/scripts/testing/free-ports';
import { createTcpProxy, type TcpProxy } from './tcp-proxy';

const host = '127.0.0.1';

describe('the proxy that a test can cut', () => {
  let echo: Server;
  let proxy: TcpProxy;
  let port: number;

  beforeEach(async () => {
    echo = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.pipe(socket);
    }).listen(0, host);
    await once(echo, 'listening');
    // Below the ephemeral ports, which the system gives to outgoing connections.
    port = await findFreePorts(1);
    proxy = await createTcpProxy({ host, port, target: (echo.address() as AddressInfo).port });
  });
  afterEach(async () => {
    await proxy.close();
    echo.close();
  });

  const open = async () => {
    const socket = connect({ host, port });
    await once(socket, 'connect');
    return socket;
  };
  const say = async (socket: Socket, word: string) => {
    socket.write(word);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString();
  };

  it('passes everything both ways', async () => {
    const socket = await open();
    await expect(say(socket, 'chalk')).resolves.toBe('chalk');
    socket.destroy();
  });

  it('closes and refuses connections when cut, and accepts them when healed', async () => {
    const socket = await open();
    const closed = once(socket, 'close');
    await proxy.cut();
    await closed;
    await expect(open()).rejects.toThrow('ECONNREFUSED');
    await proxy.heal();
    const again = await open();
    await expect(say(again, 'back')).resolves.toBe('back');
    again.destroy();
  });

  it('resets open connections and accepts new ones', async () => {
    const socket = await open();
    await say(socket, 'ready');
    const failed = once(socket, 'error');
    proxy.reset();
    await expect(failed).resolves.toMatchObject([{ code: 'ECONNRESET' }]);
    const again = await open();
    await expect(say(again, 'back')).resolves.toBe('back');
    again.destroy();
  });

  it('holds every byte while it hangs and passes them on when healed', async () => {
    const socket = await open();
    await say(socket, 'ready');
    proxy.hang();
    const late = say(socket, 'late');
    const waited = new Promise((resolve) => setTimeout(resolve, 100, 'nothing'));
    await expect(Promise.race([late, waited])).resolves.toBe('nothing');
    await proxy.heal();
    await expect(late).resolves.toBe('late');
    socket.destroy();
  });

  it('passes every byte once, however often it is healed', async () => {
    const socket = await open();
    await say(socket, 'ready');
    await proxy.heal();
    await proxy.heal();
    let heard = '';
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
    socket.write('once');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toBe('once');
    socket.destroy();
  });
});
