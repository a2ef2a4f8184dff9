import type { SourceTerms } from './adapter.ts';

/** Nobody has read the terms yet, so only a summary with a link may be shown. */
export function summaryAndLink(url: string, more: Partial<SourceTerms> = {}): SourceTerms {
  return {
    url,
    readAt: null,
    keys: [],
    attribution: null,
    requestsPerMinute: 30,
    mayStoreDescription: false,
    mayShowDescription: false,
    mayMarkUpJobPosting: false,
    ...more,
  };
}
