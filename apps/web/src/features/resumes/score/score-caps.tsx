import type { Cap, ScoreReport } from '@foothold/core/ats';
import { Link } from 'react-router';
import { getCapAnchor } from '../../../shared/score/anchors.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { ShowPlace } from '../page/show-place.tsx';

/** Caps that limit the score. Other changes don't help until these are fixed. */
export function ScoreCaps({ report }: { report: Pick<ScoreReport, 'caps' | 'total' | 'keywords'> }) {
  const { caps, total, keywords } = report;
  if (caps.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 pb-8">
      {caps.map((cap) => (
        <Callout key={cap.id} tone={cap.id === 'fit' ? 'caution' : 'danger'} title={formatCapTitle(cap, total)}>
          <p>{cap.reason}</p>
          <p className="font-medium">{cap.fix}</p>
          {cap.evidence.length > 0 && !(cap.id === 'fit' && keywords) && (
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

/** Only the cap that equals the total limits it now; the others would if the total were higher. */
function formatCapTitle({ id, limit }: Cap, total: number): string {
  return `Your score ${total === limit ? 'is capped at' : 'can’t go above'} ${limit}${id === 'fit' ? ' for this job' : ''}`;
}
