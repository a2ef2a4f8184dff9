import type { RubricDescription, RuleDescription } from '@foothold/core/ats';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getCapAnchor, getRuleAnchor, SCORE_80_ANCHOR } from '../../shared/score/anchors.ts';
import { EightyExplanation } from '../../shared/score/meaning-of-eighty.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { getButtonClass } from '../../shared/ui/button.tsx';
import { PointsBar } from './points-bar.tsx';

const getPartAnchor = (id: string) => `part-${id}`;

/**
 * The published rubric, rendered from the table that computes the score. Every rule shows its points and its reason,
 * and has its own anchor.
 */
export function RubricPage({ rubric }: { rubric: RubricDescription }) {
  const total = rubric.parts.reduce((sum, part) => sum + part.points, 0);
  const rules = rubric.parts.reduce((sum, part) => sum + part.rules.length, 0);
  return (
    <div className="page py-10 md:py-16">
      <header className="grid gap-x-12 gap-y-4 pb-10 lg:grid-cols-[1.2fr_1fr]">
        <h1 className="text-heading">How a résumé is scored</h1>
        <p className="max-w-prose text-soft">
          Rubric {rubric.version}: {rules} rules worth {total} points. This page is generated from the same rules that
          score your résumé.
        </p>
      </header>
      <PointsBar parts={rubric.parts} hrefOf={(id) => `#${getPartAnchor(id)}`} />
      {rubric.parts.map((part) => (
        <Chapter key={part.id} id={getPartAnchor(part.id)} title={part.name} note={part.explains} points={part.points}>
          <ul>
            {part.rules.map((rule) => (
              <Rule key={rule.id} rule={rule} />
            ))}
          </ul>
        </Chapter>
      ))}
      <Chapter
        id="caps"
        title="Score caps"
        note="If a cap applies, your total can’t go above it, whatever the parts earned. Your report shows what was found."
      >
        <ul>
          {rubric.caps.map(({ id, name, limit, explains }) => (
            <Item key={id} id={getCapAnchor(id)} name={name} figure={`≤ ${limit}`} label={`maximum ${limit} points`}>
              {explains}
            </Item>
          ))}
        </ul>
      </Chapter>
      <Chapter id={getCapAnchor('fit')} title="The fit limit" note={rubric.fitCeiling.explains}>
        <ul>
          {rubric.fitCeiling.steps.map(({ name, limit }) => (
            <li key={name} className="flex justify-between gap-6 border-b border-line py-3">
              <span className="min-w-0 break-words">{name}</span>
              <span className="shrink-0 figures">
                <span aria-hidden="true">≤ {limit}</span>
                <span className="sr-only">maximum {limit} points</span>
              </span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter id="never" title="What never counts" note="Changing any of these doesn’t change your score.">
        <ul className="flex flex-col">
          {rubric.neverCounts.map((line) => (
            <li key={line} className="flex gap-3 border-b border-line py-3">
              <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-2 size-3 shrink-0">
                <path d="M1 6h10" strokeWidth="2" className="stroke-accent" />
              </svg>
              {line}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter id="principles" title="How it adds up" note="These apply to every rule.">
        <ul className="flex flex-col">
          {rubric.principles.map((line) => (
            <li key={line} className="border-b border-line py-3">
              {line}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter id={SCORE_80_ANCHOR} title="What 80+ means" note="And what it doesn’t.">
        <EightyExplanation />
      </Chapter>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-8">
        <Link to="/score" className={getButtonClass('primary')}>
          Score my résumé
        </Link>
        <span className="text-small text-soft">No account needed. We don’t save your file.</span>
      </p>
    </div>
  );
}

interface ChapterProps {
  id: string;
  title: string;
  note: string;
  points?: number;
  children: ReactNode;
}

function Chapter({ id, title, note, points, children }: ChapterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-12 grid gap-x-12 gap-y-5 border-t border-edge pt-6 lg:grid-cols-[1fr_2fr]"
    >
      <div className="flex flex-col gap-2 lg:sticky lg:top-24 lg:self-start">
        <h2 id={`${id}-title`} className="flex items-baseline justify-between gap-4 text-title">
          {title}
          {points !== undefined && (
            <span className="text-soft figures">
              {points}
              <span className="sr-only"> points</span>
            </span>
          )}
        </h2>
        <p className="text-small text-soft">{note}</p>
      </div>
      {children}
    </section>
  );
}

function Rule({ rule }: { rule: RuleDescription }) {
  return (
    <Item
      id={getRuleAnchor(rule.id)}
      name={rule.name}
      figure={String(rule.points)}
      label={`${rule.points} points`}
      badge={rule.needsJob}
    >
      {rule.explains}
    </Item>
  );
}

interface ItemProps {
  id: string;
  name: string;
  figure: string;
  label: string;
  badge?: boolean;
  children: string;
}

function Item({ id, name, figure, label, badge = false, children }: ItemProps) {
  return (
    <li
      id={id}
      tabIndex={-1}
      className="grid scroll-mt-24 grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4 outline-none first:border-t target:bg-accent-wash lg:first:border-t-0"
    >
      <span className="font-display text-title leading-7 figures">
        <span aria-hidden="true">{figure}</span>
        <span className="sr-only">{label}</span>
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 font-text text-body font-strong tracking-normal">
          <a href={`#${id}`} className="text-ink no-underline hover:underline">
            {name}
          </a>
          {badge && <Badge>Needs a job</Badge>}
        </h3>
        <p className="max-w-prose text-soft">{children}</p>
      </div>
    </li>
  );
}
