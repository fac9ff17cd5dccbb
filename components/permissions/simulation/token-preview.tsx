'use client';

import { useTranslations } from 'next-intl';
import { GrantBlock } from '@/components/permissions/simulation/grant-block';
import type { EntryRefusal } from '@/lib/permissions/find-entry-refusal';
import { toGrantLines } from '@/lib/permissions/grant-lines';
import { toTokenLines } from '@/lib/permissions/token-lines';
import type { JoinClaims } from '@/lib/rooms/admission/join-claims';

type TokenPreviewProps = {
  claims: JoinClaims;
  refusal: EntryRefusal | null;
  /** Whose token it is compared with. */
  compared: { name: string; claims: JoinClaims } | null;
};

/** The token as it would be signed, and with strict entry what is given on arrival. A person outside has none. */
export function TokenPreview({ claims, refusal, compared }: TokenPreviewProps) {
  const t = useTranslations('permissions.simulator');
  const other = compared?.claims ?? null;
  const minutes = claims.lifetime / 60;
  const validFor = {
    field: t('validFor'),
    parts: [{ text: t('minutes', { minutes }), isNew: false }],
  };
  const title = t(refusal === null ? 'token' : refusal === 'rooms/waiting' ? 'tokenLater' : 'tokenInside');
  return (
    <div className="min-w-0">
      {refusal === null ? null : (
        <section className="mb-4">
          <h3 className="text-13 font-semibold">{t('token')}</h3>
          <p className="mt-2 text-14">{t('noToken')}</p>
        </section>
      )}
      <GrantBlock title={title} lines={[...toTokenLines(claims, other), validFor]} />
      {claims.grant === claims.lookedUp ? null : (
        <div className="mt-4">
          <GrantBlock title={t('arrival')} lines={toGrantLines(claims.lookedUp, other?.lookedUp)} />
        </div>
      )}
      {compared ? <p className="mt-2 text-12 text-ink-2">{t('marked', { name: compared.name })}</p> : null}
    </div>
  );
}
