import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryColumn } from '@/components/auth/entry-column';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { canShare, ShareButton } from '@/components/ui/buttons/share-button';

type NotValidProps = { isKnown: boolean; link: string; signInHref: string };

/**
 * A link that opens nothing. The page does not say why, because its reader may be guessing. Nor does it name the
 * host: it writes the question, and its reader knows whom to send it to. A person who came by the link earlier gets
 * on by signing in.
 *
 * @param link the address that does not work, by which the host recognises it
 */
export function NotValid({ isKnown, link, signInHref }: NotValidProps) {
  const t = useTranslations('invites.page');
  const [isStuck, setIsStuck] = useState(false);
  const question = t('gone.question', { link });
  return (
    <EntryColumn
      title={t('gone.title')}
      onward={t('gone.line')}
      below={
        isKnown
          ? undefined
          : t.rich('gone.signIn', { link: (words) => <LinkText href={signInHref}>{words}</LinkText> })
      }
    >
      <div className="mt-8 grid gap-3">
        {canShare() ? (
          <ShareButton size={48} data={{ text: question }}>
            {t('gone.share')}
          </ShareButton>
        ) : (
          <CopyButton
            size={48}
            icon={<Copy />}
            getText={() => question}
            copied={t('gone.copied')}
            onFail={() => setIsStuck(true)}
          >
            {t('gone.copy')}
          </CopyButton>
        )}
        {isStuck ? <p className="wrap-anywhere select-all">{question}</p> : null}
        <ButtonLink href={isKnown ? '/rooms' : '/'} size={48} variant="edge" prefetch={false}>
          {t(isKnown ? 'toRooms' : 'toStart')}
        </ButtonLink>
      </div>
    </EntryColumn>
  );
}
