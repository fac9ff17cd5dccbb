import { firstFailure } from './first-failure';

function makePart() {
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  return { failure, fail };
}

describe('a stack of which a part ends by itself', () => {
  it.each(['app', 'emulators', 'livekit'] as const)('fails with the %s', async (name) => {
    const parts = { app: makePart(), emulators: makePart(), livekit: makePart() };
    const failure = firstFailure(parts.app, { ...parts, livekit: { service: parts.livekit } });
    parts[name].fail(new Error(`${name} ended`));
    await expect(failure).rejects.toThrow(`${name} ended`);
  });

  it('fails with the emulators where LiveKit is elsewhere too', async () => {
    const [app, emulators] = [makePart(), makePart()];
    const failure = firstFailure(app, { emulators, livekit: { service: null } });
    emulators.fail(new Error('Firestore ended'));
    await expect(failure).rejects.toThrow('Firestore ended');
  });
});
