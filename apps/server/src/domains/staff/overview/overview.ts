import { type HealthCheck, type Overview, WAITING_KINDS, type Waiting } from '@foothold/contracts/staff/shapes';
import type { Recruiting } from '../../recruiting/index.ts';
import type { Support } from '../../support/index.ts';

/** How many of each kind are listed by name. */
const ITEMS = 3;

export interface OverviewDeps {
  support: Pick<Support, 'admin' | 'outbox'>;
  recruiting: Pick<Recruiting, 'admin'>;
  checkHealth: () => Promise<HealthCheck[]>;
  now: () => Date;
}

/** The console's first page: what waits for staff, and whether the service is healthy. */
export function createOverview({ support, recruiting, checkHealth, now }: OverviewDeps) {
  async function listWaiting(): Promise<Waiting[]> {
    const [inquiries, registrations, failed] = await Promise.all([
      support.admin.waiting(ITEMS),
      recruiting.admin.waiting(ITEMS),
      support.outbox.failed(ITEMS),
    ]);
    return [
      ...inquiries,
      ...registrations.map((one) => ({ ...one, overdue: 0 })),
      { ...failed, kind: 'failed-emails' as const, overdue: 0 },
    ].filter(({ count }) => count > 0);
  }

  return async (): Promise<Overview> => {
    const [waiting, health] = await Promise.all([listWaiting(), checkHealth()]);
    return {
      waiting: waiting.toSorted((a, b) => getOldest(a).localeCompare(getOldest(b))),
      clear: WAITING_KINDS.filter((kind) => !waiting.some((one) => one.kind === kind)),
      health,
      at: now().toISOString(),
    };
  };
}

const getOldest = ({ items }: Waiting): string => items[0]?.since ?? '';
