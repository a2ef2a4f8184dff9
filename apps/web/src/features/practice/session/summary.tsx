import type { PracticeQuestion, PracticeSession } from '@foothold/contracts/practice';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { GradeBar } from '../grade-bar.tsx';
import { placeHref } from './place.ts';
import { averageGrade } from './self-review.tsx';
import type { QuestionDraft, SessionDrafts } from './session-drafts.ts';
import { formatClock } from './time.ts';
import { useQuestionDraft } from './use-session-drafts.ts';

interface SummaryProps {
  session: PracticeSession;
  drafts: SessionDrafts;
  actionData: ChangeOutcome | undefined;
}

/** Lists every question with its time, the member's own grade, and the start of the notes. */
export function Summary({ session, drafts, actionData }: SummaryProps) {
  const findFailure = (intent: string) => (actionData?.intent === intent ? actionData.failure : null);
  return (
    <Part title="Summary">
      <Table
        caption="Questions of this session"
        captionHidden
        columns={createColumns(drafts)}
        rows={session.questions}
        rowKey={({ place }) => String(place)}
      />
      <div className="flex flex-wrap items-center gap-3 pt-2">
        {session.endedAt === null && (
          <Form failure={findFailure('end')} onSubmit={() => void drafts.flush()}>
            <input type="hidden" name="intent" value="end" />
            <SubmitButton busyLabel="Ending…">End session</SubmitButton>
          </Form>
        )}
        <ButtonLink to="/portal/practice">All sessions</ButtonLink>
        <ButtonLink
          to={buildEndpointUrl(endpoint('GET /api/practice/export'), { format: 'txt', id: session.id })}
          reloadDocument
          download
        >
          Export as text
        </ButtonLink>
        <Form failure={findFailure('delete')}>
          <input type="hidden" name="intent" value="delete" />
          <ConfirmButton
            variant="quiet"
            title="Delete this session?"
            description="This deletes its notes and ratings. You can’t undo this."
            confirmLabel="Delete session"
            cancelLabel="Cancel"
            busyLabel="Deleting…"
          >
            Delete session
          </ConfirmButton>
        </Form>
      </div>
    </Part>
  );
}

type RenderCell = (question: PracticeQuestion, held: QuestionDraft) => React.ReactNode;

function createColumns(drafts: SessionDrafts): TableColumn<PracticeQuestion>[] {
  const renderCell = (show: RenderCell) => (question: PracticeQuestion) => (
    <DraftCell drafts={drafts} question={question} show={show} />
  );
  return [
    {
      id: 'question',
      header: 'Question',
      heading: true,
      cell: ({ place, ask }) => (
        <Link to={placeHref(place)} replace className="link">
          {ask}
        </Link>
      ),
    },
    {
      id: 'notes',
      header: 'Notes',
      cell: renderCell((_, { notes }) =>
        notes === '' ? (
          <span className="text-soft">None</span>
        ) : (
          <span className="line-clamp-2 wrap-anywhere">{notes}</span>
        ),
      ),
    },
    {
      id: 'time',
      header: 'Time',
      align: 'end',
      cell: renderCell((_, { seconds }) => (seconds === 0 ? '' : formatClock(seconds))),
    },
    {
      id: 'grade',
      header: 'Your rating',
      align: 'end',
      cell: renderCell((_, { grades }) => <Grade grade={averageGrade(grades)} />),
    },
  ];
}

function Grade({ grade }: { grade: number | null }) {
  return grade === null ? <span className="text-soft">Not rated</span> : <GradeBar grade={grade} />;
}

function DraftCell({
  drafts,
  question,
  show,
}: {
  drafts: SessionDrafts;
  question: PracticeQuestion;
  show: RenderCell;
}) {
  const held = useQuestionDraft(drafts, question);
  return <>{show(question, held)}</>;
}
