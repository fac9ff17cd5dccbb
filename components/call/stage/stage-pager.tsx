'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons/icon-button';

type StagePagerProps = {
  page: number;
  pageCount: number;
  perPage: number;
  total: number;
  onTurn: (page: number) => void;
  className?: string;
};

/** "1 to 16 of 30", with a step either way. It ends at the ends. */
export function StagePager({ page, pageCount, perPage, total, onTurn, className = '' }: StagePagerProps) {
  const t = useTranslations('call.pager');
  const from = page * perPage + 1;
  const to = Math.min(total, from + perPage - 1);
  return (
    <nav
      aria-label={t('label')}
      className={`flex h-9 items-center justify-center gap-3 text-12 text-stage-text-2 ${className}`}
    >
      <IconButton
        label={t('previous')}
        icon={<ChevronLeft />}
        variant="stage-quiet"
        aria-disabled={page === 0 || undefined}
        onClick={() => onTurn(Math.max(0, page - 1))}
      />
      <span className="tabular" aria-live="polite">
        {t('range', { count: to - from + 1, from, to, total })}
      </span>
      <IconButton
        label={t('next')}
        icon={<ChevronRight />}
        variant="stage-quiet"
        aria-disabled={page === pageCount - 1 || undefined}
        onClick={() => onTurn(Math.min(pageCount - 1, page + 1))}
      />
    </nav>
  );
}
