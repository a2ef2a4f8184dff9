import { Link } from 'react-router';
import { RubricBar, type RubricPart } from './rubric-bar.tsx';
import { Pitch } from './thread.tsx';

/** Only what can be checked in the code and the pages that these lead to. */
const PROMISES = [
  {
    title: 'Files are sealed at rest',
    text: 'Every résumé you keep is encrypted before it is stored, with keys that can be rotated.',
    link: { to: '/privacy-policy', label: 'What we collect and how it is protected' },
  },
  {
    title: 'Visitors leave nothing behind',
    text: 'A file scored without an account is read in a process of its own, answered, and not kept.',
    link: { to: '/score', label: 'Try it' },
  },
  {
    title: 'Nobody else is listening',
    text: 'This page loads no script, font or picture from a third party, and there are no tracking cookies.',
    link: { to: '/privacy-policy', label: 'Read the privacy policy' },
  },
  {
    title: 'Leave with everything',
    text: 'Download every résumé as JSON Resume at any time, or delete it with all its versions. In your settings, one button exports the whole account and another erases it at once.',
    link: { to: '/help-center/export-and-delete-your-data', label: 'How that works' },
  },
];

export interface TrustProps {
  version: string;
  parts: readonly RubricPart[];
}

/** Trust and security; the published score is the first of its reasons. */
export function Trust({ version, parts }: TrustProps) {
  return (
    <Pitch
      index={10}
      ground="sunken"
      title="Trust and security"
      lead="You hand us your working life on a page. This is what we do with it, and every sentence can be checked."
    >
      <RubricBar version={version} parts={parts} />
      <dl className="mt-12 grid gap-x-12 sm:grid-cols-2">
        {PROMISES.map(({ title, text, link }) => (
          <div key={title} className="border-t border-line py-6">
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
    </Pitch>
  );
}
