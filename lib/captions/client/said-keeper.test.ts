import { mostPieces, oldestPiece, type Piece } from '../piece';
import { createSaidKeeper } from './said-keeper';

function setUp() {
  let time = 0;
  const keep = jest.fn((_: readonly Piece[]) => Promise.resolve(true));
  const keeper = createSaidKeeper({ keep, now: () => time });
  const sent = () => keep.mock.calls.map(([pieces]) => pieces.map(({ id, ago }) => `${id} ${ago}`));
  return { keeper, keep, sent, wait: (ms: number) => (time += ms) };
}

describe('the keeper of what somebody says', () => {
  it('hands over what was said, with how long ago, once', async () => {
    const { keeper, keep, sent, wait } = setUp();
    keeper.add('1', ' Good.\u202e\n ');
    wait(1500);
    const cell = { sheet: 's1', id: 'c7', line: 3 };
    keeper.add('2', 'Why?', cell);
    keeper.add('3', '  ');
    await keeper.flush();
    await keeper.flush();
    expect(sent()).toEqual([['1 1500', '2 0']]);
    expect(keep.mock.calls[0]?.[0].map((piece) => piece.cell)).toEqual([undefined, cell]);
    expect(keep.mock.calls[0]?.[0][0]?.text).toBe('Good.');
  });

  it('tries again what did not arrive, with what came meanwhile', async () => {
    const { keeper, keep, sent, wait } = setUp();
    keep.mockRejectedValueOnce(new Error('offline'));
    keeper.add('1', 'Good.');
    await keeper.flush();
    wait(4000);
    keeper.add('2', 'Why?');
    await keeper.flush();
    expect(sent()).toEqual([['1 0'], ['1 4000', '2 0']]);
  });

  it('gives up what is too old, and everything when nothing is kept', async () => {
    const { keeper, keep, sent, wait } = setUp();
    keeper.add('1', 'Good.');
    wait(oldestPiece + 1);
    keep.mockResolvedValueOnce(false);
    keeper.add('2', 'Why?');
    await keeper.flush();
    await keeper.flush();
    expect(sent()).toEqual([['2 0']]);
  });

  it('sends no more at once than our server takes, and waits for its answer', async () => {
    const { keeper, sent } = setUp();
    for (let index = 0; index <= mostPieces; index += 1) keeper.add(String(index), 'word');
    await Promise.all([keeper.flush(), keeper.flush()]);
    await keeper.flush();
    expect(sent().map((pieces) => pieces.length)).toEqual([mostPieces, 1]);
  });
});
