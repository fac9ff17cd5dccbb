import * as z from 'zod/mini';
import { asDisplayName, displayNameLength, isDisplayName } from '@/lib/core/is-display-name';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';

/**
 * What a person or a room may be called: trimmed, in the composed form of Unicode, 1 to 60 characters, and
 * nothing that is not seen: two names that look the same are the same, and none can turn the text around it.
 *
 * @param code how a name that breaks this is refused
 * @param longest how many characters something else may have
 */
export const displayNameSchema = (code: AppErrorCode, longest: number = displayNameLength) =>
  z.pipe(
    z.pipe(z.string(), z.transform(asDisplayName)),
    z.string().check(z.refine((name) => isDisplayName(name, longest), { error: code })),
  );
