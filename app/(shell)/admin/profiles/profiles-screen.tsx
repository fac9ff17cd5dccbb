'use client';

import { Ellipsis, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
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

/** The permission profiles of the organisation, as a table of sentences. */
export function ProfilesScreen() {
  const t = useTranslations('permissions.profiles');
  const router = useRouter();
  const permissions = usePermissionDraft();
  const spread = useFollowedSpread();
  const { saved, draft, edit } = permissions;
  const { nameOf } = usePermissionWords(draft);
  const making = useDraftedDialog('admin.profile.new');
  /** What a new one is made from at first. */
  const [origin, setOrigin] = useState<PersonProfileId>('learner');
  const [renaming, setRenaming] = useState<PersonProfileId | null>(null);
  const rename = useDraft(`admin.profile.${renaming ?? 'none'}`);
  const [retiring, setRetiring] = useState<PersonProfileId | null>(null);
  const [successor, ...successors] = retiring === null ? [] : listSuccessors(draft, retiring);
  const profiles = listProfiles(draft).filter((id) => draft.profiles[id]?.retiredAt === undefined);
  const lookedAt = useLookedAt(profiles);
  const person = usePersonColumn(draft);

  const limit = findProfileLimit(draft, { made: 1 });
  const noMore = limit === null ? undefined : t(`limits.${limit}`);

  const make = (from: PersonProfileId) => {
    setOrigin(from);
    making.open();
  };
  const closeRenaming = () => {
    rename.discard();
    setRenaming(null);
  };
  const handleMade = ({ name, from }: NamedProfile) => {
    edit({ kind: 'copy', id: newProfileId(from), from, name });
    making.close();
  };
  const handleRenamed = (id: PersonProfileId, { name }: NamedProfile) => {
    edit({ kind: 'rename', id, name });
    closeRenaming();
  };

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <AdminTitle>{t('title')}</AdminTitle>
          <SavedVersion version={saved.version} page="profiles" {...{ spread, nameOf }} />
        </div>
        <Button variant="edge" icon={<Plus />} deniedReason={noMore} onClick={() => make('learner')}>
          {t('new')}
        </Button>
      </header>
      <p className="mt-3 mb-4 max-w-[65ch] text-14 text-ink-2">{t('lead')}</p>
      <PermissionTable
        heading="h2"
        {...{ profiles, nameOf, person, ...lookedAt }}
        renderHead={(id) => (
          <Menu
            trigger={<IconButton label={t('more', { name: nameOf(id) })} icon={<Ellipsis />} size={32} />}
          >
            <MenuItem onSelect={() => router.push(tryAs(id))}>{t('tryAs', { name: nameOf(id) })}</MenuItem>
            <MenuItem deniedReason={noMore} onSelect={() => make(id)}>
              {t('copy')}
            </MenuItem>
            {id.includes('~') ? (
              <>
                <MenuItem onSelect={() => setRenaming(id)}>{t('rename')}</MenuItem>
                <MenuItem onSelect={() => setRetiring(id)}>{t('retire')}</MenuItem>
              </>
            ) : null}
          </Menu>
        )}
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
      {retiring !== null && successor !== undefined ? (
        <RetireDialog
          name={nameOf(retiring)}
          successors={[successor, ...successors]}
          {...{ nameOf }}
          onRetire={(to) => {
            edit({ kind: 'retire', id: retiring, to, at: Date.now() });
            setRetiring(null);
          }}
          onClose={() => setRetiring(null)}
        />
      ) : null}
      {making.isOpen ? (
        <ProfileNameDialog
          title={t('newTitle')}
          draft={making.draft}
          from={origin}
          initialName=""
          {...{ profiles, nameOf }}
          onNamed={handleMade}
          onClose={making.close}
        />
      ) : null}
      {renaming !== null ? (
        <ProfileNameDialog
          title={t('renameTitle', { name: nameOf(renaming) })}
          draft={rename}
          from={renaming}
          profiles={null}
          initialName={nameOf(renaming)}
          {...{ nameOf }}
          onNamed={(named) => handleRenamed(renaming, named)}
          onClose={closeRenaming}
        />
      ) : null}
    </>
  );
}
