import type { ReactNode } from 'react';

type PictureProps = { description: string; children: ReactNode };

/** A picture of the product, drawn from its own parts. Read out as one sentence; nothing in it can be used. */
export function Picture({ description, children }: PictureProps) {
  return (
    <figure>
      <figcaption className="sr-only">{description}</figcaption>
      <div aria-hidden="true" className="pointer-events-none select-none">
        {children}
      </div>
    </figure>
  );
}
