import type { Brand } from '@foothold/brand';
import type { Contract } from '@foothold/contracts';
import type { Viewer } from '@foothold/contracts/accounts';
import type { PriceReading } from '@foothold/core/pricing';
import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';

export type Api = ContractRouterClient<Contract>;
export type Region = Viewer['region'];

export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** What the server knows about a request and hands to the pages; loaders and actions read it from the router's context. */
export interface RequestContext {
  /**
   * For the inline scripts and styles of this one answer; also in its content security policy. Null where the answer is kept and served to
   * others as well: then the policy names their hashes.
   */
  nonce: string | null;
  /** Shown where something fails, so that support can find the request in the log. */
  requestId: string;
  viewer: Viewer | null;
  /** The whole contract, answered in this process as `viewer`. Throws errors that `problemOf` understands. */
  api: Api;
  brand: Brand;
  /** Origin that people see, without a slash at the end. */
  publicUrl: string;
  /** Where the member portal stands: a path of this server or another origin, without a slash at the end. */
  portalUrl: string;
  /** The portal of members in the UK where it is another one; null where one portal serves all. */
  portalUkUrl: string | null;
  region: Region;
  /** False where no mail service is configured: emails are files in the server's outbox folder. */
  mailDelivers: boolean;
  /** Theme of somebody who has not chosen one. */
  themeDefault: ThemeChoice;
  /** Which of the price book's figures every surface shows. */
  priceReading: PriceReading;
  /** Pictures in the brand's name and colors, as PNG. */
  pictures: { social(title: string, section: string): Promise<Uint8Array>; icon(size: number): Promise<Uint8Array> };
  /** Records an error that no page expected. */
  report(error: unknown): void;
}

export const requestContext = createContext<RequestContext>();

/** What `build/server/index.js` exports. */
export interface WebBuild {
  /** Answers a request for a page. Static files under `build/client` are the caller's. */
  render(request: Request, context: RequestContext): Promise<Response>;
}
