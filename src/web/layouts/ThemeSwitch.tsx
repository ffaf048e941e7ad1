/** Light, dark, or as the system says. */
import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from '#platform/ui/Segmented.tsx';
import { useStore } from '#platform/ui/store.ts';
import { chooseTheme, theme } from '#platform/web/theme.ts';

const icon = 'size-4';
const options = [
  { value: 'system', label: 'Auto', icon: <Monitor aria-hidden="true" className={icon} /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" className={icon} /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" className={icon} /> },
] as const;

export function ThemeSwitch() {
  return (
    <div data-theme-switch="">
      <Segmented label="Theme" options={options} value={useStore(theme)} onChange={chooseTheme} />
    </div>
  );
}
