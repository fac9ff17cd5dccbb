'use client';

import { useTranslations } from 'next-intl';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { useServiceName } from '@/components/services/use-service-name';
import { FailureNotice } from '@/components/shell/failure-notice';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useDecided } from '@/lib/rooms/client/use-decided';
import type { ListedService } from '@/lib/services/client/use-services';
import { revokeServiceToken } from '@/lib/services/contract';

export type Revoked = { service: ListedService; /** Missing where nobody can say. */ wasInside?: boolean };

type RevokeDialogProps = {
  service: ListedService;
  onClose: () => void;
  onRevoked: (revoked: Revoked) => Promise<void>;
};

/** Says what taking a token back does, and does it. */
export function RevokeDialog({ service, onClose, onRevoked }: RevokeDialogProps) {
  const t = useTranslations('admin.services');
  const name = useServiceName()(service);
  const { act, onEverywhere } = useDecided(
    (_: null) => callServer(revokeServiceToken, { serviceId: service.serviceId }),
    async (_, answer) => {
      await onRevoked({ service, ...answer });
      onClose();
    },
  );
  const { state, start } = useAdminAction(act);
  const error = useUserError(state.failure);
  return (
    <ConfirmDialog
      title={t('revokeTitle', { name })}
      description={t('revokeLine', { room: service.roomName })}
      confirmLabel={t('revoke')}
      cancelLabel={t('cancel')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !state.isPending) onClose();
      }}
      onConfirm={() => start(null)}
      isPending={state.isPending}
      problem={error === null ? undefined : <FailureNotice error={error} onEverywhere={onEverywhere} />}
    />
  );
}
