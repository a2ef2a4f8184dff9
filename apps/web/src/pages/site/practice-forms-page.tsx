import { MESSAGES } from '../../features/extension/practice/messages.ts';
import { PracticeList } from '../../features/extension/practice/practice-list.tsx';
import { ReadingHeader } from './parts/reading-header.tsx';

/** Without a path: search engines don't index practice forms. */
export const practiceFormsMeta = { title: MESSAGES.title, description: MESSAGES.description };

/** The page at /extension/practice. */
export function PracticeFormsPage() {
  return (
    <div className="page py-10 md:py-16">
      <ReadingHeader title={MESSAGES.title} lead={MESSAGES.description} />
      <PracticeList />
    </div>
  );
}
