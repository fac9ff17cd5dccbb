'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { draftedChoice, type FormDraft } from '@/lib/auth/client/use-draft';
import type { PersonProfileId } from '@/lib/access/profiles';
import { needsAccount } from '@/lib/rooms/admission/needs-account';
import { noteLength } from '@/lib/invites/schema';

export type InviteChoice = { profile: PersonProfileId; limit: number | null; days: number; note: string };

type CreateInviteDialogProps = {
  /** Those that the reader may give, the most powerful first. */
  profiles: readonly PersonProfileId[];
  defaultProfile: PersonProfileId;
  faults: { note: true } | null;
  draft: FormDraft;
  notice: ReactNode;
  isPending: boolean;
  onCreate: (choice: InviteChoice) => void;
  onClose: () => void;
};

const limits = ['unlimited', '1', '5', '10', '30', '100'] as const;
const dayChoices = ['1', '7', '30', '365'] as const;

/** What a new link lets people in as, how many of them, and until when. */
export function CreateInviteDialog(props: CreateInviteDialogProps) {
  const { profiles, defaultProfile, faults, draft, notice, isPending, onCreate, onClose } = props;
  const t = useTranslations('invites.create');
  const access = useProfileName();
  const [profile, setProfile] = useState(() => draftedChoice(draft, 'profile', profiles, defaultProfile));
  const [limit, setLimit] = useState(() => draftedChoice(draft, 'limit', limits, 'unlimited'));
  const [days, setDays] = useState(() => draftedChoice(draft, 'days', dayChoices, '30'));
  const toLimit = () => (limit === 'unlimited' ? null : Number(limit));

  return (
    <Dialog title={t('title')} description={t('line')} closeLabel={t('cancel')} isOpen onOpenChange={onClose}>
      <Form
        faults={faults}
        draft={draft}
        onSubmit={(typed) => onCreate({ profile, limit: toLimit(), days: Number(days), note: typed('note') })}
      >
        <div className="grid gap-4">
          <SelectField
            name="profile"
            label={t('profile')}
            hint={needsAccount(profile) ? t('profileAccount') : undefined}
            value={profile}
            onValueChange={setProfile}
            options={profiles.map((value) => ({ value, label: access(value) }))}
          />
          <SelectField
            name="limit"
            label={t('limit')}
            value={limit}
            onValueChange={setLimit}
            options={limits.map((value) => ({
              value,
              label:
                value === 'unlimited' ? t('limits.unlimited') : t('limits.some', { count: Number(value) }),
            }))}
          />
          <SelectField
            name="days"
            label={t('days')}
            value={days}
            onValueChange={setDays}
            options={dayChoices.map((value) => ({ value, label: t('daysChoice', { count: Number(value) }) }))}
          />
          <TextField
            name="note"
            autoComplete="off"
            label={t('note')}
            hint={t('noteHint')}
            error={faults ? t('noteInvalid', { limit: noteLength }) : undefined}
          />
          {notice}
        </div>
        <DialogActions>
          <SubmitButton isPending={isPending}>{t('submit')}</SubmitButton>
          <Button variant="edge" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
