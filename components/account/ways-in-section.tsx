import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccountSection } from '@/components/account/account-section';
import { providerNames } from '@/components/account/provider-names';
import { GoogleMark, MicrosoftMark } from '@/components/auth/provider-marks';
import { Button } from '@/components/ui/buttons/button';
import type { WayIn } from '@/lib/account/ways-in';

type WaysInSectionProps = {
  ways: readonly WayIn[];
  /** The one that is being linked or unlinked. */
  pendingId: string | null;
  notice: ReactNode;
  /** Somebody is about to press: what a window needs may be fetched. */
  onApproach: () => void;
  onLink: (id: string) => void;
  onUnlink: (id: string) => void;
};

const marks: Readonly<Record<string, ReactNode>> = {
  'google.com': <GoogleMark />,
  'microsoft.com': <MicrosoftMark />,
};

/** Other places at which the person signs in, or could. The last way in cannot be taken away. */
export function WaysInSection(props: WaysInSectionProps) {
  const { ways, pendingId, notice, onApproach, onLink, onUnlink } = props;
  const t = useTranslations('account.ways');
  return (
    <AccountSection title={t('title')} lead={t('lead')}>
      <ul>
        {ways.map(({ id, label, email, isLinked, canUnlink }) => {
          const name = label ?? providerNames[id] ?? id;
          return (
            <li key={id} className="flex min-h-14 items-center gap-3">
              {marks[id] ?? <KeyRound className="size-5 text-ink-2" />}
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-break-word">{name}</p>
                <p className="truncate text-13 text-ink-2">{isLinked ? (email ?? t('linked')) : t('open')}</p>
              </div>
              <Button
                variant="edge"
                size={32}
                aria-label={t(isLinked ? 'unlinkNamed' : 'linkNamed', { name })}
                isPending={pendingId === id}
                deniedReason={isLinked && !canUnlink ? t('last') : undefined}
                onPointerEnter={onApproach}
                onFocus={onApproach}
                onClick={() => (isLinked ? onUnlink(id) : onLink(id))}
              >
                {t(isLinked ? 'unlink' : 'link')}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 empty:hidden">{notice}</div>
    </AccountSection>
  );
}
