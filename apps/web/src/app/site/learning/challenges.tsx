import type { LearningFiles } from '@foothold/contracts/learning';
import { CHALLENGES, type Challenge } from '@foothold/contracts/learning-catalogue';
import { FileList } from '../../../features/learning/file-list.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';
import { Skills } from './skills.tsx';

export function Challenges({ files }: { files: LearningFiles }) {
  return (
    <Section
      id="challenges"
      ground="sunken"
      title="Three weekly challenges"
      lead="A task, a limit, and a way to know that it is done. You solve them in your own editor; answers are not checked on this page yet, and the same three stay until they are."
      note={<SampleNote>Numbers of participants are samples</SampleNote>}
    >
      <ul className="grid gap-6 lg:grid-cols-3">
        {CHALLENGES.map((challenge) => (
          <li key={challenge.id} id={challenge.id} className="flex">
            <ChallengeCard challenge={challenge} files={files} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ChallengeCard({ challenge, files }: { challenge: Challenge; files: LearningFiles }) {
  const format = useFormat();
  return (
    <Card className="flex w-full flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <span className="flex items-center gap-2.5 text-small font-medium">
          <Grade difficulty={challenge.difficulty} />
          {challenge.difficulty}
        </span>
        <span className="text-small text-soft">{challenge.timeLimit}</span>
      </div>
      <h3 className="text-title">{challenge.title}</h3>
      <p className="text-small">{challenge.task}</p>
      <p className="text-small text-soft">
        <span className="font-strong text-ink">Done when: </span>
        {challenge.done}
      </p>
      <div className="mt-auto flex flex-col gap-3 border-t border-line pt-4">
        <Skills label="Technologies" skills={challenge.technologies} />
        <SampleNote>{`${format.number(challenge.sampleParticipants)} participants`}</SampleNote>
        <FileList files={files} of={challenge.files} />
      </div>
    </Card>
  );
}

const STEEPNESS = { Easy: 12, Medium: 7, Hard: 2 } as const;

/** How steep it gets: the line of a route, flatter or steeper. The word beside it says the same. */
function Grade({ difficulty }: Pick<Challenge, 'difficulty'>) {
  const top = STEEPNESS[difficulty];
  return (
    <svg viewBox="0 0 28 18" aria-hidden="true" className="h-4.5 w-7">
      <path d={`M3 15 C 10 15, 14 ${top}, 25 ${top}`} fill="none" strokeWidth="2" className="stroke-accent" />
      <circle cx="3" cy="15" r="2.5" className="fill-accent" />
      <circle cx="25" cy={top} r="2.5" className="fill-accent" />
    </svg>
  );
}
