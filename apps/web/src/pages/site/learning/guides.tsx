import type { LearningFiles } from '@foothold/contracts/learning';
import { INTERVIEW_GUIDES, type InterviewGuide } from '@foothold/contracts/learning/catalog';
import { getMaterialPath } from '@foothold/contracts/learning/files';
import { Link } from 'react-router';
import { FileList } from '../../../features/learning/file-list.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';

export function Guides({ files }: { files: LearningFiles }) {
  return (
    <Section
      id="guides"
      title="Three interview guides"
      lead="For the three most common kinds of interview: what to practice, what interviewers look for, and what you don’t have to answer."
      note={<SampleNote>Sample ratings</SampleNote>}
    >
      <ul className="border-b border-line">
        {INTERVIEW_GUIDES.map((guide) => (
          <li
            key={guide.id}
            id={`guide-${guide.id}`}
            className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.2fr)]"
          >
            <Guide guide={guide} files={files} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Guide({ guide, files }: { guide: InterviewGuide; files: LearningFiles }) {
  const format = useFormat();
  const minutes = files.materials.find(({ slug }) => slug === guide.files[0].material)?.readMinutes ?? 0;
  return (
    <>
      <div className="flex flex-col items-start gap-1.5">
        <h3 className="text-title">
          <Link to={getMaterialPath(guide.files[0].material)} className="text-ink underline-offset-4 hover:underline">
            {guide.title}
          </Link>
        </h3>
        <p className="text-small text-soft">
          {guide.type}, {minutes} min read
        </p>
        <SampleNote>{`Rated ${format.number(guide.sampleRating)} of 5`}</SampleNote>
      </div>
      <ul className="flex flex-col gap-1 text-small" aria-label="Topics">
        {guide.topics.map((topic) => (
          <li
            key={topic}
            className="flex gap-2.5 before:mt-[0.55em] before:size-1.5 before:shrink-0 before:rounded-full before:bg-accent"
          >
            {topic}
          </li>
        ))}
      </ul>
      <FileList files={files} shownFiles={guide.files} />
    </>
  );
}
