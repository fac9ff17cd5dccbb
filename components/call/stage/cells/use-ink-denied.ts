import { useTranslations } from 'next-intl';
import { findWhom } from '@/components/call/panels/ask-roles';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { SheetDenied } from '@/components/worksheet/sheet-company';

/** Why a person in a call only looks at ink: who decides, where one can ask; otherwise what refuses it. */
export function useInkDenied(room: CallRoomState): SheetDenied {
  const t = useTranslations('call.ink');
  const { rights, view, ticket, toReason, wayOn } = room;
  const { inkDenial } = rights;
  if (!inkDenial?.askable) return { reason: toReason(inkDenial), way: null };
  const whom = findWhom(view.people, ticket);
  const name = 'name' in whom ? whom.name : '';
  return { reason: t('decides', { who: whom.who, name }), way: wayOn(inkDenial) };
}
