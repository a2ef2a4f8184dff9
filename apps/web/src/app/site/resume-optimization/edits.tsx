import { Link } from 'react-router';
import { ruleAnchor } from '../../../shared/score/anchors.ts';
import { WordDiff } from '../../../shared/ui/word-diff.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';

/** Four lines of people who do not exist, each with the rule of the rubric that asks for the change. */
const EDITS = [
  {
    rule: 'hygiene.lines',
    before: 'Responsible for scheduling of night shifts',
    after: 'Scheduled night shifts',
    rests: 'On the line itself: the filler goes, the work stays.',
  },
  {
    rule: 'evidence.amounts',
    before: 'Scheduled night shifts',
    after: 'Scheduled night shifts for 14 nurses',
    rests: 'On your answer to “For how many?”. Without one, nothing is put there.',
  },
  {
    rule: 'must-have.skills',
    before: 'Kept the stock lists up to date',
    after: 'Kept the stock lists up to date in SAP',
    rests: 'On your own skills section, which names SAP, and on your word that it was here.',
  },
  {
    rule: 'structure.dates',
    before: 'Ward Clerk, Larkfield Clinics',
    after: 'Ward Clerk, Larkfield Clinics, 2019–2024',
    rests: 'On dates that you enter. A gap stays a gap.',
  },
] as const;

export interface EditRule {
  name: string;
  points: number;
}

/** What a change looks like: the words that go, the words that come, and what they rest on. */
export function Edits({ rules }: { rules: Readonly<Record<string, EditRule>> }) {
  return (
    <Section
      title="Small changes, each with a reason"
      lead="Most résumés do not need rewriting. They need a handful of lines to say what their owner really did. Each proposal names its rule, its price in points and what it rests on, and waits for your yes or no."
      note={<SampleNote>Sample lines; the rules are the real ones</SampleNote>}
    >
      <ol className="border-b border-line">
        {EDITS.map(({ rule, before, after, rests }) => (
          <li
            key={rule}
            className="grid gap-x-10 gap-y-3 border-t border-line py-6 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]"
          >
            <p className="font-display text-lead">
              <WordDiff before={before} after={after} />
            </p>
            <div className="text-small">
              <p>
                <Link to={`/rubric#${ruleAnchor(rule)}`} className="link font-medium">
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
