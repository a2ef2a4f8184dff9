import { getApiGroupPath } from '@foothold/contracts/api-pages';
import { EndpointView } from './endpoint-view.tsx';
import type { ApiGroup, ApiGroupLink } from './reference.ts';
import { ReferenceLayout } from './reference-layout.tsx';

/** Every endpoint of one group, in full detail. */
export function GroupPage({ group, others }: { group: ApiGroup; others: readonly ApiGroupLink[] }) {
  return (
    <ReferenceLayout groups={others} path={getApiGroupPath(group.id)}>
      <section aria-label="Endpoints" className="border-t border-line">
        {group.endpoints.map((endpoint) => (
          <EndpointView key={endpoint.id} endpoint={endpoint} />
        ))}
      </section>
    </ReferenceLayout>
  );
}
