import type { Tool } from '../tool.ts';
import { accountTools } from './account.ts';
import { applicationTools } from './applications.ts';
import { listingTools } from './listings.ts';
import { packetTools } from './packets.ts';
import { resumeTools } from './resumes.ts';

/** Every tool, in the order in which clients show them. */
export const TOOLS: readonly Tool[] = [
  ...listingTools,
  ...resumeTools,
  ...applicationTools,
  ...packetTools,
  ...accountTools,
];
