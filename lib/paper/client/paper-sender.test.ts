import { createPaperSender, type PaperPublisher } from '@/lib/paper/client/paper-sender';

const stop = jest.fn();
const captured = { stop, contentHint: '', readyState: 'live' } as unknown as MediaStreamTrack;
const page = (sid: string) => ({ source: 'screen_share', track: { sid } });

function setUp(publish: () => Promise<unknown> = () => Promise.resolve()) {
  const trackPublications = new Map<string, unknown>();
  const own = { trackPublications, publishTrack: jest.fn(publish), unpublishTrack: jest.fn() };
  const sender = createPaperSender(own as unknown as PaperPublisher, () => undefined);
  return { own, sender, capture: jest.fn(() => captured) };
}

describe('the sender of a page', () => {
  it('sends one page for a double press', async () => {
    const { own, sender, capture } = setUp();
    await Promise.all([sender.send(capture), sender.send(capture)]);
    own.trackPublications.set('TR_1', page('TR_1'));
    await sender.send(capture);
    expect(own.publishTrack).toHaveBeenCalledTimes(1);
    expect(capture).toHaveBeenCalledTimes(1);
    expect(sender.isPublishing()).toBe(false);
  });

  it('hides the page that the SDK published again, and nothing else', async () => {
    const { own, sender, capture } = setUp();
    await sender.send(capture);
    own.trackPublications.set('TR_2', page('TR_2')).set('TR_3', { source: 'camera', track: {} });
    await sender.hide();
    expect(own.unpublishTrack.mock.calls).toEqual([[{ sid: 'TR_2' }, true]]);
  });

  it.each([
    ['ends a page that has not come back with the line', 0, 1],
    ['leaves one that has come back alone', 1, 0],
  ])('%s', async (_, back, stops) => {
    const { own, sender, capture } = setUp();
    expect(sender.endLost()).toBe(false);
    await sender.send(capture);
    if (back > 0) own.trackPublications.set('TR_2', page('TR_2'));
    expect(sender.endLost()).toBe(back === 0);
    expect(stop).toHaveBeenCalledTimes(stops);
  });

  it('stops what was not let in', async () => {
    const { sender, capture } = setUp(() => Promise.reject(new Error('refused')));
    await expect(sender.send(capture)).rejects.toThrow('refused');
    expect(stop).toHaveBeenCalledTimes(1);
    expect(sender.isPublishing()).toBe(false);
  });
});
