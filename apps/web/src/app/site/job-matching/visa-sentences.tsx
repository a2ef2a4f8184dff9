import { Link } from 'react-router';
import { SPONSORSHIP } from '../../../features/listings/labels.ts';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';

type Sponsorship = keyof typeof SPONSORSHIP;

const SENTENCES: readonly { says: string | null; value: Sponsorship; tone: Tone; so: string }[] = [
  {
    says: 'H-1B transfers are welcome, and we sponsor new petitions for this role.',
    value: 'sponsors',
    tone: 'hold',
    so: 'Among listings that fit, these come first for whoever needs a sponsor.',
  },
  {
    says: 'Applicants must be able to work in the US without sponsorship, now and in the future.',
    value: 'does-not-sponsor',
    tone: 'caution',
    so: 'Shown with the sentence, so that you can leave it out in one click.',
  },
  {
    says: 'An active Secret clearance is required.',
    value: 'citizens-or-clearance',
    tone: 'caution',
    so: 'A clearance is given to citizens, as a rule; the listing need not say so.',
  },
  {
    says: null,
    value: 'unknown',
    tone: 'neutral',
    so: 'No sentence, no verdict. That is no “no”: ask before you put time into it.',
  },
];

/** What a listing says about visas, and what we make of it: the sentence or nothing. */
export function VisaSentences() {
  return (
    <Section
      title="Visas: the sentence, or nothing"
      lead={
        <>
          Whether an employer sponsors decides for many people whether a listing is worth an evening. So it is read from
          the listing’s own words, the words are shown, and silence stays silence.{' '}
          <Link to="/blog/reading-a-listing-for-sponsorship" className="link">
            How to read a listing for sponsorship
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
              <Badge tone={tone}>{SPONSORSHIP[value]}</Badge>
            </dd>
            <dd className="text-small text-soft">{so}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
