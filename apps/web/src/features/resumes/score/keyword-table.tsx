// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when it is laid out as blocks
import type { Keyword, Loss, ScoreReport } from '@foothold/core/ats';
import { Link } from 'react-router';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { ShowPlace } from '../page/show-place.tsx';
import { formatPointCount, formatPoints } from './findings.ts';
import type { FixLink } from './fix-link.ts';
import { formatInJob, groupKeywords, type KeywordGroup, PLACE_LABELS } from './keywords.ts';

/** Maximum number of rows shown in a group; the rest are collapsed. */
const INITIAL_COUNT = 12;

interface KeywordTableProps {
  report: Pick<ScoreReport, 'keywords' | 'rubric'>;
  /** Where the missing points can be earned. */
  getFixLink: (loss: Pick<Loss, 'field' | 'term'>) => FixLink;
}

/** What the job asks for, skill by skill: in the job, in the résumé, and in points. */
export function KeywordTable({ report, getFixLink }: KeywordTableProps) {
  const groups = groupKeywords(report);
  return (
    <section aria-labelledby="keywords" className="@container border-t border-line py-8">
      <h2 id="keywords" className="text-title">
        Keywords
      </h2>
      {groups === null && (
        <p className="max-w-prose pt-1 text-soft">
          This score was saved before we listed keywords, so there is no table for it.
        </p>
      )}
      {groups?.length === 0 && (
        <p className="max-w-prose pt-1 text-soft">We found no skills in this job description.</p>
      )}
      {groups?.map((group) => (
        <Group key={group.need} group={group} getFixLink={getFixLink} />
      ))}
    </section>
  );
}

function Group({ group, getFixLink }: { group: KeywordGroup } & Pick<KeywordTableProps, 'getFixLink'>) {
  const { need, title, summary, keywords } = group;
  const heading = `keywords-${need}`;
  const rest = keywords.slice(INITIAL_COUNT);
  return (
    <section aria-labelledby={heading} className="pt-4">
      <div className="flex flex-wrap items-baseline gap-x-3 pb-1">
        <h3 id={heading} className="font-text text-body font-strong tracking-normal">
          {title}
        </h3>
        <p className="text-soft figures">{summary}</p>
      </div>
      <Rows label={`${title} keywords`} keywords={keywords.slice(0, INITIAL_COUNT)} getFixLink={getFixLink} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center pt-2 font-medium underline decoration-edge underline-offset-4 hover:decoration-accent group-open:hidden">
            Show {rest.length} more
          </summary>
          <Rows label={`More ${title.toLowerCase()} keywords`} keywords={rest} getFixLink={getFixLink} />
        </details>
      )}
    </section>
  );
}

interface RowsProps extends Pick<KeywordTableProps, 'getFixLink'> {
  label: string;
  keywords: readonly Keyword[];
}

/** A table, and below 32rem, a card for each row. */
function Rows({ label, keywords, getFixLink }: RowsProps) {
  return (
    <table role="table" aria-label={label} className="w-full border-collapse text-left text-small @max-[32rem]:block">
      <thead role="rowgroup" className="@max-[32rem]:sr-only">
        <tr role="row" className="border-b border-edge">
          {['Requirement', 'In the job', 'In your résumé', 'Points'].map((header) => (
            <th
              key={header}
              role="columnheader"
              scope="col"
              className="py-2 pr-4 font-strong whitespace-nowrap last:pr-0 last:text-right"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="@max-[32rem]:block">
        {keywords.map((keyword) => (
          <Row key={keyword.name} keyword={keyword} getFixLink={getFixLink} />
        ))}
      </tbody>
    </table>
  );
}

const CELL = 'py-3 pr-4 align-top @max-[32rem]:block @max-[32rem]:py-0 @max-[32rem]:pr-0';

function Row({ keyword, getFixLink }: { keyword: Keyword } & Pick<KeywordTableProps, 'getFixLink'>) {
  const { name, need, inJob, place, text, field, spans, earned, possible } = keyword;
  const isFound = place !== 'missing';
  const isShort = need === 'required' && (place === 'listed' || place === 'named' || !isFound);
  const link = isShort ? getFixLink({ term: name, ...(field !== undefined && { field }) }) : undefined;
  return (
    <tr
      role="row"
      className="border-b border-line @max-[32rem]:grid @max-[32rem]:grid-cols-[minmax(0,1fr)_auto] @max-[32rem]:gap-x-4 @max-[32rem]:gap-y-1.5 @max-[32rem]:py-4"
    >
      <th role="rowheader" scope="row" className={`${CELL} @min-[32rem]:w-[26%] font-strong wrap-anywhere`}>
        {name}
      </th>
      <td role="cell" className={`${CELL} @min-[32rem]:w-[26%] @max-[32rem]:col-span-2 @max-[32rem]:row-start-2`}>
        <span className="text-soft @min-[32rem]:sr-only">In the job: </span>
        {formatInJob(inJob)}
      </td>
      <td role="cell" className={`${CELL} @max-[32rem]:col-span-2 @max-[32rem]:row-start-3`}>
        <div className="flex flex-col items-start gap-1">
          <Badge tone={getTone(keyword)}>{PLACE_LABELS[place]}</Badge>
          {isFound && <span className="text-note text-soft wrap-anywhere">{text}</span>}
          <span className="flex flex-wrap gap-x-4 empty:hidden">
            <ShowPlace placeKey={`keyword-${need}-${name}`} label={text} spans={spans} />
            {link && (
              <Link to={link.to} className="link inline-flex min-h-6 items-center text-small">
                {link.label}
                <span className="sr-only">: {name}</span>
              </Link>
            )}
          </span>
        </div>
      </td>
      <td
        role="cell"
        className="py-3 text-right align-top whitespace-nowrap figures @max-[32rem]:col-start-2 @max-[32rem]:row-start-1 @max-[32rem]:block @max-[32rem]:py-0"
      >
        {need === 'preferred' ? (
          <span className="text-soft">No points</span>
        ) : (
          <>
            <span className="font-strong">{formatPoints(earned)}</span>
            <span className="text-soft"> of {formatPoints(possible)}</span>
            <span className="sr-only"> {formatPointCount(possible).replace(/^\S+ /, '')}</span>
          </>
        )}
      </td>
    </tr>
  );
}

function getTone({ place, need }: Keyword): Tone {
  if (place === 'listed' || place === 'named') return 'caution';
  if (place !== 'missing') return 'hold';
  return need === 'required' ? 'danger' : 'neutral';
}
