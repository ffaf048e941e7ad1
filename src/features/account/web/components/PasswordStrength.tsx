/** Four bars and a word under a new password. */
import { cx } from '#platform/ui/cx.ts';
import { passwordStrength, STRENGTH_WORDS } from '../sign-in/strength.ts';

const colours = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'];

export function PasswordStrength({ password, minimum }: { password: string; minimum: number }) {
  const strength = passwordStrength(password, minimum);
  const word = password === '' ? '' : STRENGTH_WORDS[strength];
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cx(
              'h-1 rounded-full forced-colors:border',
              password !== '' && bar <= Math.max(strength, 1) ? colours[strength] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span className="flex flex-wrap justify-between gap-x-4">
        <span>
          {minimum < 8
            ? `At least ${minimum} characters; we recommend 8 or more.`
            : `At least ${minimum} characters.`}
        </span>
        <span aria-live="polite" className="font-semibold">
          {word ? <span className="sr-only">Password strength: </span> : null}
          {word}
        </span>
      </span>
    </span>
  );
}
