import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { type AuditOversightDeps, createAuditOversight } from './audit/audit.ts';
import { createFilters, type FiltersDeps } from './filters/filters.ts';
import { listAllFilters } from './filters/filters-repository.ts';
import { createMembers, type MembersDeps } from './members.ts';
import { createHealth, type HealthDeps } from './overview/health.ts';
import { createOverview, type OverviewDeps } from './overview/overview.ts';
import { createSampleData, type SampleDataDeps } from './samples/samples.ts';

export type StaffDeps = AuditOversightDeps &
  FiltersDeps &
  HealthDeps &
  Omit<OverviewDeps, 'checkHealth'> &
  MembersDeps &
  SampleDataDeps;

/** What the admin console shows besides the domains' own pages. */
export function createStaff(deps: StaffDeps) {
  return {
    overview: createOverview({ ...deps, checkHealth: createHealth(deps) }),
    audit: createAuditOversight(deps),
    member: createMembers(deps),
    filters: createFilters(deps),
    sampleData: createSampleData(deps),
    personalData: createStaffPersonalData(deps),
  };
}

export type Staff = ReturnType<typeof createStaff>;

/** The database deletes the filters together with the account. */
const createStaffPersonalData = ({ db }: { db: Kysely<DB> }): PersonalData => ({
  name: 'staff',
  collect: async (userId) => ({ data: { savedFilters: await listAllFilters(db, userId) } }),
  erase: async () => undefined,
});
