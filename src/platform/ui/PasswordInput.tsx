/** A password control with a button that shows and hides what was typed. */
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** What the button names, e.g. 'new password'. */
  what?: string;
}

export function PasswordInput({ what = 'password', ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        type={shown ? 'text' : 'password'}
        className="pr-13"
      />
      <IconButton
        label={shown ? `Hide ${what}` : `Show ${what}`}
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={() => setShown(!shown)}
        className="absolute top-1/2 right-0.5 -translate-y-1/2"
      />
    </div>
  );
}
