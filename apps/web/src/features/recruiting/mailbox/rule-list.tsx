import { type RevealRule, ruleSentences } from '@foothold/contracts/recruiting/choices';
import { Check, Circle } from 'lucide-react';

/** The requirements for revealing the password as a checklist, each with what is missing. */
export function RuleList({ rules }: { rules: readonly { rule: RevealRule; holds: boolean }[] }) {
  return (
    <ul aria-label="Requirements to reveal the password" className="flex flex-col gap-2">
      {rules.map(({ rule, holds }) => {
        const Icon = holds ? Check : Circle;
        return (
          <li key={rule} className="flex gap-2.5">
            <Icon
              aria-hidden="true"
              size={18}
              className={holds ? 'mt-[3px] shrink-0 text-hold-text' : 'mt-[3px] shrink-0 text-caution-text'}
            />
            <span className={holds ? 'text-soft' : 'font-medium'}>
              <span className="sr-only">{holds ? 'Met: ' : 'Missing: '}</span>
              {holds ? ruleSentences[rule].holds : ruleSentences[rule].missing}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
