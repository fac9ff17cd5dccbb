import { notFound } from 'next/navigation';

/** Where people work, the pages of primitives are not there. */
export function requireDevelopment(): void {
  if (process.env.NODE_ENV === 'production') notFound();
}
