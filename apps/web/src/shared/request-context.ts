import type { Brand } from '@foothold/brand';
import type { Contract } from '@foothold/contracts';
import type { Viewer } from '@foothold/contracts/accounts';
import type { SignInProvider } from '@foothold/contracts/accounts/choices';
import type { PriceReading } from '@foothold/core/pricing';
import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';

export type Api = ContractRouterClient<Contract>;
export type Region = Viewer['region'];

export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** What the server knows about a request. Loaders and actions read it from the router's context. */
export interface RequestContext {
  /**
   * For this response's inline scripts and styles, and its content security policy. Null if the response is cached for
   * everyone; the policy then lists hashes instead.
   */
  nonce: string | null;
  /** Shown on error pages, so that support can find the request in the log. */
  requestId: string;
  viewer: Viewer | null;
  /** The whole contract, called in process as `viewer`. Throws errors that `parseProblem` can parse. */
  api: Api;
  brand: Brand;
  /** The public origin, without a trailing slash. */
  publicUrl: string;
  /** The URL of the member portal: a path on this server or another origin, without a trailing slash. */
  portalUrl: string;
  /** The UK members' portal if it is separate; null if one portal serves everyone. */
  portalUkUrl: string | null;
  region: Region;
  /** False if no mail service is configured: emails are then written to the server's outbox folder. */
  mailDelivers: boolean;
  /** Whether addresses that we issue receive email, so that they can be offered instead of a mailbox password. */
  forwardingDelivers: boolean;
  /** Services that members can sign in with. */
  signInProviders: readonly SignInProvider[];
  /** Default theme. */
  themeDefault: ThemeChoice;
  /** Which of the price book's prices to show everywhere. */
  priceReading: PriceReading;
  /** Images with the brand's name and colors, as PNG. */
  pictures: { social(title: string, section: string): Promise<Uint8Array>; icon(size: number): Promise<Uint8Array> };
  /** Whether pages are served from source (`npm run dev`). */
  isDevelopment: boolean;
  /** Logs an unexpected error. */
  report(error: unknown): void;
}

export const requestContext = createContext<RequestContext>();

/** The exports of `build/server/index.js`. */
export interface WebBuild {
  /** Handles a page request. The caller serves the static files under `build/client`. */
  render(request: Request, context: RequestContext): Promise<Response>;
}
