import { SampleNote } from '../parts/sample-note.tsx';

const CONTENTS = [
  { what: 'Listing', which: 'Clinical Data Analyst, Larkfield Clinics, as of Nov 2' },
  { what: 'Résumé', which: 'Version 4, PDF, 2 pages, score 91' },
  { what: 'Answers', which: '7, including notice period and work authorization' },
  { what: 'Files', which: 'Cover letter, PDF' },
] as const;

/** What the user approves, drawn as a sealed packet. */
export function Packet() {
  return (
    <figure className="w-full max-w-form lg:justify-self-end">
      <div className="relative border border-edge bg-raised p-6 pt-5 md:p-8 md:pt-6">
        <div className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
          <p className="font-display text-title">Application packet</p>
          <SampleNote />
        </div>
        <dl className="text-small">
          {CONTENTS.map(({ what, which }) => (
            <div key={what} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 border-b border-line py-3">
              <dt className="text-soft">{what}</dt>
              <dd className="font-medium">{which}</dd>
            </div>
          ))}
        </dl>
        <div className="flex items-center gap-4 pt-5">
          <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 shrink-0">
            <circle cx="24" cy="24" r="21" className="fill-hold-wash stroke-hold" strokeWidth="2.5" />
            <path
              d="m15 25 6.5 6.5L34 18"
              fill="none"
              strokeWidth="3.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="stroke-hold"
            />
          </svg>
          <p className="text-small">
            <span className="font-strong">Approved by you, Nov 2, 9:14 AM</span>
            <span className="block text-soft">
              Covers exactly this content. If one answer changes, you approve it again.
            </span>
          </p>
        </div>
      </div>
      <figcaption className="sr-only">
        A sample application packet: a listing, a résumé version, answers, and files, approved as a whole.
      </figcaption>
    </figure>
  );
}
