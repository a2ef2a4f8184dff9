import type { ResumeSummary } from '@foothold/contracts/resumes';
import { Ellipsis, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, Form as RouterForm, useLocation, useNavigate, useNavigation } from 'react-router';
import { useMovingNumber } from '../../../shared/hooks/use-moving-number.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { IconButton } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { DropdownMenu, MenuItem } from '../../../shared/ui/dropdown-menu.tsx';
import { ScoreMark } from '../../../shared/ui/pictures/score-mark.tsx';
import { LinkTabs } from '../../../shared/ui/tabs.tsx';
import { Workplace } from '../job/workplace.tsx';
import { RenameDialog } from '../list/rename-dialog.tsx';
import { useResumeActions } from '../list/use-resume-actions.ts';
import { scoreLabel } from '../score/verdict.ts';

export interface ResumeHeadProps {
  resume: Pick<
    ResumeSummary,
    'id' | 'title' | 'target' | 'currentVersion' | 'currentPosition' | 'parentId' | 'archivedAt'
  > & {
    parentTitle: string | null;
    score: NonNullable<ResumeSummary['score']>;
    canUndo: boolean;
  };
  /** What created the current version: "Accepted: …". */
  lastChange: string | null;
  titleLimit: number;
  /** Whether the same file had been uploaded before. */
  isKnown: boolean;
}

/** A résumé's name, score, and target, with a back link and its tabs. */
export function ResumeHead({ resume, lastChange, titleLimit, isKnown }: ResumeHeadProps) {
  const { id, title, target, currentVersion, currentPosition, canUndo, score } = resume;
  const { parentId, parentTitle, archivedAt } = resume;
  const actions = useResumeActions();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const label = scoreLabel(score.kind, target.title);
  const base = `/portal/resumes/${id}`;
  const pathname = useLocation().pathname.replace(/\/$/, '');
  // These tabs draw the score themselves, and a page draws it once.
  const hasOwnDial = [base, `${base}/improve`].includes(pathname);
  // The Improve tab announces the total together with what changed it.
  const announcesItself = pathname === `${base}/improve`;
  return (
    <header className="flex flex-col gap-4 pb-8">
      <Breadcrumbs steps={[{ label: 'Résumés', to: '/portal/resumes' }, { label: title }]} />
      <div className="flex items-center gap-4">
        {!hasOwnDial && <AnimatedScoreMark score={score.total} label={label} />}
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-1">
            <h1 className="min-w-0 text-title break-words">{title}</h1>
            <IconButton
              label="Rename résumé"
              size="small"
              icon={<Pencil aria-hidden="true" size={16} />}
              onClick={() => setRenaming(true)}
            />
            <DropdownMenu
              trigger={
                <IconButton label="More actions" size="small" icon={<Ellipsis aria-hidden="true" size={18} />} />
              }
            >
              <MenuItem onSelect={() => void navigate(`${base}/job?copy=1`)}>Tailor for another job</MenuItem>
              {archivedAt === null ? (
                <MenuItem onSelect={() => actions.archive(id)}>Archive</MenuItem>
              ) : (
                <MenuItem onSelect={() => actions.restore(id)}>Restore</MenuItem>
              )}
            </DropdownMenu>
          </div>
          <p className="text-soft">
            {label}
            <Workplace target={target} />
            {' · '}
            <Link to={`${base}/job`} className="link">
              {target.kind === 'none' ? 'Add a job' : 'Change job'}
            </Link>
          </p>
          {parentId !== null && (
            <p className="break-words text-soft">
              Copied from{' '}
              <Link to={`/portal/resumes/${parentId}`} className="link">
                {parentTitle}
              </Link>
              {' · '}
              <Link to={`${base}/difference`} className="link">
                See what differs
              </Link>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-2 text-note text-soft">
            <span>
              Version {currentPosition}
              {lastChange !== null && `: ${lastChange}`}
            </span>
            {canUndo && <UndoButton id={id} version={currentVersion} />}
          </div>
        </div>
      </div>
      {archivedAt !== null && (
        <Callout title="Archived">
          It’s under “Archived” in your list.{' '}
          <button
            type="button"
            onClick={() => actions.restore(id)}
            className="min-h-6 cursor-pointer text-ink underline decoration-edge underline-offset-4 hover:decoration-accent"
          >
            Restore
          </button>
        </Callout>
      )}
      {isKnown && (
        <Callout title="Already uploaded" live>
          You’ve uploaded this file before, so we opened the résumé you already have.
        </Callout>
      )}
      <LinkTabs
        label="Résumé"
        tabs={[
          { to: base, label: 'Score', end: true },
          { to: `${base}/improve`, label: 'Improve' },
          { to: `${base}/reading`, label: 'Edit' },
          { to: `${base}/versions`, label: 'Versions' },
          { to: `${base}/download`, label: 'Download' },
          { to: `${base}/letter`, label: 'Letter' },
          { to: `${base}/share`, label: 'Share' },
        ]}
      />
      <RenameDialog resume={resume} titleLimit={titleLimit} open={renaming} onClose={() => setRenaming(false)} />
      {!announcesItself && (
        <p role="status" className="sr-only">
          {label}: {score.total} of 100
        </p>
      )}
    </header>
  );
}

function AnimatedScoreMark({ score, label }: { score: number; label: string }) {
  return <ScoreMark score={useMovingNumber(score)} label={label} />;
}

function UndoButton({ id, version }: { id: string; version: number }) {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  return (
    <RouterForm method="post" action={`/portal/resumes/${id}/versions`} preventScrollReset>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="baseVersion" value={version} />
      <input type="hidden" name="back" value={pathname.split('/')[4] ?? ''} />
      <button
        type="submit"
        aria-disabled={state !== 'idle' || undefined}
        className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-ink underline decoration-edge underline-offset-4 hover:decoration-accent"
      >
        <Undo2 aria-hidden="true" size={14} />
        Undo
      </button>
    </RouterForm>
  );
}
