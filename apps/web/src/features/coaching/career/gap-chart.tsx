import type { CareerAdvice } from '@foothold/contracts/coaching/shapes';
import { Check, CornerDownRight, Minus } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';

type GapSkill = CareerAdvice['gap'][number];

const STATUS_LABELS = {
  held: { label: 'You have it', Icon: Check, className: 'text-hold-text' },
  implied: { label: 'Included in another skill', Icon: CornerDownRight, className: 'text-hold-text' },
  missing: { label: 'Missing', Icon: Minus, className: 'text-caution-text' },
} as const;

/**
 * One bar per skill: the share of listings that require it, with its confidence interval as a thin line. Bars are solid
 * for skills that the user has, hatched for implied ones, and outlined for missing ones. It is a table with bars in it,
 * so screen readers don't need another one.
 */
export function GapChart({ gap, listings }: { gap: readonly GapSkill[]; listings: number }) {
  const { number, percent } = useFormat();
  return (
    <table className="w-full max-w-3xl text-small">
      <caption className="sr-only">Skills by how many of {number(listings)} listings ask for them</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">You</th>
          <th scope="col">Listings that ask for it</th>
        </tr>
      </thead>
      <tbody>
        {gap.map((skill) => (
          <tr
            key={skill.skill}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 md:grid-cols-[13rem_12rem_1fr]"
          >
            <th scope="row" className="text-left font-medium wrap-anywhere">
              {skill.name}
            </th>
            <td className="text-right md:text-left">
              <SkillStatus skill={skill} />
            </td>
            <td className="col-span-2 flex items-center gap-3 md:col-span-1">
              <Bar skill={skill} listings={listings} />
              <span className="w-16 shrink-0 text-right whitespace-nowrap figures">
                <span className="font-strong">{number(skill.asked)}</span>
                <span className="text-soft"> of {number(listings)}</span>
                <span className="sr-only">
                  , 95% interval {percent(skill.low)} to {percent(skill.high)}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SkillStatus({ skill: { standing, metByOther } }: { skill: GapSkill }) {
  const { number } = useFormat();
  const { label, Icon, className } = STATUS_LABELS[standing];
  return (
    <span className="inline-flex flex-col text-note">
      <span className={`inline-flex items-center gap-1.5 font-medium ${className}`}>
        <Icon aria-hidden="true" size={14} className="shrink-0" />
        {label}
      </span>
      {metByOther > 0 && <span className="text-soft">{number(metByOther)} also accept one you have</span>}
    </span>
  );
}

const HEIGHT = 18;
const MIDDLE_Y = HEIGHT / 2;

function Bar({ skill, listings }: { skill: GapSkill; listings: number }) {
  const hatch = useId();
  const toPercent = (share: number) => `${100 * share}%`;
  const width = toPercent(skill.asked / Math.max(1, listings));
  const fill = skill.standing === 'implied' ? `url(#${hatch})` : undefined;
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true" className="min-w-0 flex-1 overflow-visible">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-hold-wash" />
          <rect width="2" height="6" className="fill-hold" />
        </pattern>
      </defs>
      <rect width="100%" height={HEIGHT} rx="2" className="fill-sunken" />
      <rect
        width={width}
        height={HEIGHT}
        rx="2"
        {...(fill && { fill })}
        strokeWidth="1"
        className={
          skill.standing === 'held'
            ? 'fill-hold stroke-hold'
            : skill.standing === 'implied'
              ? 'stroke-hold'
              : 'fill-caution-wash stroke-caution'
        }
      />
      <line
        x1={toPercent(skill.low)}
        x2={toPercent(skill.high)}
        y1={MIDDLE_Y}
        y2={MIDDLE_Y}
        strokeWidth="1.5"
        className="stroke-ink"
      />
      {[skill.low, skill.high].map((end) => (
        <line
          key={end}
          x1={toPercent(end)}
          x2={toPercent(end)}
          y1={MIDDLE_Y - 4}
          y2={MIDDLE_Y + 4}
          strokeWidth="1.5"
          className="stroke-ink"
        />
      ))}
    </svg>
  );
}
