'use client';

import { useEffect, useState } from 'react';
import type { LinkSubject } from './mailed-links';

type MailedLink =
  | { state: 'looking' }
  | { state: 'good'; subject: LinkSubject }
  /** Used up, too old, or not ours; `failure` says which. */
  | { state: 'unusable'; failure: unknown };

/**
 * Looks at a mailed link once, without using it up.
 *
 * @param look has to stay the same function
 */
export function useMailedLink(code: string, look: (code: string) => Promise<LinkSubject>): MailedLink {
  const [link, setLink] = useState<MailedLink>({ state: 'looking' });

  useEffect(() => {
    let isCurrent = true;
    look(code).then(
      (subject) => isCurrent && setLink({ state: 'good', subject }),
      (failure: unknown) => isCurrent && setLink({ state: 'unusable', failure: ofLink(failure) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, look]);

  return link;
}

/** A link whose account is gone is told like one that is used up: who finds a link learns nothing from it. */
function ofLink(failure: unknown): unknown {
  const isGone = failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found';
  return isGone ? Object.assign(new Error('no account'), { code: 'auth/invalid-action-code' }) : failure;
}
