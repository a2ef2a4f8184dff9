import { SampleNote } from '../parts/sample-note.tsx';

/**
 * Lines of a sample page, in order. Lines with a note count toward the score, and those struck out are never
 * considered.
 */
const LINES = [
  { text: 'Imani Okoye, born 1984, photo', read: 'never' },
  { text: 'imani.okoye@example.com, (555) 555-0117', read: 'contact' },
  { text: 'Ward Clerk, Larkfield Clinics, 2019–2024', read: 'role and dates' },
  { text: 'Scheduled night shifts for 14 nurses', read: 'achievement with a number' },
  { text: 'Trained 6 new clerks on the records system', read: 'achievement with a number' },
  { text: 'Team player with a passion for excellence', read: 'not scored' },
  { text: 'BSc, a well-known university', read: 'degree, not school name' },
] as const;

/** A page as screening sees it: what counts, what has no weight, and what is never considered. */
export function ScreenedPage() {
  return (
    <figure className="w-full max-w-form lg:justify-self-end">
      <div className="border border-edge bg-raised px-5 py-4 md:px-7 md:py-6">
        <ol className="text-small">
          {LINES.map(({ text, read }, index) => {
            const counts = read !== 'never' && read !== 'not scored';
            return (
              <li
                key={text}
                className={`grid items-baseline gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_7.5rem] ${index > 0 ? 'border-t border-line' : ''}`}
              >
                <span
                  className={
                    counts ? 'border-l-3 border-hold pl-3 font-medium' : 'border-l-3 border-line pl-3 text-soft'
                  }
                >
                  {read === 'never' ? <s>{text}</s> : text}
                </span>
                <span
                  className={counts ? 'pl-3.5 text-note text-hold-text sm:pl-0' : 'pl-3.5 text-note text-soft sm:pl-0'}
                >
                  {read === 'never' ? 'never used' : read}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
      <figcaption className="pt-3">
        <SampleNote>Sample résumé of a made-up person</SampleNote>
      </figcaption>
    </figure>
  );
}
