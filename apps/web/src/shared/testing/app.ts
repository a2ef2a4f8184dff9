import { DEFAULT_BRAND } from '@foothold/brand';
import type { AppData } from '../app-data.tsx';

/** Page data of an installation with default settings, for component tests. */
export const APP: AppData = {
  brand: DEFAULT_BRAND,
  viewer: null,
  region: 'us',
  publicUrl: '',
  portalUrl: '/portal',
  portalUkUrl: null,
  requestId: '',
  mailDelivers: true,
  themeDefault: 'light',
  priceReading: 'as-specified',
  isDevelopment: false,
  accentRules: null,
  year: 2026,
};
