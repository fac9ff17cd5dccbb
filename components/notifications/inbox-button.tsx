'use client';

import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Popover } from '@/components/ui/overlays/popover';

type InboxButtonProps = {
  unreadCount: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The bell of the top bar with its count; the inbox opens below it. */
export function InboxButton({ unreadCount, isOpen, onOpenChange, children }: InboxButtonProps) {
  const t = useTranslations('notifications.inbox');
  const label = t('open', { count: unreadCount });
  return (
    <Popover
      label={t('title')}
      align="end"
      width="wide"
      {...{ isOpen, onOpenChange }}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="press target relative grid size-8 place-items-center rounded-8 text-ink hover:bg-sunken"
        >
          <Bell className="size-5" aria-hidden="true" />
          {unreadCount === 0 ? null : (
            <span
              aria-hidden="true"
              className="absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full border border-ink/40 bg-gorse px-1 text-12 font-semibold text-on-gorse"
            >
              {unreadCount > 9 ? '9+' : unreadCount}
            </span>
          )}
        </button>
      }
    >
      {children}
    </Popover>
  );
}
