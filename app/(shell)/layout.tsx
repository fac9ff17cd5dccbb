import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ShellBar } from '@/app/(shell)/shell-bar';
import { UsagePart } from '@/app/(shell)/usage-part';
import { OrganizationProvider } from '@/components/access/organization-provider';
import { LateAnswer } from '@/components/shell/late-answer';
import { SkipLink } from '@/components/shell/skip-link';

/** The pages for people who are signed in, outside the call. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const [
    {
      access,
      account,
      auth,
      calendar,
      common,
      groups,
      invites,
      lobby,
      moderation,
      notifications,
      receipts,
      rooms,
      shell,
    },
    t,
  ] = await Promise.all([getMessages(), getTranslations()]);
  // A guest keeps their place on any of them, by a password.
  const { faults, fields, passwordRules } = auth;
  return (
    <NextIntlClientProvider
      messages={{
        access,
        // In the empty list of rooms.
        account: { email: account.email },
        auth: { faults, fields, passwordRules },
        calendar: { plan: calendar.plan, take: calendar.take },
        common,
        // A room's page adds somebody to a group.
        groups: { leftOut: groups.leftOut },
        invites,
        moderation: { bans: moderation.bans, banning: moderation.banning },
        lobby: { code: lobby.code, door: lobby.door },
        notifications: {
          inbox: notifications.inbox,
          kinds: notifications.kinds,
          room: notifications.room,
          settings: { kinds: notifications.settings.kinds, ways: notifications.settings.ways },
        },
        receipts: {
          earlier: receipts.earlier,
          length: receipts.length,
          moreNames: receipts.moreNames,
          news: receipts.news,
        },
        rooms,
        shell,
      }}
    >
      <SkipLink>{t('shell.skip')}</SkipLink>
      <ShellBar productName={t('common.productName')} />
      <OrganizationProvider>{children}</OrganizationProvider>
      <UsagePart />
      <LateAnswer />
    </NextIntlClientProvider>
  );
}
