/** A therapist's drawn portrait in the colour of their specialty; decorative, the name is beside it. */
import { Avatar } from '#platform/ui/Avatar.tsx';
import { tintOf } from './tint.ts';

export interface PortraitProps {
  id: string;
  name: string;
  specialty: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

export function Portrait({ id, name, specialty, size = 'medium', className = '' }: PortraitProps) {
  const src = `/portraits/${id}.svg`;
  return (
    <Avatar name={name} src={src} size={size} tint={tintOf(specialty)} className={className} />
  );
}
