/** The server's time, so that what is counted down here ends when access ends there. */
import { useEffect, useState } from 'react';

const TICK = 60_000;

/** `clockAhead`: the server's clock minus this device's, in milliseconds. Moves every 60 s. */
export function useServerNow(clockAhead: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now + clockAhead;
}
