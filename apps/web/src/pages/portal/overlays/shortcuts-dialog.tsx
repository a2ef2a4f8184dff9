import { Link } from 'react-router';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { JOB_KEYS } from '../browse/job-keys.ts';
import { getKeyName } from './key-names.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

/** Every shortcut, with a switch for those that are a single letter. */
export function ShortcutsDialog({ close }: { close: () => void }) {
  const isOn = useSingleKeys();
  return (
    <Dialog title="Keyboard shortcuts" open onOpenChange={(open) => !open && close()}>
      <div className="flex flex-col gap-5 text-small">
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {SHORTCUTS.map(({ keys, label }) => (
            <KeyRow
              key={keys.join()}
              keys={keys}
              label={label}
              isOn={isOn}
              between={keys.includes('Mod') ? '' : 'then'}
            />
          ))}
        </dl>
        <section aria-labelledby="job-keys" className="flex flex-col gap-1">
          <h3 id="job-keys" className="font-text text-small font-strong tracking-normal">
            On Matches and Jobs
          </h3>
          <dl className="grid gap-x-8 sm:grid-cols-2">
            {JOB_KEYS.map(({ keys, label }) => (
              <KeyRow key={label} keys={keys} label={label} isOn={isOn} between="and" />
            ))}
          </dl>
        </section>
        <Checkbox
          name="single-keys"
          label="Use shortcuts without Ctrl or ⌘"
          optional
          checked={isOn}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
        <p>
          <Link to="/help-center/keyboard-and-screen-readers" onClick={close} className="link">
            More about keyboards and screen readers
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

interface KeyRowProps {
  keys: readonly string[];
  label: string;
  /** Whether shortcuts of a single letter are on. */
  isOn: boolean;
  /** The word between two keys; empty if they are pressed together. */
  between: string;
}

function KeyRow({ keys, label, isOn, between }: KeyRowProps) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-b border-line">
      <dt className={isOn || keys.includes('Mod') ? '' : 'text-soft'}>{label}</dt>
      <dd className="flex shrink-0 items-center gap-1">
        {keys.map((key, index) => (
          <span key={key} className="inline-flex items-center gap-1">
            {index > 0 && between !== '' && <span className="text-note text-soft">{between}</span>}
            <Kbd>{getKeyName(key)}</Kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
