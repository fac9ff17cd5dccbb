'use client';

import type { ReactNode } from 'react';
import { AdministratorsOnly } from '@/app/(shell)/admin/administrators-only';
import { FollowedSpreadProvider } from '@/app/(shell)/admin/followed-spread';
import { RecentSignInProvider } from '@/app/(shell)/admin/recent-sign-in';

type AdminFrameProps = {
  /** Where this deployment lets people sign in besides by password. */
  offered: readonly { id: string; label: string | null }[];
  children: ReactNode;
};

/** What every page of the administration stands in. */
export function AdminFrame({ offered, children }: AdminFrameProps) {
  return (
    <div className="frame pb-24">
      <main id="content" className="pt-4 tablet:pt-6">
        <AdministratorsOnly>
          {(uid) => (
            <RecentSignInProvider uid={uid} offered={offered}>
              <FollowedSpreadProvider>{children}</FollowedSpreadProvider>
            </RecentSignInProvider>
          )}
        </AdministratorsOnly>
      </main>
    </div>
  );
}
