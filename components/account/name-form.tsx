import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccountSection } from '@/components/account/account-section';
import { SavedLine } from '@/components/account/saved-line';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { TextField } from '@/components/ui/fields/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import type { NameFault } from '@/lib/auth/entry-faults';

type NameFormProps = {
  name: string;
  draft: FormDraft;
  faults: { name: NameFault } | null;
  notice: ReactNode;
  isPending: boolean;
  isSaved: boolean;
  onRename: (name: string) => void;
};

/** What the person is called in rooms. */
export function NameForm(props: NameFormProps) {
  const { name, draft, faults, notice, isPending, isSaved, onRename } = props;
  const t = useTranslations('account');
  return (
    <AccountSection title={t('name.title')}>
      <Form
        faults={faults}
        draft={draft}
        className="max-w-[440px]"
        onSubmit={(typed) => onRename(typed('name'))}
      >
        <TextField
          name="name"
          autoComplete="name"
          required
          defaultValue={name}
          label={t('name.label')}
          hint={t('name.hint')}
          error={faults ? t(`name.faults.${faults.name}`) : undefined}
        />
        <div className="mt-4 empty:hidden">{notice}</div>
        <div className="mt-4 flex items-center gap-4">
          <SubmitButton variant="edge" isPending={isPending}>
            {t('name.submit')}
          </SubmitButton>
          <SavedLine>{isSaved ? t('saved') : null}</SavedLine>
        </div>
      </Form>
    </AccountSection>
  );
}
