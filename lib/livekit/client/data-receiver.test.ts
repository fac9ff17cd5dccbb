import { Readable } from 'node:stream';
import { RoomEvent } from 'livekit-client';
import { encodeMessage } from '../data-message';
import { ada, ask, ben, setUpReceiver as setUp } from '@/tests/support/fakes/set-up-receiver';

describe('the door for what other pages send', () => {
  it('takes a valid packet from a sender whom the server allows it', () => {
    const { send, heard, drops } = setUp();
    send(ada);
    expect(heard).toEqual([['ada', { device: 'microphone' }]]);
    expect(drops()).toEqual({});
  });

  it('drops, counts and never shows what somebody may not send', () => {
    const { send, heard, drops } = setUp();
    send(ben);
    expect(heard).toEqual([]);
    expect(drops()).toEqual({ 'not-allowed': 1 });
  });

  it('drops identities that our server did not make or that are not in the room', () => {
    const { send, heard, drops } = setUp();
    send('eve');
    send(`${ada}#2`);
    send('cyd_abcdefgh12345678');
    expect(heard).toEqual([]);
    expect(drops()).toEqual({ 'not-ours': 3 });
  });

  it('drops unknown topics, versions and shapes', () => {
    const { send, heard, drops } = setUp();
    send(ada, ask, 'lk.something');
    send(ada, '{"v":9,"m":{}}');
    send(ada, '{"v":1,"m":{}}');
    send(ada, 'x'.repeat(5000));
    expect(heard).toEqual([]);
    expect(drops()).toEqual({ 'unknown-topic': 1, 'other-version': 1, 'wrong-shape': 1, 'too-large': 1 });
  });

  it('takes a flood of one sender at its rate, and others beside it', () => {
    const { send, heard, drops, wait, door } = setUp();
    for (let time = 0; time < 100; time += 1) send(ada);
    expect(heard).toHaveLength(5);
    expect(drops()).toEqual({ 'too-often': 95 });
    send(ben);
    expect(door.readDropped().get('not-allowed')).toBe(1);
    wait(2000);
    send(ada);
    expect(heard).toHaveLength(6);
  });

  it('takes a packet without a sender for a hint only', () => {
    const { door, send, heard } = setUp();
    const hinted = jest.fn();
    door.listenForHints(hinted);
    send(null);
    expect(heard).toEqual([]);
    expect(hinted).toHaveBeenCalledWith('ask-to-unmute');
    for (let time = 0; time < 100; time += 1) send(null);
    expect(hinted).toHaveBeenCalledTimes(5);
  });

  it('answers calls by the same rules', async () => {
    const { door, methods, heard } = setUp();
    const stop = door.answer('ask-to-unmute', (message, { uid }) => heard.push(['rpc', uid, message]));
    const call = (callerIdentity: string, payload = ask) =>
      methods.get('ask-to-unmute')!({ callerIdentity, payload, requestId: '1', responseTimeout: 1 });
    await expect(call(ada)).resolves.toBe('');
    await expect(call(ben)).rejects.toMatchObject({ code: 1403 });
    await expect(call(ada, '{}')).rejects.toMatchObject({ code: 1403, message: 'refused' });
    expect(heard).toEqual([['rpc', 'ada', { device: 'microphone' }]]);
    stop();
    expect(methods.size).toBe(0);
  });

  it('tells who may go on sending, by what the server says now', () => {
    const { door } = setUp();
    const may = [ada, ben, 'emmy_abcdefgh12345678'].map((one) => door.maySend('follow-me', one));
    expect(may).toEqual([true, false, false]);
  });

  it('drops and counts every stream whose topic does not come by one', () => {
    const { arrive, heard, drops } = setUp();
    const text = { attributes: {}, contentHeader: { case: 'textHeader' } };
    arrive('streamHeader', { topic: 'ask-to-unmute', ...text });
    arrive('streamHeader', { topic: 'ask-to-unmute', ...text }, ben);
    arrive('streamHeader', { topic: 'lk.something', ...text });
    arrive('streamChunk', {});
    arrive('chatMessage', {});
    expect(heard).toEqual([]);
    expect(drops()).toEqual({ 'no-packet': 1, 'not-allowed': 1, 'unknown-topic': 2 });
  });

  it('hears a text stream of its topic by the same rules, and no packet or file of it', async () => {
    const { door, streams, send, arrive, drops } = setUp();
    const texts: string[] = [];
    door.listen('lk.chat', ({ text }, { uid }) => texts.push(`${uid}: ${text}`));
    const write = async (identity: string, chunks: readonly string[]) => {
      streams.get('lk.chat')?.(Readable.from(chunks), { identity });
      await new Promise((resolve) => setTimeout(resolve, 0));
    };
    const message = encodeMessage('lk.chat', { id: 'a', name: 'Ada', text: 'So far', to: 'everyone' });
    await write(ada, [message.slice(0, 9), message.slice(9)]);
    expect(texts).toEqual(['ada: So far']);
    await write(ben, [message]);
    await write(ada, ['{"v":2,', '"m":{}}']);
    await write(ada, Array<string>(90).fill('x'.repeat(1000)));
    send(ada, message, 'lk.chat');
    const header = { topic: 'lk.chat', attributes: {} };
    arrive('streamHeader', { ...header, contentHeader: { case: 'textHeader' } });
    arrive('streamHeader', { ...header, contentHeader: { case: 'byteHeader' } });
    expect(texts).toHaveLength(1);
    expect(drops()).toEqual({ 'not-allowed': 1, 'wrong-shape': 1, 'too-large': 1, 'no-packet': 2 });
  });

  it('counts calls by names that nobody answers, and leaves the others to who does', () => {
    const { arrive, drops } = setUp();
    const asStream = (method: string) => ({
      topic: 'lk.rpc_request',
      attributes: { 'lk.rpc_request_method': method },
      contentHeader: { case: 'textHeader' },
    });
    arrive('rpcRequest', { method: 'open-the-door' });
    arrive('streamHeader', asStream('open-the-door'));
    expect(drops()).toEqual({ 'unknown-topic': 2 });
    arrive('rpcRequest', { method: 'ask-to-unmute' });
    arrive('streamHeader', asStream('ask-to-unmute'));
    arrive('streamHeader', {
      topic: 'lk.rpc_response',
      attributes: {},
      contentHeader: { case: 'textHeader' },
    });
    expect(drops()).toEqual({ 'unknown-topic': 2 });
  });

  it('keeps counting when the room has connected again, and each drop once', () => {
    const { arrive, drops, events } = setUp();
    events.emit(RoomEvent.SignalConnected);
    arrive('chatMessage', {});
    expect(drops()).toEqual({ 'unknown-topic': 1 });
  });

  it('sends and calls in the form that it reads', async () => {
    const { door, localParticipant } = setUp();
    await door.send('ask-to-unmute', { device: 'microphone' }, { to: [ben] });
    expect(localParticipant.publishData).toHaveBeenCalledWith(new TextEncoder().encode(ask), {
      topic: 'ask-to-unmute',
      reliable: true,
      destinationIdentities: [ben],
    });
    await door.call('ask-to-unmute', { device: 'microphone' }, ben);
    expect(localParticipant.performRpc).toHaveBeenCalledWith({
      destinationIdentity: ben,
      method: 'ask-to-unmute',
      payload: ask,
      responseTimeout: 10_000,
    });
  });

  it('hears nothing more once it is closed, or nobody listens', () => {
    const { door, send, heard, stop, events, engine } = setUp();
    stop();
    send(ada);
    door.close();
    send(ada);
    expect(heard).toEqual([]);
    expect(events.listenerCount(RoomEvent.DataReceived)).toBe(0);
    expect(engine.listenerCount('dataPacketReceived')).toBe(0);
  });
});
