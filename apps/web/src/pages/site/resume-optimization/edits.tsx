import { Link } from 'react-router';
import { getRuleAnchor } from '../../../shared/score/anchors.ts';
import { WordDiff } from '../../../shared/ui/word-diff.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';

/** Four lines by fictional people, each with the rubric's rule behind the change. */
const SAMPLE_EDITS = [
  {
    rule: 'hygiene.lines',
    before: 'Responsible for scheduling of night shifts',
    after: 'Scheduled night shifts',
    rests: 'Based on the line itself: cuts the filler, keeps the work.',
  },
  {
    rule: 'evidence.amounts',
    before: 'Scheduled night shifts',
    after: 'Scheduled night shifts for 14 nurses',
    rests: 'Based on your answer to “For how many?” If you don’t answer, we don’t add a number.',
  },
  {
    rule: 'must-have.skills',
    before: 'Kept the stock lists up to date',
    after: 'Kept the stock lists up to date in SAP',
    rests: 'Based on your skills section, which lists SAP, and your confirmation that you used it here.',
  },
  {
    rule: 'structure.dates',
    before: 'Ward Clerk, Larkfield Clinics',
    after: 'Ward Clerk, Larkfield Clinics, 2019–2024',
    rests: 'Based on dates you enter. We never hide gaps.',
  },
] as const;

export interface EditRule {
  name: string;
  points: number;
}

/** A sample change: removed words, added words, and what they are based on. */
export function Edits({ rules }: { rules: Readonly<Record<string, EditRule>> }) {
  return (
    <Section
      title="Small edits, each with a reason"
      lead="Most résumés don’t need a rewrite. They need a few lines that say what you really did. Each suggestion shows its rule, the points it adds, and what it’s based on. You accept or decline it."
      note={<SampleNote>Sample lines with real rules</SampleNote>}
    >
      <ol className="border-b border-line">
        {SAMPLE_EDITS.map(({ rule, before, after, rests }) => (
          <li
            key={rule}
            className="grid gap-x-10 gap-y-3 border-t border-line py-6 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]"
          >
            <p className="font-display text-lead">
              <WordDiff before={before} after={after} />
            </p>
            <div className="text-small">
              <p>
                <Link to={`/rubric#${getRuleAnchor(rule)}`} className="link font-medium">
                  {rules[rule]?.name ?? rule}
                </Link>
                <span className="text-soft">, up to {rules[rule]?.points ?? 0} of 100 points</span>
              </p>
              <p className="pt-1 text-soft">{rests}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
