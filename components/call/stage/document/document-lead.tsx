'use client';

import { Footprints } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ShownDocument } from '@/components/call/stage/document/use-shown-document';
import { PageDrawers } from '@/components/ink/file/page-drawers';
import { Button } from '@/components/ui/buttons/button';
import { PersonBar } from '@/components/ui/people/person-bar';
import { firstName } from '@/lib/core/first-name';

type DocumentLeadProps = { document: ShownDocument; pages: number | null };

/** Who leads, and the way to follow or to stop; for the person who shows it, the way to end it. */
export function DocumentLead({ document: { place, leader, stop }, pages }: DocumentLeadProps) {
  const t = useTranslations('call.document');
  const name = firstName(leader?.name ?? '');
  const page = Math.min(place.page, pages ?? place.page);
  const isFollowed = leader?.isFollowed === true;
  return (
    <div
      role="group"
      aria-label={leader ? t('leadOf', { name }) : t('ownLead')}
      className="flex flex-none items-center gap-2 bg-stage-button px-4 py-1.5 text-14 max-tablet:px-3"
    >
      {leader ? <PersonBar {...leader.colour} className="h-5" /> : null}
      <p aria-live="polite" className="min-w-0 flex-1 truncate">
        {words()}
        <span className="ml-2 text-13 text-stage-text-2 max-desktop:hidden">
          <PageDrawers
            page={pages === 1 ? null : page}
            otherwise={isFollowed && pages !== null && pages > 1 ? t('hint') : null}
          />
        </span>
      </p>
      {leader ? (
        <Button
          variant="stage"
          size={32}
          icon={isFollowed ? undefined : <Footprints />}
          className="flex-none border border-stage-text-3 max-tablet:h-11"
          onClick={isFollowed ? leader.stray : leader.follow}
        >
          {t(isFollowed ? 'stopFollowing' : 'follow')}
        </Button>
      ) : (
        <Button
          variant="stage"
          size={32}
          className="flex-none border border-stage-text-3 max-tablet:h-11"
          onClick={stop}
        >
          {t('stop')}
        </Button>
      )}
    </div>
  );

  function words() {
    if (leader === null) return t('youShow');
    if (!isFollowed) {
      return pages === 1
        ? t('atZoom', { name, zoom: leader.place.zoom })
        : t('at', { name, page: leader.place.page });
    }
    return t.rich('following', { name, who: (chunks) => <b className="font-semibold">{chunks}</b> });
  }
}
