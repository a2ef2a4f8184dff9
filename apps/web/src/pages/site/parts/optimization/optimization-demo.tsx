import { Pause, Play } from 'lucide-react';
import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/cx.ts';
import { RouteLine } from '../../../../shared/ui/pictures/route-line.tsx';
import { Progress } from '../../../../shared/ui/progress.tsx';
import { SampleNote } from '../sample-note.tsx';
import { ScoreScale } from './score-scale.tsx';
import { DEMO_STEPS, formatImprovement, getStepProgress, LAST_STEP, SAMPLE_AFTER, SAMPLE_BEFORE } from './steps.ts';
import { useDemoStep } from './use-demo-step.ts';

const ROWS = [
  { label: 'ATS score', before: SAMPLE_BEFORE.ats, after: SAMPLE_AFTER.ats },
  { label: 'Keywords', before: SAMPLE_BEFORE.keywords, after: SAMPLE_AFTER.keywords },
  { label: 'Formatting', before: SAMPLE_BEFORE.formatting, after: SAMPLE_AFTER.formatting },
  { label: 'Sections', before: SAMPLE_BEFORE.sections, after: SAMPLE_AFTER.sections },
];

/** A sample résumé's progress, step by step. The layout is the same at every step. */
export function OptimizationDemo() {
  const { step, moves, paused, toggle, place } = useDemoStep();
  const done = step === LAST_STEP;
  return (
    <div
      ref={place}
      data-wakes
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="flex flex-col gap-5">
        <RouteLine
          label="Demo steps"
          steps={DEMO_STEPS.map((label, index) => ({
            id: label,
            label,
            state: index < step ? 'done' : index === step ? 'current' : 'ahead',
          }))}
        />
        <Progress
          label={DEMO_STEPS[step] ?? ''}
          value={getStepProgress(step)}
          note={`${step + 1} of ${DEMO_STEPS.length}`}
        />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
          <SampleNote>Sample résumé, sample figures</SampleNote>
          {moves && (
            <Button onClick={toggle}>
              {paused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
              {paused ? 'Play' : 'Pause'}
            </Button>
          )}
        </div>
      </div>
      <div className="grid items-center gap-x-8 gap-y-3 xl:grid-cols-2">
        <ScoreScale from={SAMPLE_BEFORE.ats} to={SAMPLE_AFTER.ats} reached={done} />
        <table className="w-full text-left figures">
          <caption className="sr-only">The sample résumé before and after</caption>
          <thead>
            <tr className="text-note text-soft">
              <th scope="col" className="pb-2 font-regular">
                <span className="sr-only">Measure</span>
              </th>
              <th scope="col" className="w-1/4 pb-2 font-regular">
                Before
              </th>
              <th scope="col" className="w-1/3 pb-2 font-regular">
                After
              </th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ label, before, after }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-small font-regular text-soft">
                  {label}
                </th>
                <td className="py-1.5 pr-3">{before}</td>
                <td className={cx('py-1.5 font-strong', done ? 'text-hold-text' : 'text-soft')}>
                  {done ? (
                    after
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">not yet</span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={cx('font-display text-title text-hold-text', !done && 'invisible')}>
          {formatImprovement(SAMPLE_BEFORE, SAMPLE_AFTER)}
        </p>
      </div>
    </div>
  );
}
