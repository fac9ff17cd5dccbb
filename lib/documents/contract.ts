import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { documentPlaceSchema } from './document-place';

/**
 * Merges the log of a document into its snapshot. It changes nothing that anybody reads, so everybody may who can read
 * it. `epoch` counts the compactions.
 */
export const compactDocument = defineContract({
  name: 'compactDocument',
  kind: 'natural',
  input: documentPlaceSchema,
  output: z.object({ epoch: z.number() }),
});
