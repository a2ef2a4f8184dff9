import type { TokenSignIn } from '@foothold/contracts/accounts/keys';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useListFocus } from '../../../shared/hooks/use-list-focus.ts';
import { RevokeButton } from './key-panel.tsx';
import { Section } from './section.tsx';

/** Programs that signed in with the password. Renders nothing without one. */
export function ProgramList({ signIns, now }: { signIns: readonly TokenSignIn[]; now: string }) {
  const format = useFormat();
  const rows = useListFocus<HTMLUListElement>();
  if (signIns.length === 0) return null;
  return (
    <Section
      id="programs"
      title="Programs signed in with your password"
      note="They can do what a key with every permission can. If you don’t recognize one, revoke it and change your password."
    >
      <ul ref={rows} className="border-t border-line">
        {signIns.map(({ id, device, createdAt, expiresAt, lastUsedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3.5"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{device}</p>
              <p className="text-note text-soft">
                Signed in or renewed <DateTime value={createdAt} />, expires <DateTime value={expiresAt} />,{' '}
                {lastUsedAt === null ? 'not used yet' : `last used ${format.daysAgo(lastUsedAt, new Date(now))}`}
              </p>
            </div>
            <RevokeButton id={id} name={device} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
