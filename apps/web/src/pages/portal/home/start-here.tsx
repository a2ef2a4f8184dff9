import { StartWithoutFile } from '../../../features/resumes/list/start-without-file.tsx';
import { TrySample } from '../../../features/resumes/list/try-sample.tsx';
import { ResumeDrop, type ResumeDropProps } from '../../../features/resumes/upload/resume-drop.tsx';

/** The ways to a first résumé: a file, the sample, or an empty page. */
export function StartHere({ rules, failure }: Pick<ResumeDropProps, 'rules' | 'failure'>) {
  return (
    <div className="flex flex-col gap-4">
      <ResumeDrop rules={rules} job={{ kind: 'none' }} failure={failure} saveVisit={false} prominent />
      <div className="flex flex-wrap gap-3">
        <TrySample />
        <StartWithoutFile />
      </div>
    </div>
  );
}
