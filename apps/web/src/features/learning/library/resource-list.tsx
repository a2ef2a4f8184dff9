import type { Resource } from '@foothold/contracts/learning';
import { Badge } from '../../../shared/ui/badge.tsx';
import { KIND_LABELS, ResourceLink } from '../resource-link.tsx';
import { WORK_LABELS } from './labels.ts';

const LEVELS = { any: null, beginner: 'beginner', intermediate: 'intermediate', advanced: 'advanced' } as const;
const COSTS = { free: 'free', mixed: 'partly free', paid: 'paid' } as const;

/** The search results of the library. */
export function ResourceList({ resources, onSite }: { resources: readonly Resource[]; onSite: boolean }) {
  return (
    <ul className="border-b border-line">
      {resources.map((resource) => {
        const { id, kind, work, summary, skills, level, cost } = resource;
        return (
          <li
            key={id}
            className="grid gap-x-8 gap-y-2 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_11rem] md:items-start"
          >
            <div className="flex min-w-0 flex-col gap-1">
              <p className="font-medium">
                <ResourceLink resource={resource} onSite={onSite} />
              </p>
              <p className="max-w-prose">{summary}</p>
              <p className="text-note text-soft">{skills.map(({ name }) => name).join(', ')}</p>
            </div>
            <div className="flex flex-wrap items-center gap-2 md:flex-col md:items-end">
              <Badge>{work ? WORK_LABELS[work] : KIND_LABELS[kind]}</Badge>
              <span className="text-note text-soft">{[LEVELS[level], COSTS[cost]].filter(Boolean).join(', ')}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
