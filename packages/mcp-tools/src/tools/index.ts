import type { Tool } from '../tool.ts';
import { listingTools } from './listings.ts';

/** Every tool, in the order in which clients show them. */
export const TOOLS: readonly Tool[] = [...listingTools];
