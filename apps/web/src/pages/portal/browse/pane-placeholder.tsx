import { Kbd } from '../../../shared/ui/kbd.tsx';
import { EmptyDrawing } from '../../../shared/ui/pictures/empty-drawing.tsx';
import { JOB_KEYS } from './job-keys.ts';

/** Shown beside the list until a job is chosen. */
export function PanePlaceholder() {
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
        {JOB_KEYS.map(({ keys, label }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="text-soft">
        Press <Kbd>?</Kbd> for all shortcuts, and to turn them off.
      </p>
    </section>
  );
}
