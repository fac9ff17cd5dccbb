import 'server-only';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';
import { isAppErrorCode } from '@/lib/errors/catalogue/our-errors';

/**
 * What a schema makes of a value from outside. Throws the AppError whose code the first issue carries as its
 * message, else `request/malformed`; `field` tells which part was wrong.
 */
export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.core.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const code = issue?.message;
  const field = issue?.path.map(String).join('.');
  throw new AppError(isAppErrorCode(code) ? code : 'request/malformed', {
    cause: parsed.error,
    ...(field && { details: { field } }),
  });
}
