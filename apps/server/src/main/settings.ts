import { PLATFORM_SETTINGS } from '../platform/env.ts';
import type { SettingsGroup } from '../platform/settings.ts';
import { MODULES } from './modules.ts';

/** Every setting of the server: first the platform's, then each module's. */
export const SETTINGS: readonly SettingsGroup[] = [
  ...PLATFORM_SETTINGS,
  ...MODULES.flatMap(({ settings }) => (settings ? [settings] : [])),
];
