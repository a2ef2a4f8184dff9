import type { StudyModule } from '@foothold/contracts/learning';
import type { ReactNode } from 'react';
import { Neighbors } from '../../../shared/reading/neighbors.tsx';
import { Prose } from '../../../shared/reading/prose.tsx';
import { TableOfContents } from '../../../shared/reading/table-of-contents.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Exercise } from './exercise.tsx';
import { countRight } from './progress-state.ts';
import type { Study } from './use-study.ts';

export interface ModuleStudyProps {
  module: StudyModule;
  studying: Study;
  /** URL of the path that contains the module: `/learning/react`. */
  folder: string;
  /** Navigation through the whole path, beside the text. */
  navigation: ReactNode;
  /** Shown after the exercises, such as a button to mark the module as read. */
  children?: ReactNode;
}

/** A module to study, with its text, exercises, further reading, and navigation. */
export function ModuleStudy({ module, studying, folder, navigation, children }: ModuleStudyProps) {
  const { title, summary, number, of, minutes, exercises, headings, html, previous, next } = module;
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_14rem] xl:grid-cols-[minmax(0,42rem)_15rem] xl:justify-between">
      <article className="flex min-w-0 max-w-prose flex-col gap-8 text-body">
        <header className="flex flex-col gap-4">
          <p className="text-small text-soft">
            Module {number} of {of} · about {minutes} minutes, {exercises.length} exercises
          </p>
          <h1 className="text-heading">{title}</h1>
          <p className="text-lead text-soft">{summary}</p>
        </header>
        <TableOfContents headings={headings} folded />
        <Prose html={html} />
        <Exercises module={module} studying={studying} />
        <Reading reading={module.reading} />
        {children}
        <Neighbors folder={folder} previous={previous} next={next} labels={['Previous module', 'Next module']} />
      </article>
      <div className="max-lg:border-t max-lg:border-line max-lg:pt-8 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto">
        {navigation}
      </div>
    </div>
  );
}

function Exercises({ module: { exercises }, studying }: Pick<ModuleStudyProps, 'module' | 'studying'>) {
  const { progress, beginnings } = studying;
  return (
    <section aria-labelledby="exercises" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id="exercises" className="scroll-mt-24 text-title">
          Exercises
        </h2>
        <p role="status" className={cx('text-small', progress.done ? 'font-strong text-hold-text' : 'text-soft')}>
          {progress.done
            ? `All ${exercises.length} correct. Module complete.`
            : `${countRight(progress.exercises)} of ${exercises.length} correct. Get them all to complete the module.`}
        </p>
        <noscript>
          <p className="text-small">Turn on JavaScript to check your answers.</p>
        </noscript>
      </div>
      {exercises.map((exercise, index) => (
        <Exercise
          key={`${exercise.id} ${beginnings}`}
          exercise={exercise}
          number={index + 1}
          progress={progress.exercises.find(({ id }) => id === exercise.id)}
          studying={studying}
        />
      ))}
    </section>
  );
}

function Reading({ reading }: Pick<StudyModule, 'reading'>) {
  return (
    <section aria-labelledby="reading" className="flex flex-col gap-3">
      <h2 id="reading" className="scroll-mt-24 text-title">
        Further reading
      </h2>
      <ul className="flex flex-col gap-2">
        {reading.map(({ title, by, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" className="link">
              {title}
            </a>
            <span className="text-small text-soft">, {by}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
