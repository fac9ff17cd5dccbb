import { copySelected } from '@/components/ink/use-surface-keys';
import { AppError } from '@/lib/errors/app-error';
import { inkSelection, selectInk } from '@/lib/ink/client/pad/selection';

it('says why strokes are not copied, and leaves them selected', () => {
  const full = new AppError('ink/page-full', { details: { limit: 3000 } });
  const stroke = { tool: 'pen', colour: 0, width: 2.5, ms: 0, isStraight: false, points: [] };
  const items = [{ key: 'one', stroke }];
  const add = () => {
    throw full;
  };
  const ink = { anchor: 'a', items: { read: () => items }, add };
  selectInk('a', items);
  const onFull = jest.fn();
  copySelected(ink as never, onFull);
  expect(onFull).toHaveBeenCalledWith(full);
  expect(inkSelection.read()?.keys).toEqual(new Set(['one']));
});
