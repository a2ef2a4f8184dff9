import { DEFAULT_BRAND } from '@foothold/brand';
import type { AppData } from '../app-data.tsx';

/** What a page knows of an installation with nothing set up, for tests that draw a part of one. */
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
  accentRules: null,
  year: 2026,
};
