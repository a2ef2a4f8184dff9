import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../../../shared/ui/button.tsx';
import { CHECKED } from '../../parts/control.tsx';
import { MonthFields } from '../../parts/date-parts.tsx';
import { type Question, usePractice, usePracticeValue } from '../../parts/practice.ts';
import { Row, Rows } from './rows.tsx';

const listJobFields = (at: string): Question[] => [
  { name: `${at}--jobTitle`, label: 'Job Title', required: true },
  { name: `${at}--companyName`, label: 'Company', required: true },
  { name: `${at}--location`, label: 'Location' },
  { name: `${at}--currentlyWorkHere`, label: 'I currently work here', kind: 'check' },
];

const listSchoolFields = (at: string): Question[] => [
  { name: `${at}--schoolName`, label: 'School or University', required: true },
  {
    name: `${at}--degree`,
    label: 'Degree',
    kind: 'select',
    required: true,
    options: ['High School Diploma/GED', 'Associate of Arts', 'BA', 'BE', 'BS', 'JD', 'MA', 'MBA', 'MD', 'MS', 'PhD'],
  },
  { name: `${at}--gradeAverage`, label: 'Overall Result (GPA)' },
];

const FIELDS_OF_STUDY =
  'Accounting|Biology|Business Administration|Computer and Information Science|Computer Engineering|Computer Science|Economics|English|Information Technology|Mathematics|Mechanical Engineering|Nursing|Psychology|Statistics'.split(
    '|',
  );

const SKILLS: Question = {
  name: 'skills--skills',
  label: 'Type to Add Skills',
  kind: 'checks',
  options:
    'Amazon Web Services (AWS)|Apache Airflow|Apache Kafka|Apache Spark|Java|JavaScript|Microsoft Excel|MySQL|Python|PySpark|R|Snowflake|Social Media|SQL|Tableau|Terraform'.split(
      '|',
    ),
};

const RESUME: Question = {
  name: 'resumeAttachments--attachments',
  label: 'Upload a file (5MB max)',
  kind: 'file',
  accept: '.pdf,.doc,.docx',
  required: true,
};

const LINKS: readonly Question[] = [
  { name: 'socialNetworkAccounts--linkedInAccount', label: 'LinkedIn' },
  { name: 'socialNetworkAccounts--twitterAccount', label: 'X' },
];

interface BlockProps {
  at: string;
  title: string;
  onRemove(): void;
}

const BlockTitle = ({ title, onRemove }: Omit<BlockProps, 'at'>) => (
  <div className="flex items-center justify-between pb-3">
    <h4 className="font-strong">{title}</h4>
    <Button size="small" aria-label={`Delete ${title}`} onClick={onRemove}>
      Delete
    </Button>
  </div>
);

function Job({ at, title, onRemove }: BlockProps) {
  const { forget } = usePractice();
  const current = usePracticeValue(`${at}--currentlyWorkHere`) === CHECKED;
  useEffect(() => {
    if (current) forget(`${at}--endDate`);
  }, [current, at, forget]);
  const questions = useMemo(() => listJobFields(at), [at]);
  const description = useMemo(
    (): Question => ({ name: `${at}--roleDescription`, label: 'Role Description', kind: 'area' }),
    [at],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks of this kind of form are no fieldsets
    <div data-automation-id={at} role="group" aria-label={title} className="mb-6 border-l-2 border-line pl-4">
      <BlockTitle title={title} onRemove={onRemove} />
      <Rows questions={questions} />
      <div className="mb-5 flex flex-wrap gap-8">
        <MonthFields name={`${at}--startDate`} label="From" required />
        {!current && <MonthFields name={`${at}--endDate`} label="To" />}
      </div>
      <Row question={description} />
    </div>
  );
}

function School({ at, title, onRemove }: BlockProps) {
  const questions = useMemo(() => listSchoolFields(at), [at]);
  const field = useMemo(
    (): Question => ({
      name: `${at}--fieldOfStudy`,
      label: 'Field of Study',
      kind: 'select',
      options: FIELDS_OF_STUDY,
    }),
    [at],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks of this kind of form are no fieldsets
    <div data-automation-id={at} role="group" aria-label={title} className="mb-6 border-l-2 border-line pl-4">
      <BlockTitle title={title} onRemove={onRemove} />
      <Rows questions={questions} />
      <Row question={field} search />
    </div>
  );
}

interface BlocksProps {
  prefix: string;
  title: string;
  ids: readonly number[];
  onChange(ids: readonly number[]): void;
  Block: (props: BlockProps) => React.JSX.Element;
}

function Blocks({ prefix, title, ids, onChange, Block }: BlocksProps) {
  const { forget } = usePractice();
  return (
    <section data-automation-id={`${prefix}Section`} aria-label={title} className="mb-8">
      <h3 className="pb-3 font-strong">{title}</h3>
      {ids.map((id, index) => (
        <Block
          key={id}
          at={`${prefix}-${id}`}
          title={`${title} ${index + 1}`}
          onRemove={() => {
            forget(`${prefix}-${id}--`);
            onChange(ids.filter((one) => one !== id));
          }}
        />
      ))}
      <Button
        data-automation-id={ids.length === 0 ? 'Add' : 'Add Another'}
        aria-label={`${ids.length === 0 ? 'Add' : 'Add Another'} ${title}`}
        onClick={() => onChange([...ids, Math.max(0, ...ids) + 1])}
      >
        {ids.length === 0 ? 'Add' : 'Add Another'}
      </Button>
    </section>
  );
}

export interface ExperienceIds {
  jobs: readonly number[];
  schools: readonly number[];
}

/** The state of the blocks outlives the step. */
export const useExperienceIds = () => useState<ExperienceIds>({ jobs: [], schools: [] });

/** The step with blocks that the person adds. */
export function Experience({ ids, onChange }: { ids: ExperienceIds; onChange(ids: ExperienceIds): void }) {
  return (
    <>
      <Blocks
        prefix="workExperience"
        title="Work Experience"
        ids={ids.jobs}
        onChange={(jobs) => onChange({ ...ids, jobs })}
        Block={Job}
      />
      <Blocks
        prefix="education"
        title="Education"
        ids={ids.schools}
        onChange={(schools) => onChange({ ...ids, schools })}
        Block={School}
      />
      <h3 className="pb-3 font-strong">Skills</h3>
      <Row question={SKILLS} search />
      <h3 className="pb-3 font-strong">Resume/CV</h3>
      <Row question={RESUME} />
      <h3 className="pb-3 font-strong">Social Network URLs</h3>
      <Rows questions={LINKS} />
    </>
  );
}
