'use client';

import { Ellipsis, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { useFollowedSpread } from '@/app/(shell)/admin/followed-spread';
import { usePersonColumn } from '@/app/(shell)/admin/profiles/person-column';
import { SavePermissions } from '@/app/(shell)/admin/save-permissions';
import { SavedVersion } from '@/app/(shell)/admin/saved-version';
import { AdminTitle } from '@/components/admin/admin-title';
import { ProfileNameDialog, type NamedProfile } from '@/components/permissions/profile-name-dialog';
import { AnswerCell } from '@/components/permissions/answer-cell';
import { PermissionDetails } from '@/components/permissions/permission-details';
import { PermissionTable } from '@/components/permissions/permission-table';
import { RetireDialog } from '@/components/permissions/retire-dialog';
import { RetiredProfiles } from '@/components/permissions/retired-profiles';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { PersonProfileId } from '@/lib/access/profiles';
import { useDraft, useDraftedDialog } from '@/lib/auth/client/use-draft';
import { useLookedAt } from '@/lib/permissions/client/use-looked-at';
import { usePermissionDraft } from '@/lib/permissions/client/use-permission-draft';
import { listSuccessors, newProfileId } from '@/lib/permissions/edit';
import { listProfiles } from '@/lib/permissions/organization-change';
import { findProfileLimit } from '@/lib/permissions/own-profiles';

/** Where a profile is tried out as it is in the draft; what is not saved goes along by itself. */
const tryAs = (id: PersonProfileId) => `/admin/simulator?role=${encodeURIComponent(id)}`;

/** What can be open over the table. */
type OpenDialog = { kind: 'rename' | 'retire'; id: PersonProfileId };

/** The permission profiles of the organisation, as a table of sentences. */
export function ProfilesScreen() {
  const t = useTranslations('permissions.profiles');
  const permissions = usePermissionDraft();
  const spread = useFollowedSpread();
  const { saved, draft, edit } = permissions;
  const { nameOf } = usePermissionWords(draft);
  const making = useDraftedDialog('admin.profile.new');
  /** What a new one is made from at first. */
  const [origin, setOrigin] = useState<PersonProfileId>('learner');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const profiles = listProfiles(draft).filter((id) => draft.profiles[id]?.retiredAt === undefined);
  const lookedAt = useLookedAt(profiles);
  const person = usePersonColumn(draft);
  const limit = findProfileLimit(draft, { made: 1 });
  const noMore = limit === null ? undefined : t(`limits.${limit}`);
  const make = (from: PersonProfileId) => {
    setOrigin(from);
    making.open();
  };

  return (
    <>
      <ProfilesHead {...{ spread, nameOf, noMore }} version={saved.version} onNew={() => make('learner')} />
      <PermissionTable
        heading="h2"
        {...{ profiles, nameOf, person, ...lookedAt }}
        renderHead={(id) => <ProfileMenu {...{ id, nameOf, noMore }} onCopy={make} onOpen={setDialog} />}
        renderCell={(capability, profile) => (
          <AnswerCell cell={{ capability, profile }} {...{ saved, draft, edit }} />
        )}
        renderDetails={(capability, profile) => (
          <PermissionDetails {...{ capability, profile, saved, draft }} />
        )}
      />
      <RetiredProfiles
        settings={draft}
        nameOf={nameOf}
        onBringBack={(id) => edit({ kind: 'bring-back', id })}
      />
      <SavePermissions
        draft={permissions}
        spread={spread}
        tryOut={
          <ButtonLink variant="edge" href={tryAs(lookedAt.current)} className="max-tablet:hidden">
            {t('tryAs', { name: nameOf(lookedAt.current) })}
          </ButtonLink>
        }
      />
      {making.isOpen ? <MakeProfile {...{ profiles, nameOf, edit, making }} from={origin} /> : null}
      {dialog ? <ProfileDialog {...{ dialog, draft, nameOf, edit }} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

type ProfilesHeadProps = Pick<ComponentProps<typeof SavedVersion>, 'version' | 'spread' | 'nameOf'> & {
  /** Why no more profiles can be made. */
  noMore: string | undefined;
  onNew: () => void;
};

function ProfilesHead({ version, spread, nameOf, noMore, onNew }: ProfilesHeadProps) {
  const t = useTranslations('permissions.profiles');
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <AdminTitle>{t('title')}</AdminTitle>
          <SavedVersion page="profiles" {...{ version, spread, nameOf }} />
        </div>
        <Button variant="edge" icon={<Plus />} deniedReason={noMore} onClick={onNew}>
          {t('new')}
        </Button>
      </header>
      <p className="mt-3 mb-4 max-w-[65ch] text-14 text-ink-2">{t('lead')}</p>
    </>
  );
}

type Edited = {
  nameOf: (id: PersonProfileId) => string;
  edit: ReturnType<typeof usePermissionDraft>['edit'];
};

type ProfileMenuProps = {
  id: PersonProfileId;
  nameOf: Edited['nameOf'];
  /** Why no more profiles can be made. */
  noMore: string | undefined;
  onCopy: (id: PersonProfileId) => void;
  onOpen: (dialog: OpenDialog) => void;
};

/** What can be done with one profile: with our own less than with one of theirs. */
function ProfileMenu({ id, nameOf, noMore, onCopy, onOpen }: ProfileMenuProps) {
  const t = useTranslations('permissions.profiles');
  const router = useRouter();
  const name = nameOf(id);
  return (
    <Menu trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} size={32} />}>
      <MenuItem onSelect={() => router.push(tryAs(id))}>{t('tryAs', { name })}</MenuItem>
      <MenuItem deniedReason={noMore} onSelect={() => onCopy(id)}>
        {t('copy')}
      </MenuItem>
      {id.includes('~') ? (
        <>
          <MenuItem onSelect={() => onOpen({ kind: 'rename', id })}>{t('rename')}</MenuItem>
          <MenuItem onSelect={() => onOpen({ kind: 'retire', id })}>{t('retire')}</MenuItem>
        </>
      ) : null}
    </Menu>
  );
}

type MakeProfileProps = Edited & {
  profiles: readonly PersonProfileId[];
  from: PersonProfileId;
  making: ReturnType<typeof useDraftedDialog>;
};

/** Makes a profile as a copy of another. */
function MakeProfile({ profiles, from, making, nameOf, edit }: MakeProfileProps) {
  const t = useTranslations('permissions.profiles');
  const handleMade = ({ name, from: original }: NamedProfile) => {
    edit({ kind: 'copy', id: newProfileId(original), from: original, name });
    making.close();
  };
  return (
    <ProfileNameDialog
      title={t('newTitle')}
      draft={making.draft}
      initialName=""
      {...{ profiles, from, nameOf }}
      onNamed={handleMade}
      onClose={making.close}
    />
  );
}

type ProfileDialogProps = Edited & {
  dialog: OpenDialog;
  draft: ReturnType<typeof usePermissionDraft>['draft'];
  onClose: () => void;
};

/** The one dialog that is open: another name for a profile, or its end. */
function ProfileDialog({ dialog: { kind, id }, draft, nameOf, edit, onClose }: ProfileDialogProps) {
  if (kind === 'rename') return <RenameProfile {...{ id, nameOf, edit, onClose }} />;
  const [successor, ...successors] = listSuccessors(draft, id);
  if (successor === undefined) return null;
  return (
    <RetireDialog
      name={nameOf(id)}
      successors={[successor, ...successors]}
      {...{ nameOf, onClose }}
      onRetire={(to) => {
        edit({ kind: 'retire', id, to, at: Date.now() });
        onClose();
      }}
    />
  );
}

type RenameProfileProps = Edited & { id: PersonProfileId; onClose: () => void };

function RenameProfile({ id, nameOf, edit, onClose }: RenameProfileProps) {
  const t = useTranslations('permissions.profiles');
  const draft = useDraft(`admin.profile.${id}`);
  const close = () => {
    draft.discard();
    onClose();
  };
  return (
    <ProfileNameDialog
      title={t('renameTitle', { name: nameOf(id) })}
      draft={draft}
      from={id}
      profiles={null}
      initialName={nameOf(id)}
      nameOf={nameOf}
      onNamed={({ name }) => {
        edit({ kind: 'rename', id, name });
        close();
      }}
      onClose={close}
    />
  );
}
