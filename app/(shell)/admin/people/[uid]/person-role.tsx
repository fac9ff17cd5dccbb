'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { AccountSection } from '@/components/account/account-section';
import { SavedLine } from '@/components/account/saved-line';
import { ReasonField } from '@/components/audit/reason-field';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { changeOrganisationRole } from '@/lib/admin/contract';
import type { Person } from '@/lib/admin/schema';
import { useKeptReason } from '@/lib/audit/client/use-kept-reason';
import type { Why } from '@/lib/audit/reason';
import { organisationRoles, type OrganisationRole } from '@/lib/auth/organisation-role';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';

type PersonRoleProps = { person: Person; onChanged: () => Promise<void> };

/** What somebody is in the organisation. */
export function PersonRole({ person, onChanged }: PersonRoleProps) {
  const t = useTranslations('admin');
  const { uid, kind, role, isRoleChosen } = person;
  const [chosen, setChosen] = useState<OrganisationRole>(role);
  const [isSaved, setIsSaved] = useState(false);
  const line = useKeptReason(`person.${uid}.role`);
  const { why, clear } = line;
  const { state, start } = useAdminAction(async (input: Why & { role: OrganisationRole }, onChecking) => {
    setIsSaved(false);
    await callServer(changeOrganisationRole, { uid, ...input }, { onChecking });
    await onChanged();
    clear();
    setIsSaved(true);
  });
  const error = useUserError(state.failure);
  const isSame = chosen === role && isRoleChosen;

  if (kind !== 'account') {
    return (
      <AccountSection title={t('person.role.title')}>
        <p className="max-w-[60ch] text-14 text-ink-2">{t(`person.role.fixed.${kind}`)}</p>
      </AccountSection>
    );
  }
  return (
    <AccountSection title={t('person.role.title')}>
      <div className="max-w-[440px]">
        <SelectField
          label={t('person.role.label')}
          value={chosen}
          onValueChange={(value) => {
            setChosen(value);
            setIsSaved(false);
          }}
          hint={t(`person.role.hints.${chosen}`)}
          options={organisationRoles.map((value) => ({ value, label: t(`people.roles.${value}`) }))}
        />
        {isRoleChosen ? null : <p className="mt-2 text-13 text-ink-2">{t('person.role.byItself')}</p>}
        {isSame ? null : <ReasonField className="mt-4" line={line} readBy="administrators" />}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button
            variant="edge"
            isPending={state.isPending}
            deniedReason={isSame ? t('person.role.same') : undefined}
            onClick={() => (why ? start({ role: chosen, ...why }) : undefined)}
          >
            {t('person.role.submit')}
          </Button>
          <SavedLine>{isSaved ? t('person.saved') : null}</SavedLine>
        </div>
        <div className="mt-4 empty:hidden">
          <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
        </div>
      </div>
    </AccountSection>
  );
}
