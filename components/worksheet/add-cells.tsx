import { Heading, Plus, Sigma, Table, Type } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { CellKind } from '@/lib/worksheet/sheet-document';

/** The row below the last cell, which adds another one. */
export function AddCells({ onAdd }: { onAdd: (kind: CellKind) => void }) {
  const t = useTranslations('worksheet.cells');
  // The new cell takes the focus, which the menu holds until it has gone.
  const chosen = useRef<CellKind | null>(null);
  const choose = (kind: CellKind) => (chosen.current = kind);
  const add = () => {
    const kind = chosen.current;
    chosen.current = null;
    if (kind !== null) onAdd(kind);
    return kind !== null;
  };
  return (
    <div className="flex items-center gap-1 pl-[60px] max-tablet:pl-7">
      <Button
        variant="quiet"
        size={32}
        aria-label={t('addLabel')}
        icon={<Plus />}
        onClick={() => onAdd('calculation')}
      >
        {t('add')}
      </Button>
      <Button
        variant="quiet"
        size={32}
        aria-label={t('addTextLabel')}
        icon={<Type />}
        onClick={() => onAdd('text')}
      >
        {t('addText')}
      </Button>
      <Menu align="start" onClosed={add} trigger={<IconButton label={t('addMore')} icon={<Plus />} />}>
        <MenuItem icon={<Heading />} onSelect={() => choose('heading')}>
          {t('addHeading')}
        </MenuItem>
        <MenuItem icon={<Sigma />} onSelect={() => choose('derivation')}>
          {t('addDerivation')}
        </MenuItem>
        <MenuItem icon={<Table />} onSelect={() => choose('table')}>
          {t('addTable')}
        </MenuItem>
      </Menu>
    </div>
  );
}
