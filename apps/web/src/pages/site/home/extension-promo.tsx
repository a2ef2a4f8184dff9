import { getFeature } from '@foothold/contracts/billing/features';
import { Link } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ThreadSection } from './thread.tsx';

const FEATURES = [
  'Fills in application forms from your résumé and your answers in one click.',
  'Only picks answers it’s sure of, and lists what’s left for you and why.',
  'Never submits for you or touches your passwords.',
];

/** The browser extension for subscribers, with practice forms that anyone can look at. */
export function ExtensionPromo() {
  return (
    <ThreadSection
      index={6}
      ground="sunken"
      title="Auto-fill applications in your browser"
      lead="Stop typing the same answers over and over. For subscribers."
    >
      <div className="grid items-center gap-x-12 gap-y-5 md:grid-cols-[17rem_minmax(0,1fr)]">
        <FormDrawing />
        <div className="flex flex-col items-start gap-3">
          <ul className="w-full">
            {FEATURES.map((text) => (
              <li key={text} className="flex gap-3 border-t border-line py-2 last:border-b">
                <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-2 size-3 shrink-0">
                  <circle cx="6" cy="6" r="5" className="fill-hold" />
                </svg>
                {text}
              </li>
            ))}
          </ul>
          <div className="flex items-center gap-x-8 gap-y-3 max-sm:flex-wrap">
            <p className="text-small text-soft">
              {getFeature('extension').instead}{' '}
              <Link to="/extension/practice" className="link">
                See the practice forms
              </Link>
            </p>
            <ButtonLink to="/portal/settings/extension" className="shrink-0">
              Get the extension
            </ButtonLink>
          </div>
        </div>
      </div>
    </ThreadSection>
  );
}

/** A half-filled form with one question left for the user. */
function FormDrawing() {
  const fields = [
    { y: 58, width: 108, filled: true },
    { y: 100, width: 150, filled: true },
    { y: 142, width: 84, filled: true },
    { y: 184, width: 0, filled: false },
  ];
  return (
    <svg viewBox="0 0 420 262" aria-hidden="true" className="w-full max-w-[17rem] max-md:hidden">
      <rect x="1" y="1" width="418" height="260" rx="6" strokeWidth="1.5" className="fill-raised stroke-edge" />
      <path d="M1 32h418" strokeWidth="1.5" className="stroke-line" />
      {[18, 32, 46].map((x) => (
        <circle key={x} cx={x} cy="17" r="4" className="fill-line" />
      ))}
      <rect x="70" y="10" width="220" height="14" rx="7" className="fill-sunken" />
      <circle cx="396" cy="17" r="8" className="fill-accent" />
      {fields.map(({ y, width, filled }) => (
        <g key={y}>
          <rect x="28" y={y - 10} width={filled ? 56 : 92} height="5" rx="2.5" className="fill-edge/60" />
          <rect
            x="28"
            y={y}
            width="230"
            height="24"
            rx="3"
            strokeWidth="1.5"
            strokeDasharray={filled ? undefined : '5 4'}
            className={filled ? 'fill-paper stroke-line' : 'fill-caution-wash stroke-caution'}
          />
          {filled ? (
            <rect x="38" y={y + 9} width={width} height="6" rx="3" className="fill-ink" />
          ) : (
            <text x="38" y={y + 17} className="fill-caution-text text-[13px]">
              left to you
            </text>
          )}
          {filled && (
            <path
              d={`M396 25C396 ${y + 12} 330 ${y + 12} 264 ${y + 12}`}
              fill="none"
              strokeWidth="1.5"
              className="stroke-accent"
            />
          )}
          {filled && <circle cx="264" cy={y + 12} r="4" className="fill-accent" />}
        </g>
      ))}
      <rect x="28" y="226" width="84" height="22" rx="3" strokeWidth="1.5" className="fill-none stroke-edge" />
      <rect x="44" y="234" width="52" height="6" rx="3" className="fill-edge" />
    </svg>
  );
}
