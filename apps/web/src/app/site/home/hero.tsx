import { TryYourResume, type TryYourResumeProps } from '../../../features/resumes/try-your-resume.tsx';
import { ScoreTopo } from '../../../shared/ui/pictures/score-topo.tsx';

/** The kinds of change that the route's holds stand for. Heights are those of the drawing, not of anybody's file. */
const HOLDS = [
  { id: 'shown', height: 59, text: 'Show a skill where you used it, not only in a list' },
  { id: 'scope', height: 68, text: 'Say how many, how often, how large' },
  { id: 'words', height: 76, text: 'Use the job’s own word for what you do' },
  { id: 'dates', height: 86, text: 'Put dates on every role' },
];

export function Hero({ file }: { file: TryYourResumeProps }) {
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="page grid items-center gap-x-12 gap-y-12 pt-12 pb-14 md:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:pt-20 lg:pb-20">
        <div className="flex flex-col gap-6">
          <h1 className="text-display tracking-display">A résumé score you can argue with.</h1>
          <p className="max-w-prose text-lead text-soft">
            Foothold reads your file the way hiring software does. Every point rests on a line of your page, every lost
            point has its price and its fix, and nothing is invented on the way up.
          </p>
          <div id="try" className="pt-2">
            <TryYourResume {...file} />
          </div>
        </div>
        <figure className="flex flex-col gap-2 lg:-mr-10">
          <ScoreTopo
            label="A map on which height is the score. A route climbs from 50 over four numbered holds and crosses the contour line of 80."
            start={{ id: 'today', height: 50 }}
            holds={HOLDS}
            className="w-full"
          />
          <figcaption>
            <ol className="grid gap-x-8 border-t border-line text-small sm:grid-cols-2">
              {HOLDS.map((hold, index) => (
                <li key={hold.id} className="flex gap-3 border-b border-line py-2.5">
                  <span className="inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-accent text-note leading-none font-heavy text-on-accent figures">
                    {index + 1}
                  </span>
                  {hold.text}
                </li>
              ))}
            </ol>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
