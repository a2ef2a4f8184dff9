import type { ResumeSummary } from '@foothold/contracts/resumes';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { ScoreMark } from '../../../shared/ui/pictures/score-mark.tsx';
import { Workplace } from '../job/workplace.tsx';
import { scoreLabel } from '../score/verdict.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ResumeMenu } from './resume-menu.tsx';
import { getRowId, type ResumeActions } from './use-resume-actions.ts';

interface ResumeRowProps {
  resume: ResumeSummary;
  titleLimit: number;
  actions: ResumeActions;
  /** The title of what it was copied from, where the list doesn't show it. */
  copiedFrom: string | null;
  /** How many copies of it there are. */
  copies: number;
  /** Additional actions. */
  children?: ReactNode;
}

/** One résumé in the list, with its score and target, name, origin, and actions. */
export function ResumeRow({ resume, titleLimit, actions, copiedFrom, copies, children }: ResumeRowProps) {
  const { id, title, fileName, currentPosition, updatedAt, score, target } = resume;
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const label = score ? scoreLabel(score.kind, target.title) : 'Score';
  return (
    <div className="flex items-center gap-4 border-b border-line py-4 md:gap-6">
      <ScoreMark score={score?.total ?? null} label={label} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <Link
          id={getRowId(id)}
          to={`/portal/resumes/${id}`}
          className="w-fit max-w-full font-display text-lead leading-7 font-medium break-words text-ink no-underline hover:underline"
        >
          {title}
        </Link>
        <p className="break-words">
          {label}
          <Workplace target={target} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-note text-soft">
          <span className="min-w-0 break-all">{fileName ?? 'Started without a file'}</span>
          {copiedFrom !== null && <span className="min-w-0 break-words">Copied from {copiedFrom}</span>}
          <span>Version {currentPosition}</span>
          <span>
            Updated <DateTime value={updatedAt} />
          </span>
        </p>
        {children && <div className="pt-2">{children}</div>}
      </div>
      <ResumeMenu
        resume={resume}
        actions={actions}
        onRename={() => setOpen('rename')}
        onDelete={() => setOpen('delete')}
      />
      <RenameDialog resume={resume} titleLimit={titleLimit} open={open === 'rename'} onClose={() => setOpen(null)} />
      <DeleteDialog
        resume={resume}
        copies={copies}
        open={open === 'delete'}
        onConfirm={() => actions.remove(id)}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
