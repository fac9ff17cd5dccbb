/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';

it('chooses nothing by the press that opens it', () => {
  const choose = jest.fn();
  render(
    <Menu trigger={<button type="button">More</button>}>
      <MenuItem onSelect={choose}>Transcript</MenuItem>
    </Menu>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
  const item = screen.getByRole('menuitem', { name: 'Transcript' });
  fireEvent.pointerUp(item);
  expect(choose).not.toHaveBeenCalled();
  fireEvent.pointerDown(item);
  fireEvent.pointerUp(item);
  fireEvent.click(item);
  expect(choose).toHaveBeenCalledTimes(1);
});
