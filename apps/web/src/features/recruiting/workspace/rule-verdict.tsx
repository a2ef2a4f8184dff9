import type { ClientMatch } from '@foothold/contracts/recruiting/workspace';
import { Badge } from '../../../shared/ui/badge.tsx';

/** What the member's rules say about a listing, with the reasons. */
export function RuleVerdict({ rules: { blocked, ask } }: { rules: ClientMatch['rules'] }) {
  if (blocked.length === 0 && ask.length === 0) return <Badge tone="hold">Rules allow it</Badge>;
  return (
    <div className="flex flex-col items-start gap-1.5">
      {blocked.length > 0 && <Badge tone="danger">Blocked by the rules</Badge>}
      {blocked.length === 0 && <Badge tone="caution">Ask first</Badge>}
      <ul className="flex flex-col gap-1">
        {[...blocked, ...ask].map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
