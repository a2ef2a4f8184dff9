import { PLATFORM_SETTINGS } from '../platform/env.ts';
import type { SettingsGroup } from '../platform/settings.ts';
import { MODULES } from './modules.ts';

/** Every setting that the server knows: the platform's, followed by each module's. */
export const SETTINGS: readonly SettingsGroup[] = [
  ...PLATFORM_SETTINGS,
  ...MODULES.flatMap(({ settings }) => (settings ? [settings] : [])),
];
