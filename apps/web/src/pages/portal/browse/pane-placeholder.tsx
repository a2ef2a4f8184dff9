import { useState } from 'react';
import { createBrowserStore } from '../../../shared/autosave/browser-store.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { EmptyDrawing } from '../../../shared/ui/pictures/empty-drawing.tsx';

const store = createBrowserStore('device', 'job-keys');
const OFF = 'off';

/** Whether the keys are on, and a function to change it. People who speak commands may need them off. */
export function useKeysEnabled(): [boolean, (enabled: boolean) => void] {
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<boolean>();
  const enabled = changed ?? (!hydrated || store.read() !== OFF);
  return [
    enabled,
    (next) => {
      if (next) store.forget();
      else store.write(OFF);
      setChanged(next);
    },
  ];
}

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['j', 'k'], does: 'Next and previous job' },
  { keys: ['s'], does: 'Save' },
  { keys: ['h'], does: 'Hide' },
  { keys: ['c'], does: 'Add to compare' },
];

/** Shown beside the list until a job is chosen. */
export function PanePlaceholder({ enabled, onChange }: { enabled: boolean; onChange: (enabled: boolean) => void }) {
  return (
    <section aria-labelledby="choose-a-job" className="flex flex-col gap-5 py-8">
      <EmptyDrawing motif="map" />
      <div className="flex flex-col gap-1">
        <h2 id="choose-a-job" className="text-title">
          Choose a job to read it here
        </h2>
        <p className="text-soft">Save it, hide it, compare it with others, or score your résumé for it.</p>
      </div>
      <dl className="grid max-w-form grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="keys"
        optional
        label="Use keyboard shortcuts"
        checked={enabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </section>
  );
}
