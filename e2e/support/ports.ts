const FIRST = Number(process.env.E2E_PORT ?? 3210);

/** A port for each server of each journey, because journeys run at the same time. */
export const PORTS = {
  app: FIRST,
  sources: FIRST + 3,
  sourcesFeed: FIRST + 4,
  model: FIRST + 5,
  jobSite: FIRST + 6,
  phoneJobSite: FIRST + 7,
  signInProvider: FIRST + 8,
  alerts: FIRST + 9,
  alertsFeed: FIRST + 10,
  filings: FIRST + 11,
  filingsFeed: FIRST + 12,
  companies: FIRST + 13,
  companiesFeed: FIRST + 14,
  signInCode: FIRST + 15,
  push: FIRST + 16,
  applicationsJobSite: FIRST + 17,
  phoneApplicationsJobSite: FIRST + 18,
  storyJobSite: FIRST + 19,
  forwarding: FIRST + 20,
  dns: FIRST + 21,
  webhooks: FIRST + 22,
  phoneWebhooks: FIRST + 23,
} as const;
