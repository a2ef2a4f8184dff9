import { Link } from 'react-router';
import { RubricBar, type RubricPart } from './rubric-bar.tsx';
import { ThreadSection } from './thread.tsx';

/** Only claims that can be verified in the code and on the linked pages. */
const TRUST_POINTS = [
  {
    title: 'Encrypted at rest',
    text: 'Every file you upload is encrypted before it’s stored, with keys that can be rotated.',
    link: { to: '/privacy-policy', label: 'How we collect and protect your data' },
  },
  {
    title: 'Nothing stored without an account',
    text: 'If you score a file without an account, we read it in an isolated process, show you the score, and don’t store it.',
    link: { to: '/score', label: 'Try it' },
  },
  {
    title: 'No third-party tracking',
    text: 'This page loads no third-party scripts, fonts, or images, and sets no tracking cookies.',
    link: { to: '/privacy-policy', label: 'Read the privacy policy' },
  },
  {
    title: 'Your data is yours',
    text: 'Download any résumé as JSON Resume, or delete it with all its versions. In your settings, you can export or delete your whole account at any time.',
    link: { to: '/help-center/export-and-delete-your-data', label: 'How to export or delete' },
  },
];

export interface TrustProps {
  version: string;
  parts: readonly RubricPart[];
}

/** The trust and security section. The published score comes first. */
export function Trust({ version, parts }: TrustProps) {
  return (
    <ThreadSection
      index={10}
      ground="sunken"
      title="Trust and security"
      lead="Your résumé is personal. Here’s how we protect it."
    >
      <RubricBar version={version} parts={parts} />
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4">
        {TRUST_POINTS.map(({ title, text, link }) => (
          <div key={title} className="border-t border-line py-3">
            <dt className="font-strong">{title}</dt>
            <dd className="text-small text-soft">
              {text}{' '}
              <Link to={link.to} className="link">
                {link.label}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </ThreadSection>
  );
}
