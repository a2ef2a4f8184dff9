import type { ResourceCount } from '@foothold/contracts/learning';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { sumCounts } from './library-query.ts';

/** The total number of resources, with a link to the library. */
export function LibraryTeaser({ counts }: { counts: readonly ResourceCount[] }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose">
        <span className="font-strong figures">
          <FormattedNumber value={sumCounts(counts)} />
        </span>{' '}
        resources by us and others on the open web, organized by skill, level and cost.
      </p>
      <ButtonLink to="/portal/learning/library">Browse the library</ButtonLink>
    </div>
  );
}
