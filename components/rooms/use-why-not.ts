import { useTranslations } from 'next-intl';
import type { HeldBy } from '@/lib/access/enforcers';
import { findDenial } from '@/lib/access/find-denial';
import type { Access } from '@/lib/access/resolve-access';

/** Why something is denied and who can help, by who decided; undefined when it is allowed. */
export function useWhyNot(access: Access): (capability: HeldBy<'page'>) => string | undefined {
  const t = useTranslations('access');
  return (capability) => {
    const denial = findDenial(access, capability);
    if (denial === null) return undefined;
    const { reason, decidedBy } = denial;
    const why = t(`why.${reason}`, { action: t(`actions.${capability}`), who: 'hosts' });
    return `${why} ${decidedBy === 'policy' ? t('administratorsDecide') : t('stillWorks.people')}`;
  };
}
