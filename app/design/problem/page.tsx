import type { Metadata } from 'next';
import { requireDevelopment } from '@/app/design/require-development';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Logo } from '@/components/ui/logo';
import { ProblemPage } from '@/components/ui/problem-page';

export const metadata: Metadata = { title: 'A problem', robots: 'noindex' };

/** The primitive that is a whole page, and so has one. */
export default function DesignProblemPage() {
  requireDevelopment();
  return (
    <ProblemPage
      header={<Logo name="Chalktalk" href="/design" />}
      title="This page could not be shown"
      why="Something in it failed. What you wrote is kept; the call goes on."
      action={
        <>
          <Button>Try again</Button>
          <ButtonLink href="/design" variant="edge">
            To the design page
          </ButtonLink>
        </>
      }
      reference="Reference 4f2c-91"
    />
  );
}
