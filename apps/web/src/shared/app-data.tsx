import type { Brand } from '@foothold/brand';
import type { Viewer } from '@foothold/contracts/accounts';
import type { PriceReading } from '@foothold/core/pricing';
import { createContext, type ReactNode, useContext } from 'react';

/** Data for every page: it comes with the root loader and is the same on the server and in the browser. */
export interface AppData {
  brand: Brand;
  viewer: Viewer | null;
  region: Viewer['region'];
  publicUrl: string;
  portalUrl: string;
  /** The UK members' portal if it is a separate one; null if one portal serves everyone. */
  portalUkUrl: string | null;
  requestId: string;
  /** False if no mail service is configured: emails are files in the server's outbox folder. */
  mailDelivers: boolean;
  themeDefault: 'light' | 'dark' | 'system';
  /** Which of the price book's prices is shown everywhere. */
  priceReading: PriceReading;
  /** CSS of the brand's own accent; null if it is the style sheet's. */
  accentRules: string | null;
  /** The current year: read once per request, so that server and browser agree. */
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
