import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** The live page stands alone: no bar and no navigation of the other pages around it. */
export default async function LiveLayout({ children }: { children: ReactNode }) {
  const {
    access,
    asks,
    auth,
    call,
    captions,
    chat,
    common,
    files,
    ink,
    invites,
    lobby,
    moderation,
    paper,
    questions,
    reactions,
    shell,
    shield,
    worksheet,
  } = await getMessages();
  const { guest, create, room, qr } = invites;
  // The dialog with the link, which the room's page has as well.
  const link = { create: { close: create.close, link: create.link }, room, qr };
  const { waiting, ownLine, panel, declining } = lobby;
  // A guest keeps their place here, by a password.
  const { faults, fields, passwordRules } = auth;
  return (
    <NextIntlClientProvider
      messages={{
        access,
        asks,
        auth: { faults, fields, passwordRules },
        call,
        captions,
        chat,
        common,
        files,
        ink,
        invites: { guest, ...link },
        lobby: { waiting, ownLine, panel, declining },
        moderation,
        paper,
        questions,
        reactions,
        shell,
        shield,
        worksheet,
      }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
