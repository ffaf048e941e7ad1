/** The places of the app, in the order of the navigation; a feature that arrives adds its line. */
import { House, type LucideIcon } from 'lucide-react';

export interface Destination {
  readonly to: string;
  /** Full name, for the top navigation and the menu. */
  readonly label: string;
  /** At most nine letters, for the bottom bar. */
  readonly short: string;
  readonly icon: LucideIcon;
}

export const destinations: readonly Destination[] = [
  { to: '/app', label: 'Home', short: 'Home', icon: House },
];
