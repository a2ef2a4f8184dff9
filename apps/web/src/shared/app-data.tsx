import type { Brand } from '@foothold/brand';
import type { Viewer } from '@foothold/contracts/accounts';
import type { PriceReading } from '@foothold/core/pricing';
import { createContext, type ReactNode, useContext } from 'react';

/** What every page may know: comes with the root loader and is the same on the server and in the browser. */
export interface AppData {
  brand: Brand;
  viewer: Viewer | null;
  region: Viewer['region'];
  publicUrl: string;
  portalUrl: string;
  /** The portal of members in the UK where it is another one; null where one portal serves all. */
  portalUkUrl: string | null;
  requestId: string;
  /** False where no mail service is configured: emails are files in the server's outbox folder. */
  mailDelivers: boolean;
  themeDefault: 'light' | 'dark' | 'system';
  /** Which of the price book's figures every surface shows. */
  priceReading: PriceReading;
  /** CSS of the brand's own accent; null where it is the style sheet's. */
  accentRules: string | null;
  /** The current year: read once a request, so that server and browser agree. */
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
