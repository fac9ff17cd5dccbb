/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { Panel } from '@/components/ui/panel';
import { TooltipProvider } from '@/components/ui/overlays/tooltip';

function show(onClose: () => void) {
  const panel = (
    <Panel title="People" aside="3 in the room" closeLabel="Close people" onClose={onClose} footer="Below">
      <Menu trigger={<button type="button">Ada&rsquo;s menu</button>}>
        <MenuItem>Mute</MenuItem>
      </Menu>
    </Panel>
  );
  return render(panel, { wrapper: TooltipProvider });
}

describe('a panel', () => {
  it('takes the focus, and closes by its button and by Escape', () => {
    const handleClose = jest.fn();
    show(handleClose);
    const panel = screen.getByRole('complementary', { name: 'People' });
    expect(document.activeElement).toBe(panel);
    fireEvent.keyDown(panel, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close people' }));
    expect(handleClose).toHaveBeenCalledTimes(2);
  });

  it('stays open for an Escape that has closed a menu in it', () => {
    const handleClose = jest.fn();
    show(handleClose);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Ada’s menu' }), { key: 'Enter' });
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(handleClose).not.toHaveBeenCalled();
  });
});
