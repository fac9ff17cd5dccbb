import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { rememberTypedEmail, typedEmail } from '@/lib/auth/client/typed-email';

/** The address of an account, called `email` in its form. What was typed goes along to the next page that asks. */
export function EmailField({ label, error }: { label: string; error: ReactNode }) {
  return (
    <TextField
      size={48}
      name="email"
      type="email"
      autoComplete="username"
      required
      label={label}
      error={error}
      defaultValue={typedEmail()}
      onInput={(event) => rememberTypedEmail(event.currentTarget.value)}
    />
  );
}
