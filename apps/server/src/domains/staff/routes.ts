import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Staff } from './service.ts';

export function createStaffRoutes({ staff: os }: Api, { overview, audit, member, filters, sampleData }: Staff) {
  return {
    overview: os.overview.handler(() => overview()),
    member: os.member.handler(({ input, context }) => member(requireUser(context.actor), input.id)),
    audit: os.audit.handler(() => audit.status()),
    auditHeads: os.auditHeads.handler(() => audit.exportHeads()),
    sampleData: os.sampleData.handler(() => sampleData.state()),
    clearSampleData: os.clearSampleData.handler(({ context }) => sampleData.clear(requireUser(context.actor))),
    filters: os.filters.handler(({ input, context }) => filters.list(requireUser(context.actor), input.list)),
    saveFilter: os.saveFilter.handler(({ input, context }) => filters.save(requireUser(context.actor), input)),
    deleteFilter: os.deleteFilter.handler(async ({ input, context }) => {
      await filters.remove(requireUser(context.actor), input.id);
      return {};
    }),
  };
}
