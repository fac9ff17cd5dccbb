import { useTranslations } from 'next-intl';
import type { ServiceKind } from '@/lib/services/schema';

/** *Recorder: Lecture capture*: what a service is called wherever people meet it, so that it is taken for nobody. */
export function useServiceName(): (service: { kind: ServiceKind; label: string | null }) => string {
  const t = useTranslations('access.services');
  return ({ kind, label }) => (label === null ? t(`kinds.${kind}`) : t(`named.${kind}`, { label }));
}
