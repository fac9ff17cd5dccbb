import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { gorseIcon } from '@/components/call/gorse-icon';

type Waiting = {
  /** Hands and asks that this person answers. */
  hands: number;
  /** Who wants to be let in by this person. */
  outside: number;
};

/**
 * Names the tab after the room, and before that says who waits for whoever looks at another one: by number, and by the
 * favicon's second stroke.
 *
 * @param title null as long as the room's name is not known
 */
export function usePageTitle(title: string | null, { hands, outside }: Waiting): void {
  const product = useTranslations('common')('productName');
  const t = useTranslations('call.tab');
  const marks = [hands > 0 && t('hands', { count: hands }), outside > 0 && t('outside', { count: outside })];
  const mark = marks.filter(Boolean).join(', ');
  useEffect(() => {
    if (title === null) return undefined;
    const plain = `${title} · ${product}`;
    const told = mark === '' ? plain : `(${mark}) ${plain}`;
    document.title = told;
    return () => {
      // The next page may have named itself already.
      if (document.title === told) document.title = plain;
    };
  }, [title, product, mark]);
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
