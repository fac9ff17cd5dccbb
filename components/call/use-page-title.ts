import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { gorseIcon } from '@/components/call/gorse-icon';
import { useDocumentTitle } from '@/components/shell/use-document-title';

type Waiting = {
  /** Hands and asks that this person answers. */
  hands: number;
  /** People who wait for this person to let them in. */
  outside: number;
};

const nobody: Waiting = { hands: 0, outside: 0 };

/**
 * Names the tab after the room, and before that says how many wait, for a person who looks at another tab. The
 * favicon's second stroke says it, too.
 *
 * @param title null until the room's name is known
 */
export function usePageTitle(title: string | null, { hands, outside }: Waiting = nobody): void {
  const product = useTranslations('common')('productName');
  const t = useTranslations('call.tab');
  const marks = [hands > 0 && t('hands', { count: hands }), outside > 0 && t('outside', { count: outside })];
  const mark = marks.filter(Boolean).join(', ');
  const plain = title === null ? null : `${title} · ${product}`;
  useDocumentTitle(plain, mark === '' ? plain : `(${mark}) ${plain}`);
  const isWaitedFor = mark !== '';
  useEffect(() => {
    const link = isWaitedFor ? document.querySelector<HTMLLinkElement>('link[rel="icon"]') : null;
    if (!link) return undefined;
    const { href } = link;
    link.href = gorseIcon;
    return () => {
      link.href = href;
    };
  }, [isWaitedFor]);
}
