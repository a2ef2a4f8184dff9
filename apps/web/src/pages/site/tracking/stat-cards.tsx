import { useFormat } from '../../../shared/format/use-format.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { createFigures, SAMPLES } from './samples.ts';

/** Totals of the three samples. Each dot is an application, so that a small number looks small. */
export function StatCards() {
  const { percent } = useFormat();
  const { count, interviews, offers, atsScore, responseRate } = createFigures(SAMPLES);
  const cards = [
    { label: 'Sent', value: String(count), dots: count },
    { label: 'Got an interview', value: `${interviews} of ${count}`, dots: interviews },
    { label: 'Offers', value: `${offers} of ${count}`, dots: offers },
    { label: 'Average ATS score', value: String(atsScore ?? '–'), share: (atsScore ?? 0) / 100 },
    { label: 'Average response rate', value: percent((responseRate ?? 0) / 100), share: (responseRate ?? 0) / 100 },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-5">
      {cards.map(({ label, value, dots, share }) => (
        <Card key={label} className="flex flex-col justify-between gap-3 p-4! max-md:last:col-span-2 lg:p-5!">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="flex flex-col gap-2">
            <span className="font-display text-heading figures">{value}</span>
            {share === undefined ? <Dots filled={dots ?? 0} of={count} /> : <Share share={share} />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}

function Dots({ filled, of }: { filled: number; of: number }) {
  return (
    <svg viewBox={`0 0 ${of * 18} 14`} aria-hidden="true" className="h-3.5 self-start">
      {Array.from({ length: of }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a static drawing, never reordered
          key={index}
          cx={7 + index * 18}
          cy="7"
          r="5.5"
          strokeWidth="1.75"
          className={index < filled ? 'fill-accent stroke-accent' : 'fill-none stroke-edge'}
        />
      ))}
    </svg>
  );
}

function Share({ share }: { share: number }) {
  return (
    <svg width="100%" height="6" aria-hidden="true">
      <rect width="100%" height="6" rx="3" className="fill-line" />
      <rect width={`${100 * share}%`} height="6" rx="3" className="fill-hold" />
    </svg>
  );
}
