import { BothThemes, Chapter } from './specimen.tsx';

const BACKGROUNDS = [
  ['paper', 'bg-paper'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['accent', 'bg-accent'],
  ['hold', 'bg-hold'],
  ['caution', 'bg-caution'],
  ['danger', 'bg-danger'],
] as const;

const TEXTS = [
  ['ink', 'text-ink'],
  ['soft', 'text-soft'],
  ['accent text', 'text-accent-text'],
  ['hold text', 'text-hold-text'],
  ['caution text', 'text-caution-text'],
  ['danger text', 'text-danger-text'],
] as const;

export function ColorsChapter() {
  return (
    <Chapter
      title="Color"
      note="Paper and ink, one accent, green for success, and amber for caution. A test checks contrast."
    >
      <BothThemes>
        {() => (
          <>
            <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
              {BACKGROUNDS.map(([name, ground]) => (
                <li key={name} className="flex flex-col gap-1 text-note">
                  <span className={`h-12 rounded-control border border-line ${ground}`} />
                  {name}
                </li>
              ))}
            </ul>
            <ul className="flex flex-wrap gap-x-6 gap-y-1 pt-4 text-body">
              {TEXTS.map(([name, color]) => (
                <li key={name} className={`font-medium ${color}`}>
                  {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </BothThemes>
    </Chapter>
  );
}

const SIZES = [
  ['display', 'font-display text-display tracking-display font-medium', 'Solid ground'],
  ['heading', 'font-display text-heading tracking-heading font-medium', 'What happens to your file'],
  ['title', 'font-display text-title tracking-heading font-medium', 'Dates on every role'],
  ['lead', 'text-lead', 'Reads your file the way hiring software does.'],
  ['body', 'text-body', 'Every point comes from a line on your résumé, and every lost point comes with a fix.'],
  ['small', 'text-small', 'Labels, tables, the portal, and the console.'],
  ['note', 'text-note', 'Small print, 0123456789'],
] as const;

export function TypeChapter() {
  return (
    <Chapter title="Type" note="Newsreader for headings, Public Sans for everything else, seven sizes.">
      <dl className="flex flex-col gap-3">
        {SIZES.map(([name, size, sample]) => (
          <div key={name} className="grid items-baseline gap-x-6 border-b border-line pb-3 md:grid-cols-[6rem_1fr]">
            <dt className="text-note text-soft">{name}</dt>
            <dd className={size}>{sample}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
