'use client';

import { useTranslations } from 'next-intl';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { SideSection } from '@/components/receipts/side-section';
import { useReceiptWords } from '@/components/receipts/use-receipt-words';
import { PersonBar } from '@/components/ui/people/person-bar';

/** What hosts granted, took and declined, with how long it held. */
export function GrantList({ receipt: { grants, isWhole }, colourOf }: ReceiptProps) {
  const t = useTranslations('receipts.grants');
  const words = useReceiptWords();
  if (grants.length === 0) return null;
  return (
    <SideSection title={t(isWhole ? 'heading' : 'own')}>
      <ul className="grid gap-3">
        {grants.map((grant) => {
          const colour = colourOf(grant.uid);
          return (
            <li key={`${grant.uid} ${grant.capability} ${grant.at}`} className="flex gap-3 text-14">
              <PersonBar hue={colour.hue} isCut={colour.isCut} />
              <span className="min-w-0">
                <span className="block wrap-anywhere">{words.grant(grant)}</span>
                <span className="block text-13 text-ink-2">{words.grantBy(grant)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </SideSection>
  );
}
