import type { ResumeSummary } from '@foothold/contracts/resumes';
import type { ReactNode } from 'react';
import { CollapsedSection } from '../score/collapsed-section.tsx';
import { groupResumes } from './groups.ts';
import { ResumeRow } from './resume-row.tsx';
import { ARCHIVED_ID, useResumeActions } from './use-resume-actions.ts';

interface ResumeGroupsProps {
  resumes: readonly ResumeSummary[];
  titleLimit: number;
  /** Additional actions on a résumé that isn't archived. */
  renderActions(resume: ResumeSummary): ReactNode;
}

/** All résumés: copies under the one they come from, and the archived ones folded at the end. */
export function ResumeGroups({ resumes, titleLimit, renderActions }: ResumeGroupsProps) {
  const actions = useResumeActions();
  const { groups, archived } = groupResumes(resumes);
  const titles = new Map(resumes.map(({ id, title }) => [id, title]));
  const renderRow = (resume: ResumeSummary, under?: string) => (
    <ResumeRow
      key={resume.id}
      resume={resume}
      titleLimit={titleLimit}
      actions={actions}
      copiedFrom={resume.parentId === under ? null : (titles.get(resume.parentId ?? '') ?? null)}
      copies={resumes.filter(({ parentId }) => parentId === resume.id).length}
    >
      {resume.archivedAt === null && renderActions(resume)}
    </ResumeRow>
  );
  return (
    <div className="flex flex-col gap-6">
      {groups.length > 0 && (
        <ul className="border-t border-line">
          {groups.map(({ resume, copies }) => (
            <li key={resume.id}>
              {renderRow(resume)}
              {copies.length > 0 && (
                <ul
                  aria-label={`Copies of ${resume.title}`}
                  className="ml-5 border-l-2 border-line pl-4 md:ml-8 md:pl-6"
                >
                  {copies.map((copy) => (
                    <li key={copy.id}>{renderRow(copy, resume.id)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {archived.length > 0 && (
        <CollapsedSection id={ARCHIVED_ID} title={`Archived (${archived.length})`} note="">
          <ul className="border-t border-line">
            {archived.map((resume) => (
              <li key={resume.id}>{renderRow(resume)}</li>
            ))}
          </ul>
        </CollapsedSection>
      )}
    </div>
  );
}
