import type { MediaCommand } from '@/lib/rooms/outbox/outbox-entry';
import { makeFakeOutbox } from '@/tests/support/fakes/fake-outbox';
import { deliver } from './deliver';

/** Ben was removed by a first delivery; what follows after the answer is still to come. */
const removeBen = async () => {
  const { world, ports, put } = makeFakeOutbox();
  world.people.set('ben', { epoch: 2 });
  const media: MediaCommand = { kind: 'remove-person', uid: 'ben', joinIds: ['oldjoin000000000'], epoch: 2 };
  await deliver([put([{ kind: 'person', uid: 'ben' }], media)], { ports });
  const answer = async () => {
    for (const task of world.later) await task();
    return [...world.media];
  };
  return { world, answer };
};

describe('the second look after a removal', () => {
  it('removes a person who has come back by an old token', async () => {
    const { world, answer } = await removeBen();
    world.media.add('ben_oldjoin000000000');
    expect(await answer()).toEqual([]);
  });

  it('leaves a person inside who was added again meanwhile', async () => {
    const { world, answer } = await removeBen();
    world.people.set('ben', { profile: 'learner', exceptions: {}, epoch: 3 });
    world.media.add('ben_newjoin000000000');
    expect(await answer()).toEqual(['ben_newjoin000000000']);
  });

  it('fails without failing the removal', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { world, answer } = await removeBen();
    world.media.add('ben_oldjoin000000000');
    world.stepsLeft = 0;
    expect(await answer()).toEqual(['ben_oldjoin000000000']);
  });
});
