import { TryYourResume, type TryYourResumeProps } from '../../../features/resumes/try-your-resume.tsx';
import { ScoreTopo } from '../../../shared/ui/pictures/score-topo.tsx';

/** The kinds of change that the route's holds stand for. Heights are those of the drawing, not of anybody's file. */
const HOLDS = [
  { id: 'shown', height: 51, text: 'Show a skill where you used it' },
  { id: 'scope', height: 63, text: 'Say how many, how often' },
  { id: 'words', height: 74, text: 'Use the job’s own word' },
  { id: 'dates', height: 87, text: 'Put dates on every role' },
];

export function Hero({ file }: { file: TryYourResumeProps }) {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="page grid gap-x-10 pt-10 md:pt-16 lg:min-h-[47rem] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:pt-20 lg:pb-12">
        <div className="relative z-10 flex flex-col gap-6">
          <h1 className="text-display tracking-display">A résumé score you can argue with.</h1>
          <p className="max-w-[34rem] text-lead text-soft">
            Foothold reads your file the way hiring software does. Every point rests on a line of your page, every lost
            point has its price and its fix, and nothing is invented on the way up.
          </p>
          <div id="try" className="max-w-[36rem] pt-3">
            <TryYourResume {...file} />
          </div>
        </div>
        <figure className="flex flex-col">
          <div className="relative -mx-5 mt-4 h-[27rem] overflow-hidden md:-mx-8 lg:absolute lg:inset-0 lg:m-0 lg:h-auto lg:[mask-image:linear-gradient(to_right,transparent_38%,black_58%)]">
            <ScoreTopo
              label="A map on which height is the score. A route climbs from 38 over four numbered holds and crosses the contour line of 80."
              start={{ id: 'today', height: 38 }}
              holds={HOLDS}
              className="absolute top-2 left-1/2 w-[30rem] -translate-x-1/2 overflow-visible lg:top-1 lg:left-[calc(50%_-_1rem)] lg:w-[33rem] xl:w-[41rem] lg:translate-x-0"
            />
          </div>
          <figcaption className="relative z-10 mb-10 rounded-control border border-line bg-paper px-5 pt-3 pb-2 text-small lg:mt-auto lg:mb-0 lg:ml-auto lg:w-[19rem]">
            <p className="pb-2 text-note text-soft">Height is the score; holds are changes.</p>
            <p className="flex gap-3 border-t border-line py-2 leading-5">
              <span className="size-5 shrink-0 rounded-full border-[3px] border-accent" />
              Your file today
            </p>
            <ol>
              {HOLDS.map((hold, index) => (
                <li key={hold.id} className="flex gap-3 border-t border-line py-2 leading-5">
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
