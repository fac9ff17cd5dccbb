import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HandCard } from '@/components/call/panels/views-of-others';
import type { Asks } from '@/lib/asks/client/use-asks';

/** One's own hand, as the bar and its key need it. */
export type OwnHand = {
  isUp: boolean;
  /** Why it cannot be raised, in words. */
  deniedReason: string | undefined;
  raise: () => void;
  lower: () => void;
  /** What stands over the raised hand. */
  renderCard: (onDone: () => void) => ReactNode;
};

type OwnHandInput = {
  roomId: string;
  asks: Asks;
  uid: string;
  deniedReason: string | undefined;
  isRehearsal: boolean;
};

/** Raises and lowers one's own hand. In a rehearsal nobody would see it. */
export function useOwnHand({ roomId, asks, uid, deniedReason, isRehearsal }: OwnHandInput): OwnHand {
  const t = useTranslations('call.rehearsal');
  return {
    isUp: asks.mine.some(({ kind, answer }) => kind === 'hand' && answer === null),
    deniedReason: isRehearsal ? (deniedReason ?? t('hand')) : deniedReason,
    raise: () => asks.ask('hand'),
    lower: () => asks.withdraw('hand'),
    renderCard: (onDone) => <HandCard {...{ roomId, asks, uid, onDone }} />,
  };
}
