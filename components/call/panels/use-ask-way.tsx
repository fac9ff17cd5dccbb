import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { findWhom } from '@/components/call/panels/ask-roles';
import { AskAction, AskItem } from '@/components/call/panels/views-of-others';
import { isMarked } from '@/lib/access/capabilities';
import type { Denial } from '@/lib/access/find-denial';
import type { Asks } from '@/lib/asks/client/use-asks';
import type { CallPerson } from '@/lib/call/call-person';
import type { JoinTicket } from '@/lib/call/join-ticket';

type AskWayInput = {
  asks: Asks;
  uid: string;
  people: readonly CallPerson[];
  ticket: JoinTicket | null;
  isRehearsal: boolean;
};

/**
 * The way on from a denial that a host can lift: a control that asks for it, or a line of a menu. In a rehearsal, words
 * in its place.
 */
export function useAskWay(input: AskWayInput): (denial: Denial | null, form?: 'item') => ReactNode {
  const { asks, uid, people, ticket, isRehearsal } = input;
  const t = useTranslations('call.rehearsal');
  const whom = findWhom(people, ticket);
  const wayOn = (denial: Denial | null, form?: 'item'): ReactNode => {
    if (denial === null || !denial.askable || !isMarked(denial.capability, 'askable')) return undefined;
    if (isRehearsal) return form === 'item' ? null : <p className="text-13 text-ink-2">{t('ask')}</p>;
    const Way = form === 'item' ? AskItem : AskAction;
    return <Way {...{ asks, uid, whom }} capability={denial.capability} />;
  };
  return wayOn;
}
