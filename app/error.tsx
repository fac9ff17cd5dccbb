'use client';

import { useEffect } from 'react';
import { LogoMark } from '@/components/ui/logo-mark';
import { ProblemPage } from '@/components/ui/problem-page';
import { referenceOf } from '@/lib/errors/error-reference';
import problems from '@/messages/en/problems.json';

const words = problems.failed;

const controlStyle = 'press inline-flex h-12 items-center rounded-8 px-6 text-16';

/**
 * A page that threw while it was drawn. It comes with every page and must work when little else does: its
 * words are imported, its controls are plain, and the way on is a full load, which leaves nothing behind.
 */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    // An error with a digest was thrown, and reported, by the server.
    if (error.digest === undefined) void report(error);
  }, [error]);

  return (
    <ProblemPage
      header={<LogoMark />}
      title={words.title}
      why={words.why}
      action={
        <>
          <button
            type="button"
            onClick={() => location.reload()}
            className={`${controlStyle} bg-ink font-semibold text-on-ink hover:bg-ink-hover`}
          >
            {words.retry}
          </button>
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a full load, on purpose */}
          <a href="/rooms" className={`${controlStyle} overlay font-medium no-underline`}>
            {words.home}
          </a>
        </>
      }
      reference={words.reference.replace('{reference}', error.digest ?? referenceOf(error))}
    />
  );
}

async function report(error: Error): Promise<void> {
  const { reportError } = await import('@/lib/telemetry/client/report-error');
  reportError(error, 'page');
}
