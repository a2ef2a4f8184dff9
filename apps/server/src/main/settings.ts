import { PLATFORM_SETTINGS } from '../platform/env.ts';
import type { SettingsGroup } from '../platform/settings.ts';
import { MODULES } from './modules.ts';

/** Every setting the server knows: those of the platform, and then those of each module. */
export const SETTINGS: readonly SettingsGroup[] = [
  ...PLATFORM_SETTINGS,
  ...MODULES.flatMap(({ settings }) => (settings ? [settings] : [])),
];
