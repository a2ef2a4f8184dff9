import { Section } from '../parts/section.tsx';

const MAY = [
  'Lift fields out of a file, and show beside each the line it came from and how sure the reading is',
  'Add up points by published rules, each with its evidence',
  'Say which must-haves are shown in a role, which are only listed, and which are missing',
  'Put a ceiling on a score where text is hidden or keywords are stuffed, and say so',
  'Show that a question about licence, visa or place is still open',
] as const;

const MAY_NOT = [
  'Reject anybody, or hide anybody from the person who decides',
  'Rank by name, age, gender, photo, address, visa or the name of a school',
  'Infer what a page does not say: illness, family, origin, temper',
  'Learn from earlier hirings, whose mistakes it would repeat',
  'Decide. Final hiring decisions remain with employers, and with people',
] as const;

/** Where the machine ends, in two columns. */
export function ScreeningLimits() {
  return (
    <Section
      title="What it may do, and where it ends"
      lead="“AI-powered” is a big word for this work, so here is the small print in large letters. Screening reads and counts. It does not judge people."
      ground="sunken"
    >
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Column title="It may" items={MAY} mark="M3 9.5 7.5 14 15 5" tone="stroke-hold" />
        <Column title="It may not" items={MAY_NOT} mark="M4 4l10 10M14 4 4 14" tone="stroke-accent" />
      </div>
    </Section>
  );
}

function Column({ title, items, mark, tone }: { title: string; items: readonly string[]; mark: string; tone: string }) {
  return (
    <div>
      <h3 className="border-b-2 border-ink pb-3 text-title">{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-b border-line py-3.5">
            <svg viewBox="0 0 18 18" aria-hidden="true" className="mt-1.5 size-4.5 shrink-0">
              <path
                d={mark}
                fill="none"
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeLinejoin="round"
                className={tone}
              />
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
