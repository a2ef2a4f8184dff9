import type { Brand } from '@foothold/brand';
import type { Viewer } from '@foothold/contracts/accounts';
import type { PriceReading } from '@foothold/core/pricing';
import { createContext, type ReactNode, useContext } from 'react';

/** Data for every page. It comes from the root loader, so it is the same on the server and in the browser. */
export interface AppData {
  brand: Brand;
  viewer: Viewer | null;
  region: Viewer['region'];
  publicUrl: string;
  portalUrl: string;
  /** The UK members' portal if it is separate; null if one portal serves everyone. */
  portalUkUrl: string | null;
  requestId: string;
  /** False if no mail service is configured: emails are then written to the server's outbox folder. */
  mailDelivers: boolean;
  themeDefault: 'light' | 'dark' | 'system';
  /** Which of the price book's prices to show everywhere. */
  priceReading: PriceReading;
  /** CSS for a custom brand accent; null if the brand uses the default. */
  accentRules: string | null;
  /** Whether pages are served from source (`npm run dev`). Shows tools for developers. */
  isDevelopment: boolean;
  /** The current year, read once per request so that server and browser agree. */
  year: number;
}

const Context = createContext<AppData | null>(null);

export function AppDataProvider({ data, children }: { data: AppData; children: ReactNode }) {
  return <Context value={data}>{children}</Context>;
}

export function useAppData(): AppData {
  const data = useContext(Context);
  if (!data) throw new Error('useAppData needs an AppDataProvider above it.');
  return data;
}

export const useBrand = (): Brand => useAppData().brand;
