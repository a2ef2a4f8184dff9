import type { VisaRuleView } from '@foothold/contracts/recruiting';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';

/** Every rule that bears on the status, with its source and the day on which its text was read. */
export function RuleList({ rules }: { rules: readonly VisaRuleView[] }) {
  return (
    <ul className="border-t border-line">
      {rules.map((rule) => (
        <li key={rule.id} id={`rule-${rule.id}`} className="flex flex-col gap-1.5 border-b border-line py-4">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-strong">
            {rule.title}
            {rule.stale && <Badge tone="caution">Checked over a year ago</Badge>}
          </h3>
          <p className="max-w-prose">{rule.text}</p>
          <p className="text-small text-soft">
            <a href={rule.url} className="link" rel="noopener">
              {rule.citation}
            </a>
            <span aria-hidden="true"> · </span>
            <CheckedNote rule={rule} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function CheckedNote({ rule: { checkedOn, copyDate, stale } }: { rule: VisaRuleView }) {
  if (checkedOn === null)
    return (
      <>We haven’t checked this rule’s official text, so we compute no date from it. Ask your DSO or an attorney.</>
    );
  return (
    <>
      Checked <DateTime value={checkedOn} />
      {copyDate === null ? (
        ', in a copy of the official text without a date'
      ) : (
        <>
          , in a copy of the official text from <DateTime value={copyDate} />
        </>
      )}
      .{stale && ' It may have changed since.'}
    </>
  );
}
