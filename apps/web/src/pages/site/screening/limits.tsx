import { Section } from '../parts/section.tsx';

const ALLOWED_USES = [
  'Pull fields from a file, showing the line each came from and how sure we are',
  'Add up points by published rules, each with its evidence',
  'Show which must-haves appear in a role, which are only listed, and which are missing',
  'Cap a score for hidden text or keyword stuffing, and say why',
  'Flag open questions about license, visa, or location',
] as const;

const PROHIBITED_USES = [
  'Reject anyone, or hide anyone from the person who decides',
  'Rank by name, age, gender, photo, address, visa, or school name',
  'Infer what a résumé doesn’t say, like illness, family, origin, or temperament',
  'Learn from past hires and repeat their mistakes',
  'Decide. Final hiring decisions remain with employers, and with people',
] as const;

/** What screening can and can't do, in two columns. */
export function ScreeningLimits() {
  return (
    <Section
      title="What screening can and can’t do"
      lead="Screening reads and scores. It doesn’t judge people."
      ground="sunken"
    >
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Column title="It can" items={ALLOWED_USES} mark="M3 9.5 7.5 14 15 5" tone="stroke-hold" />
        <Column title="It can’t" items={PROHIBITED_USES} mark="M4 4l10 10M14 4 4 14" tone="stroke-accent" />
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
