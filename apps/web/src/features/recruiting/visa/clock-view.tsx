import type { VisaClock } from '@foothold/contracts/recruiting';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { DATE_LABELS, QUESTION_TEXTS, WARNING_TEXTS } from './labels.ts';
import { RuleList } from './rule-list.tsx';

/** What follows from the member's answers: counts, dates, what is unclear, and the rules behind it. */
export function ClockView({ clock }: { clock: VisaClock }) {
  return (
    <>
      {clock.warnings.length > 0 && (
        <Callout tone="caution" title="Please note">
          <TextList texts={clock.warnings.map((warning) => WARNING_TEXTS[warning])} />
        </Callout>
      )}
      {clock.counts.length > 0 && (
        <Part title="Days counted">
          {clock.counts.map((count) => (
            <CountBar key={count.kind} count={count} />
          ))}
        </Part>
      )}
      <Part title="Dates">
        {clock.dates.length > 0 ? (
          <Timeline clock={clock} />
        ) : (
          <p className="text-soft">There are no dates yet. Answer the questions below first.</p>
        )}
      </Part>
      {clock.questions.length > 0 && (
        <Part title="Missing or unclear">
          <TextList texts={clock.questions.map((question) => QUESTION_TEXTS[question])} />
        </Part>
      )}
      <Part title="Rules">
        {clock.rules.some(({ stale }) => stale) && (
          <Callout tone="caution" title="Some rules were checked more than a year ago">
            <p>Read the official text before you rely on them.</p>
          </Callout>
        )}
        <RuleList rules={clock.rules} />
      </Part>
    </>
  );
}

const TextList = ({ texts }: { texts: readonly string[] }) => (
  <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

const COUNT_LABELS = { unemployment: 'Days without a job', cpt: 'Days of full-time CPT' } as const;

function CountBar({ count: { kind, used, limit, left, unclear } }: { count: VisaClock['counts'][number] }) {
  const note =
    left === null ? `${used} used, ${unclear} unclear, of ${limit}` : `${used} of ${limit} used, ${left} left`;
  return (
    <div className="w-full max-w-prose">
      <Progress label={COUNT_LABELS[kind]} value={used} max={limit} note={note} />
    </div>
  );
}

/** All dates in order, with today among them. */
function Timeline({ clock: { today, dates, rules } }: { clock: VisaClock }) {
  const format = useFormat();
  const steps: RouteStep[] = dates.map(({ kind, date, daysLeft, rule }) => {
    const title = rules.find(({ id }) => id === rule)?.title;
    return {
      id: kind,
      state: daysLeft < 0 ? 'done' : 'ahead',
      label: (
        <>
          <span className="font-strong">
            <DateTime value={date} />
          </span>
          <span className="text-soft figures"> {formatDaysLeft(daysLeft, format.number)}</span>
          <span className="block text-ink">{DATE_LABELS[kind]}</span>
        </>
      ),
      note:
        title === undefined ? (
          'From your answers'
        ) : (
          <a href={`#rule-${rule}`} className="link">
            {title}
          </a>
        ),
    };
  });
  const past = dates.filter(({ daysLeft }) => daysLeft < 0).length;
  const now: RouteStep = {
    id: 'today',
    state: 'current',
    label: (
      <>
        Today, <DateTime value={today} />
      </>
    ),
  };
  return <RouteLine label="Dates" steps={[...steps.slice(0, past), now, ...steps.slice(past)]} upright />;
}

function formatDaysLeft(days: number, number: (value: number) => string): string {
  if (days === 0) return 'today';
  const count = Math.abs(days);
  const text = `${number(count)} ${count === 1 ? 'day' : 'days'}`;
  return days > 0 ? `in ${text}` : `${text} ago`;
}
