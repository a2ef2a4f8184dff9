import type { Loss, ScoreReport } from '@foothold/core/ats';
import { Link } from 'react-router';
import { formatPointCount, formatPoints } from './findings.ts';
import type { FixLink } from './fix-link.ts';
import { Quote } from './quoted.tsx';
import { listBiggestFixes } from './verdict.ts';

interface BiggestFixesProps {
  report: ScoreReport;
  getFixLink: (loss: Loss) => FixLink;
}

/** The three fixes that help the most, each with a link to where it is made. */
export function BiggestFixes({ report, getFixLink }: BiggestFixesProps) {
  const { fixes, lead } = listBiggestFixes(report);
  if (fixes.length === 0) return null;
  return (
    <section aria-labelledby="fixes" className="border-t border-line py-8">
      <h2 id="fixes" className="text-title">
        Biggest fixes
      </h2>
      <p className="max-w-prose pt-1 text-soft">{lead}</p>
      <ol>
        {fixes.map(({ id, loss }) => {
          const { to, label } = getFixLink(loss);
          return (
            <li
              key={id}
              className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 border-b border-line py-4 last:border-b-0 sm:grid-cols-[4rem_minmax(0,1fr)]"
            >
              <span className="text-lead leading-6 font-strong text-caution-text figures">
                <span aria-hidden="true">−{formatPoints(loss.points)}</span>
                <span className="sr-only">Costs {formatPointCount(loss.points)}: </span>
              </span>
              <div className="flex min-w-0 flex-col gap-1">
                <p className="font-strong break-words">{loss.reason}</p>
                <p className="text-soft">{loss.fix}</p>
                {loss.quote !== undefined && <Quote by="The job says" text={loss.quote} />}
                <Link to={to} className="link inline-flex min-h-6 w-fit items-center text-small">
                  {label}
                  <span className="sr-only">: {loss.reason}</span>
                </Link>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
