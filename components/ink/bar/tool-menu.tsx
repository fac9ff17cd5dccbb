import type { ComponentProps, ReactNode } from 'react';
import { BarButton } from '@/components/ink/bar/bar-button';
import { Menu } from '@/components/ui/overlays/menu';

type ToolMenuProps = Pick<ComponentProps<typeof BarButton>, 'label' | 'shortcut' | 'icon' | 'isChosen'> & {
  className: string;
  children: ReactNode;
};

/** A button of the bar that opens its choices above the bar. */
export function ToolMenu({ children, ...button }: ToolMenuProps) {
  return (
    <Menu side="top" align="center" trigger={<BarButton {...button} />}>
      {children}
    </Menu>
  );
}
