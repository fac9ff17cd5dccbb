'use client';

import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { LinkDialog } from '@/components/invites/link-dialog';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useShortCode } from '@/lib/lobby/client/use-short-code';
import { makeShortCode } from '@/lib/lobby/contract';
import { showShortCode } from '@/lib/rooms/admission/short-code';

type InviteDialogProps = {
  roomId: string;
  roomName: string;
  /** Finds the link for new people, or makes one. */
  getLink: () => Promise<string>;
  onClose: () => void;
};

/** Every way to bring a person into the call that is on: the link, its QR code, and the code to read out. */
export function InviteDialog({ roomId, roomName, getLink, onClose }: InviteDialogProps) {
  const t = useTranslations('call.invite');
  const [link, setLink] = useState<string | null>(null);
  const { state, start } = useAction<null>(async () => setLink(await getLink()));
  const error = useUserError(state.failure);
  useEffect(() => {
    start(null);
    // Once, when the dialog opens: the link is the same whenever it is asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (link !== null) {
    return (
      <LinkDialog title={t('title')} {...{ link, roomName, onClose }}>
        <ShortCode roomId={roomId} />
      </LinkDialog>
    );
  }
  return (
    <Dialog title={t('title')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      {error ? (
        <>
          <FailureNotice error={error} />
          <Button className="mt-4" onClick={() => start(null)}>
            {t('again')}
          </Button>
        </>
      ) : (
        <p role="status" className="text-ink-2">
          {t('loading')}
        </p>
      )}
    </Dialog>
  );
}

function ShortCode({ roomId }: { roomId: string }) {
  const t = useTranslations('call.invite');
  const code = useShortCode(roomId);
  const { state, start } = useAction<null>(async (_, onChecking) => {
    code.setCode((await callServer(makeShortCode, { roomId }, { onChecking })).code);
  });
  const error = useUserError(state.failure ?? code.failure);
  return (
    <section aria-labelledby="code-in-call" className="mt-5 border-t border-line pt-4">
      <h3 id="code-in-call" className="text-14 font-semibold">
        {t('code')}
      </h3>
      <p className="mt-1 text-13 text-ink-2">{t('codeWhat')}</p>
      <FailureNotice error={error} className="mt-3" />
      {code.code ? (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <output aria-label={t('code')} className="text-22 font-semibold tracking-wide tabular select-all">
            {showShortCode(code.code)}
          </output>
          <CopyButton
            variant="edge"
            size={32}
            icon={<Copy />}
            copied={t('codeCopied')}
            getText={() => showShortCode(code.code ?? '')}
            onFail={() => undefined}
          >
            {t('copyCode')}
          </CopyButton>
        </div>
      ) : code.code === null ? (
        <Button
          variant="edge"
          size={32}
          className="mt-3"
          isPending={state.isPending}
          onClick={() => start(null)}
        >
          {t('makeCode')}
        </Button>
      ) : null}
    </section>
  );
}
