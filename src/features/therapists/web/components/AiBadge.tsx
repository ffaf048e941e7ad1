/** Says 'AI' wherever a therapist is shown: nobody is to take a portrait for a person. */
import { Badge } from '#platform/ui/Badge.tsx';
import { usePersona } from '../api.ts';

export function AiBadge({ full = false }: { full?: boolean }) {
  const persona = usePersona();
  return (
    <Badge tone="accent" className="shrink-0">
      AI
      {full ? ` ${persona}` : <span className="sr-only"> {persona}</span>}
    </Badge>
  );
}
