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

/** What the server knows about a request and passes to the pages; loaders and actions read it from the router's context. */
export interface RequestContext {
  /**
   * For this response's inline scripts and styles; also in its content security policy. Null if the response is cached and served to others
   * as well: then the policy names their hashes.
   */
  nonce: string | null;
  /** Shown on failures, so that support can find the request in the log. */
  requestId: string;
  viewer: Viewer | null;
  /** The whole contract, answered in this process as `viewer`. Throws errors that `problemOf` understands. */
  api: Api;
  brand: Brand;
  /** The public origin, without a trailing slash. */
  publicUrl: string;
  /** The member portal's address: a path of this server or another origin, without a trailing slash. */
  portalUrl: string;
  /** The UK members' portal if it is a separate one; null if one portal serves everyone. */
  portalUkUrl: string | null;
  region: Region;
  /** False if no mail service is configured: emails are files in the server's outbox folder. */
  mailDelivers: boolean;
  /** Default theme. */
  themeDefault: ThemeChoice;
  /** Which of the price book's prices is shown everywhere. */
  priceReading: PriceReading;
  /** Images in the brand's name and colors, as PNG. */
  pictures: { social(title: string, section: string): Promise<Uint8Array>; icon(size: number): Promise<Uint8Array> };
  /** Records an error that no page expected. */
  report(error: unknown): void;
}

export const requestContext = createContext<RequestContext>();

/** The exports of `build/server/index.js`. */
export interface WebBuild {
  /** Answers a page request. The caller serves static files under `build/client`. */
  render(request: Request, context: RequestContext): Promise<Response>;
}
