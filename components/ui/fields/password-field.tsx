'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { TextField } from '@/components/ui/fields/text-field';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'trailingRoom'> & {
  /** Names of the eye. */
  showLabel: string;
  hideLabel: string;
};

/** A password that can be looked at. The eye keeps focus and caret where they are. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);

  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOff className="size-5!" /> : <Eye className="size-5!" />}
          size={40}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
