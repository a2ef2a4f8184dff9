import { Link } from 'react-router';
import { SPONSORSHIP_LABELS } from '../../../features/listings/labels.ts';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';

type Sponsorship = keyof typeof SPONSORSHIP_LABELS;

const SENTENCES: readonly { says: string | null; value: Sponsorship; tone: Tone; so: string }[] = [
  {
    says: 'H-1B transfers are welcome, and we sponsor new petitions for this role.',
    value: 'sponsors',
    tone: 'hold',
    so: 'If you need a sponsor, these come first among the jobs that fit.',
  },
  {
    says: 'Applicants must be able to work in the US without sponsorship, now and in the future.',
    value: 'does-not-sponsor',
    tone: 'caution',
    so: 'Shown with the sentence, so you can filter it out in one click.',
  },
  {
    says: 'An active Secret clearance is required.',
    value: 'citizens-or-clearance',
    tone: 'caution',
    so: 'Clearance generally requires citizenship, even if the listing doesn’t say so.',
  },
  {
    says: null,
    value: 'unknown',
    tone: 'neutral',
    so: 'Nothing about sponsorship. That doesn’t mean no: ask before you spend time on it.',
  },
];

/** Examples of what listings say about visas. We quote the sentence or show nothing. */
export function VisaSentences() {
  return (
    <Section
      title="What each job says about visas"
      lead={
        <>
          If you need a visa, sponsorship decides whether a job is worth your time. So we quote the listing’s own words,
          and if it says nothing, we don’t guess.{' '}
          <Link to="/blog/reading-a-listing-for-sponsorship" className="link">
            How to check a job for sponsorship
          </Link>
        </>
      }
      note={<SampleNote>Sample sentences</SampleNote>}
    >
      <dl className="border-b border-line">
        {SENTENCES.map(({ says, value, tone, so }) => (
          <div
            key={value}
            className="grid items-baseline gap-x-8 gap-y-2 border-t border-line py-5 md:grid-cols-[1fr_14rem_1fr]"
          >
            <dt className="font-display text-lead">
              {says === null ? <span className="text-soft italic">(nothing)</span> : `“${says}”`}
            </dt>
            <dd>
              <Badge tone={tone}>{SPONSORSHIP_LABELS[value]}</Badge>
            </dd>
            <dd className="text-small text-soft">{so}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
