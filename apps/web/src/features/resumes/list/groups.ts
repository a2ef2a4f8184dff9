import type { ResumeSummary } from '@foothold/contracts/resumes';

/** A résumé with the copies made from it and from its copies. */
export interface ResumeGroup {
  resume: ResumeSummary;
  copies: ResumeSummary[];
}

/**
 * Groups copies under the résumé they come from. A copy whose résumé was archived or deleted has a group of its own.
 * @param resumes the latest change first, which is the order of the groups and of the copies in them too
 */
export function groupResumes(resumes: readonly ResumeSummary[]): { groups: ResumeGroup[]; archived: ResumeSummary[] } {
  const active = resumes.filter(({ archivedAt }) => archivedAt === null);
  const byId = new Map(active.map((resume) => [resume.id, resume]));
  const findRoot = (resume: ResumeSummary): ResumeSummary => {
    const parent = byId.get(resume.parentId ?? '');
    return parent ? findRoot(parent) : resume;
  };
  const groups = new Map<string, ResumeGroup>();
  for (const resume of active) {
    const root = findRoot(resume);
    const group = groups.get(root.id) ?? { resume: root, copies: [] };
    if (resume !== root) group.copies.push(resume);
    groups.set(root.id, group);
  }
  return { groups: [...groups.values()], archived: resumes.filter(({ archivedAt }) => archivedAt !== null) };
}
