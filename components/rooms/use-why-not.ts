import { useTranslations } from 'next-intl';
import type { Capability } from '@/lib/access/capabilities';
import type { Access } from '@/lib/access/resolve-access';

/** Why something is denied, as a sentence; undefined when it is allowed. */
export function useWhyNot(access: Access): (capability: Capability) => string | undefined {
  const t = useTranslations('access');
  return (capability) => {
    const { allowed, reason } = access[capability];
    if (allowed) return undefined;
    return `${t(`why.${reason}`, { action: t(`actions.${capability}`) })} ${t('stillWorks.people')}`;
  };
}
