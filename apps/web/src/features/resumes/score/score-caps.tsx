import type { Cap } from '@foothold/core/ats';
import { Link } from 'react-router';
import { getCapAnchor } from '../../../shared/score/anchors.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { ShowPlace } from '../page/show-place.tsx';

/** Caps that limit the score. Other changes don't help until these are fixed. */
export function ScoreCaps({ caps }: { caps: readonly Cap[] }) {
  if (caps.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 pb-8">
      {caps.map((cap) => (
        <Callout
          key={cap.id}
          tone={cap.id === 'fit' ? 'caution' : 'danger'}
          title={`Your score is capped at ${cap.limit}${cap.id === 'fit' ? ' for this job' : ''}`}
        >
          <p>{cap.reason}</p>
          <p className="font-medium">{cap.fix}</p>
          {cap.evidence.length > 0 && (
            <ul className="flex flex-col gap-1.5 pt-3">
              {cap.evidence.map((evidence, index) => (
                <li
                  key={evidence.text}
                  className={cx(
                    'flex flex-wrap gap-x-4 border-l-2 pl-3',
                    cap.id === 'fit' ? 'border-caution' : 'border-danger',
                  )}
                >
                  <span className="min-w-0 break-words">{evidence.text}</span>
                  <ShowPlace placeKey={`${cap.id}-${index}`} label={evidence.text} spans={evidence.spans} />
                </li>
              ))}
            </ul>
          )}
          <p className="pt-2">
            <Link to={`/rubric#${getCapAnchor(cap.id)}`} className="link">
              Why scores are capped
            </Link>
          </p>
        </Callout>
      ))}
    </div>
  );
}
