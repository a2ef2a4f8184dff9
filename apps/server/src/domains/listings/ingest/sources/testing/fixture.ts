import type { Adapter, Board, ParsedListing, SourceAnswer, SourceRequest } from '../adapter.ts';
import { getAdapter } from '../registry.ts';

export type Listing = ParsedListing['listing'];

/** An answer of a made-up employer's board, in the form that its system sends, and what has to be read from it. */
export interface Fixture {
  system: string;
  /** An address of the board. */
  address: string;
  /** JSON, which is also altered in every place, or the text of another format. */
  answer: unknown;
  /** The page or document around the JSON. */
  wrap?: (json: string) => string;
  listings: readonly Listing[];
  skipped?: number;
  /** The answer for the first listing, and what it is after that. */
  detail?: unknown;
  wrapDetail?: (json: string) => string;
  completed?: Listing;
}

export function getFixtureAdapter({ system }: Pick<Fixture, 'system'>): Adapter {
  const adapter = getAdapter(system);
  if (!adapter) throw new Error(`no adapter for ${system}`);
  return adapter;
}

export function getFixtureBoard(fixture: Fixture): Board {
  const { system, address } = fixture;
  if (system === 'job-page') return { system, token: address, url: address };
  const board = getFixtureAdapter(fixture).recognize(new URL(address));
  if (!board) throw new Error(`${address} is not recognized`);
  return board;
}

export const toBody = (answer: unknown, wrap = (json: string) => json): string =>
  wrap(typeof answer === 'string' ? answer : JSON.stringify(answer));

export const toAnswer = (request: SourceRequest, text: string): SourceAnswer => ({
  request,
  text,
  mediaType: request.accept[0] ?? null,
});
