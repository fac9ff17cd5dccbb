'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { JoinByLink } from '@/components/landing/join-by-link';
import { LinkText, linkTextStyle } from '@/components/ui/buttons/link-text';
import { destinationOf } from '@/lib/auth/next-path';

/** The way in without an account: back to the invite that one has come from, else by a link that is pasted here. */
export function GuestByLink({ next }: { next: string }) {
  const t = useTranslations('auth');
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const hasInvite = destinationOf(next).kind === 'invite';

  useEffect(() => {
    if (isOpen) field.current?.querySelector('input')?.focus();
  }, [isOpen]);

  if (isOpen) {
    return (
      <div ref={field} className="mb-3 text-ink">
        <JoinByLink
          texts={{
            label: t('guest.label'),
            placeholder: t('guest.placeholder'),
            submit: t('guest.submit'),
            faults: {
              empty: t('guest.faults.empty'),
              elsewhere: t('guest.faults.elsewhere'),
              'not-a-room': t('guest.faults.not-a-room'),
            },
          }}
        />
      </div>
    );
  }
  return t.rich('signIn.noAccount', {
    link: (words) =>
      hasInvite ? (
        <LinkText href={next}>{words}</LinkText>
      ) : (
        <button
          type="button"
          className={linkTextStyle.orchid}
          aria-expanded={false}
          onClick={() => setIsOpen(true)}
        >
          {words}
        </button>
      ),
  });
}
