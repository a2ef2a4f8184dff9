import type { SavedAnswerDetail } from '@foothold/contracts/coaching/shapes';
import { AnalysisResult } from '../../../features/coaching/analysis/analysis-result.tsx';
import { AnalysisInput } from '../../../features/coaching/analysis/asked-analysis.tsx';
import { CareerInputView } from '../../../features/coaching/career/asked-career.tsx';
import { CareerResult } from '../../../features/coaching/career/career-result.tsx';
import type { loadAnswer } from '../../../features/coaching/coach.server.ts';
import { DeleteAnswer } from '../../../features/coaching/history/delete-answer.tsx';
import { TOOL_NAMES } from '../../../features/coaching/history/tool-names.ts';
import { SavedReview } from '../../../features/coaching/review/saved-review.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { SavedQuestions } from './saved-questions.tsx';

export interface AnswerPageProps {
  loaderData: RouteData<typeof loadAnswer>;
}

/** The page at /portal/coach/answers/:id. */
export function AnswerPage({ loaderData: saved }: AnswerPageProps) {
  const format = useFormat();
  return (
    <>
      <PageHeader
        above={<Breadcrumbs steps={[{ label: 'Coach', to: '/portal/coach' }, { label: TOOL_NAMES[saved.tool] }]} />}
        title={saved.title || TOOL_NAMES[saved.tool]}
        actions={<DeleteAnswer answer={saved} returnsToList />}
      >
        <p>
          Answered {format.dateTime(saved.createdAt)}.
          {saved.tool === 'career-advice' && ' Listings may have changed since.'}
        </p>
      </PageHeader>
      <AnswerBody saved={saved} />
    </>
  );
}

function AnswerBody({ saved }: { saved: SavedAnswerDetail }) {
  switch (saved.tool) {
    case 'career-advice':
      return (
        <div className="flex flex-col gap-8">
          <CareerInputView input={saved.input} />
          <CareerResult advice={saved.answer} level="h2" />
        </div>
      );
    case 'analyze-resume':
      return (
        <div className="flex flex-col gap-8">
          <AnalysisResult analysis={saved.answer} level="h2" />
          <AnalysisInput input={saved.input} />
        </div>
      );
    case 'review-code':
      return <SavedReview saved={saved} />;
    case 'interview-questions':
      return <SavedQuestions saved={saved} />;
  }
}
