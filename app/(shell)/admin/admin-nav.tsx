'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { adminPlaces, findAdminPlace } from '@/app/(shell)/admin/admin-places';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';

/** The parts of the administration: side by side where there is room, else behind the name of this one. */
export function AdminNav({ here }: { here: string }) {
  const t = useTranslations('shell.admin');
  const current = findAdminPlace(here);
  return (
    <>
      <nav aria-label={t('nav')} className="hidden min-w-0 flex-1 items-center gap-8 pl-4 desktop:flex">
        {adminPlaces.map((place) => (
          <Link
            key={place.href}
            href={place.href}
            aria-current={place === current ? 'page' : undefined}
            className="flex h-10 items-center border-b-2 border-transparent text-14 text-ink-2 no-underline hover:text-ink aria-[current]:border-orchid aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {t(`places.${place.name}`)}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('nav')} className="ml-auto desktop:hidden">
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              aria-label={t('menu', { place: current ? t(`places.${current.name}`) : t('open') })}
              className="press flex h-11 items-center gap-1 rounded-8 px-2 text-14 font-medium"
            >
              {current ? t(`places.${current.name}`) : t('open')}
              <ChevronDown className="size-4 text-ink-2" />
            </button>
          }
        >
          {adminPlaces.map((place) => (
            <MenuItem key={place.href} asChild>
              <Link href={place.href} aria-current={place === current ? 'page' : undefined}>
                {t(`places.${place.name}`)}
              </Link>
            </MenuItem>
          ))}
        </Menu>
      </nav>
    </>
  );
}
