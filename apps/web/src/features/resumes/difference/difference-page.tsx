import type { CopyDifference } from '@foothold/contracts/resumes';
import { Link } from 'react-router';
import { Comparison } from '../versions/comparison.tsx';

/** A copy compared with the résumé it was copied from. */
export function DifferencePage({ original, copy }: CopyDifference) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-title">What differs</h2>
        <p className="max-w-prose text-soft">
          Version {original.version} of{' '}
          <Link to={`/portal/resumes/${original.id}`} className="link">
            {original.title}
          </Link>{' '}
          compared with version {copy.version} of this copy.
          {copy.report.kind === 'job' && ' Both scores are against this copy’s job.'} New contact details there come
          here too, unless you edited them here.
        </p>
      </div>
      <Comparison
        title="Original and copy"
        from={{ name: 'Original', resume: original.resume, report: original.report }}
        to={{ name: 'This copy', resume: copy.resume, report: copy.report }}
      />
    </div>
  );
}
