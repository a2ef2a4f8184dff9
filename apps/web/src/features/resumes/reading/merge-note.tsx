import { Callout } from '../../../shared/ui/callout.tsx';
import type { Edits } from './edits.ts';

/** Says that another tab saved first, and that its version is shown with the unsaved changes on top. */
export function MergeNote({ merged: { conflicts } }: { merged: NonNullable<Edits['merged']> }) {
  return (
    <Callout tone="caution" title="This résumé was saved in another window" live>
      <p>We added your changes to that version. Review them, then save again.</p>
      {conflicts.length > 0 && (
        <>
          <p className="pt-2">Both windows changed:</p>
          <ul className="flex flex-col gap-1 pt-1">
            {conflicts.map(({ path, label, mine, theirs }) => (
              <li key={path} className="border-l-2 border-caution pl-3 break-words">
                <span className="font-strong">{label}</span>: “{mine}” here, {theirs === '' ? 'removed' : `“${theirs}”`}{' '}
                there
              </li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}
