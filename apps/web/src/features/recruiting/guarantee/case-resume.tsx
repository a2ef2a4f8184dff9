import type { StaffCaseDetail } from '@foothold/contracts/recruiting';
import { HIDDEN_RESUME_TEXTS } from './messages.ts';

/** The résumé of a case with what it lacks, or why it isn't shown. */
export function CaseResume({ of: { review, hiddenFor } }: { of: Pick<StaffCaseDetail, 'review' | 'hiddenFor'> }) {
  if (review === null) return <p className="max-w-prose">{HIDDEN_RESUME_TEXTS[hiddenFor ?? 'deleted']}</p>;
  const { resume, title, version, score, rubric, missing, losses } = review;
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <p>
        “{title}”, version {version}: {score} on rubric {rubric}.
      </p>
      <List title="Must-haves that it doesn’t show" items={missing} empty="It shows or lists every must-have." />
      <List
        title="What costs points"
        items={losses.map(({ name, points }) => `${name}: ${points}`)}
        empty="Nothing costs points."
      />
      {resume.summary && <p>{resume.summary}</p>}
      {resume.work.map((role) => (
        <section key={role.id} className="flex flex-col gap-1">
          <h3 className="font-strong">
            {[role.title, role.employer].filter(Boolean).join(', ')}{' '}
            <span className="font-regular text-soft">{[role.start, role.end].filter(Boolean).join(' – ')}</span>
          </h3>
          <ul className="list-disc pl-5">
            {role.bullets.map(({ id, text }) => (
              <li key={id} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <List title="Skills" items={resume.skills.flatMap(({ keywords }) => keywords)} empty="It lists no skills." />
      <List
        title="Certifications"
        items={resume.certifications.map(({ name }) => name ?? '').filter(Boolean)}
        empty="It lists no certifications."
      />
    </div>
  );
}

function List({ title, items, empty }: { title: string; items: readonly string[]; empty: string }) {
  return (
    <section>
      <h3 className="font-strong">{title}</h3>
      {items.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="list-disc pl-5">
          {[...new Set(items)].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
