import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoogleMark, MicrosoftMark } from '@/components/auth/provider-marks';
import { Button } from '@/components/ui/buttons/button';

type ProviderButtonsProps = {
  providers: readonly { id: string; label: string | null }[];
  /** The one at which somebody is signing in. */
  pendingId: string | null;
  /** Somebody is about to press one: what it needs may be fetched. */
  onApproach: () => void;
  onChoose: (providerId: string) => void;
};

const marks: Readonly<Record<string, ReactNode>> = {
  'google.com': <GoogleMark />,
  'microsoft.com': <MicrosoftMark />,
};
const names: Readonly<Record<string, string>> = { 'google.com': 'Google', 'microsoft.com': 'Microsoft' };

/** The other places at which one can sign in. Nothing where there are none. */
export function ProviderButtons({ providers, pendingId, onApproach, onChoose }: ProviderButtonsProps) {
  const t = useTranslations('auth');
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          size={48}
          variant="edge"
          className="w-full"
          icon={marks[id] ?? <KeyRound className="size-5!" />}
          isPending={pendingId === id}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onClick={() => onChoose(id)}
        >
          <span className="truncate">{t('continueWith', { name: label ?? names[id] ?? id })}</span>
        </Button>
      ))}
    </div>
  );
}
