import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { type ThemeChoice, useTheme } from './use-theme.ts';

const CHOICES: { value: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
];

/**
 * Switches between light, dark, and the system's theme. The inline script does the work and syncs all switches on the
 * page; see `theme-script.ts`.
 */
export function ThemeSwitch() {
  const theme = useTheme();
  const group = useId();
  return (
    <fieldset className="inline-flex rounded-full border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ value, label, Icon }) => (
        <label
          key={value}
          className="relative inline-flex size-8 cursor-pointer items-center justify-center rounded-full text-soft hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          title={label}
        >
          <input
            type="radio"
            name={group}
            value={value}
            data-theme-choice=""
            defaultChecked={theme === value}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
          />
          <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
