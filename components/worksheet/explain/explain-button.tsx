'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';

type ExplainButtonProps = {
  id: string;
  /** What the cell is called. */
  label: string;
  isOpen: boolean;
  onToggle: (id: string) => void;
};

/** Shows and hides how a result came about. It keeps still until the line has the pointer or the focus. */
export function ExplainButton({ id, label, isOpen, onToggle }: ExplainButtonProps) {
  const t = useTranslations('worksheet.explain');
  return (
    <Button
      variant="quiet"
      size={32}
      data-explain=""
      data-own-escape={isOpen ? '' : undefined}
      aria-expanded={isOpen}
      aria-label={t('open', { cell: label })}
      className={clsx(
        'text-13! text-ink-2!',
        !isOpen && [
          'opacity-0 group-focus-within/cell:opacity-100 group-hover/cell:opacity-100 focus-visible:opacity-100',
          // Without a pointer that hovers, nobody should press what is not in sight.
          'max-tablet:hidden max-tablet:group-focus-within/cell:inline-flex',
          'pointer-coarse:hidden pointer-coarse:group-focus-within/cell:inline-flex',
        ],
      )}
      // The press would take the focus from the line that is written.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onToggle(id)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) onToggle(id);
      }}
    >
      {t('show')}
    </Button>
  );
}
