import { ChevronDown, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { insertionIcons } from '@/components/worksheet/insert/insertion-icons';
import { Button } from '@/components/ui/buttons/button';
import { KeyCap } from '@/components/ui/key-cap';
import { Menu, MenuItem, MenuLabel } from '@/components/ui/overlays/menu';
import { insertions, type Insertion } from '@/lib/worksheet/edit/insertions';

/** The row below the last cell, which adds another one. */
export function AddCells({ onAdd }: { onAdd: (insertion: Insertion) => void }) {
  const t = useTranslations('worksheet');
  // The new cell takes the focus, which the menu holds until it has gone.
  const chosen = useRef<Insertion | null>(null);
  const add = () => {
    const insertion = chosen.current;
    chosen.current = null;
    if (insertion !== null) onAdd(insertion);
    return insertion !== null;
  };
  return (
    <div className="flex items-center gap-1 pl-[60px] max-tablet:pl-7">
      <Button
        variant="quiet"
        size={32}
        aria-label={t('cells.addLabel')}
        icon={<Plus />}
        onClick={() => onAdd('line')}
      >
        {t('cells.add')}
      </Button>
      <Menu
        align="start"
        onClosed={add}
        trigger={
          <Button variant="quiet" size={32} aria-label={t('cells.addMore')} icon={<ChevronDown />}>
            <span className="pointer-coarse:hidden">
              <KeyCap>/</KeyCap>
            </span>
          </Button>
        }
      >
        {insertions.map((id) => (
          <MenuItem
            key={id}
            icon={insertionIcons[id]}
            hint={t(`insert.kinds.${id}.about`)}
            onSelect={() => {
              chosen.current = id;
            }}
          >
            {t(`insert.kinds.${id}.name`)}
          </MenuItem>
        ))}
        <div className="pointer-coarse:hidden">
          <MenuLabel>{t.rich('insert.everything', { k: (key) => <KeyCap>{key}</KeyCap> })}</MenuLabel>
        </div>
      </Menu>
    </div>
  );
}
