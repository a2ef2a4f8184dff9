import type { Proposal } from '@foothold/core/improve';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getRuleAnchor } from '../../../shared/score/anchors.ts';
import { WordDiff } from '../../../shared/ui/word-diff.tsx';
import type { Draft } from '../model/draft.ts';
import { formatPointCount, formatPoints } from '../score/findings.ts';
import { describeEdit, type EditView } from './describe-edit.ts';

/** Maximum number of changes shown per proposal. */
const MAX_CHANGES = 6;

interface ProposalCardProps {
  proposal: Proposal;
  draft: Draft;
  ruleNames: Readonly<Record<string, string>>;
  /** The proposal's number on the path. */
  step?: number;
  /** The proposal's buttons. */
  children?: ReactNode;
}

/** A proposed change with its benefit, the reason, the source text, and the exact result. */
export function ProposalCard({ proposal, draft, ruleNames, step, children }: ProposalCardProps) {
  const { id, title, reason, source, edits, points, rules } = proposal;
  const views = edits.map((edit) => describeEdit(draft, edit));
  const heading = `proposal-${id}`;
  const quote = getSourceText(source, views);
  return (
    <li
      aria-labelledby={heading}
      id={id}
      tabIndex={-1}
      className="flex flex-col gap-3 border-b border-line py-5 outline-none last:border-b-0"
    >
      <div className="flex items-start gap-3">
        {step !== undefined && (
          <span
            aria-hidden="true"
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-note font-heavy text-on-accent figures"
          >
            {step}
          </span>
        )}
        <h4
          id={heading}
          className="min-w-0 flex-1 pt-0.5 font-text text-body leading-6 font-strong tracking-normal break-words"
        >
          {title}
        </h4>
        <PointGain points={points} />
      </div>
      <p className="max-w-prose text-soft">{reason}</p>
      {views.length > 0 && (
        <dl className="flex flex-col gap-2 border-l-2 border-edge pl-4">
          {views.slice(0, MAX_CHANGES).map((view) => (
            <div key={`${view.place} ${view.before} ${view.after}`}>
              <dt className="text-note text-soft">{view.place}</dt>
              <dd className="break-words">
                <EditText view={view} />
              </dd>
            </div>
          ))}
          {views.length > MAX_CHANGES && (
            <p className="text-note text-soft">and {views.length - MAX_CHANGES} more like this</p>
          )}
        </dl>
      )}
      <p className="text-note text-soft empty:hidden">
        {quote !== null && `${quote} `}
        {rules.length > 0 && (
          <>
            {quote !== null && <span aria-hidden="true">· </span>}Scored under{' '}
            {rules.map((rule, index) => (
              <span key={rule}>
                {index > 0 && ', '}
                <Link
                  to={`/rubric#${getRuleAnchor(rule)}`}
                  className="text-soft underline underline-offset-4 hover:text-ink"
                >
                  {ruleNames[rule] ?? rule}
                </Link>
              </span>
            ))}
          </>
        )}
      </p>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}

function PointGain({ points }: { points: number }) {
  if (points <= 0) return <span className="shrink-0 pt-1 text-note text-soft">No points on its own</span>;
  return (
    <span className="shrink-0 text-lead leading-7 font-strong text-hold-text figures">
      <span aria-hidden="true">+{formatPoints(points)}</span>
      <span className="sr-only">Adds {formatPointCount(points)}</span>
    </span>
  );
}

function EditText({ view: { kind, before, after } }: { view: EditView }) {
  if (kind === 'moved') return after;
  return <WordDiff before={before} after={after} />;
}

/** The source text of the change; null if it is shown right above with the change in it. */
function getSourceText(source: Proposal['source'], views: readonly EditView[]): string | null {
  if (source.kind === 'layout') return 'Layout only. Your words don’t change.';
  if (source.kind === 'confirmed-fact') return `You told us: “${shorten(source.quote)}”`;
  return views.some(({ before }) => before.includes(source.quote)) ? null : `In your words: “${shorten(source.quote)}”`;
}

const MAX_QUOTE_LENGTH = 140;
const shorten = (text: string) =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text;
