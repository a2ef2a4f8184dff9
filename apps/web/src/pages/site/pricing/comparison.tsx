import { OFFERED_PLANS, type OfferedPlan } from '@foothold/contracts/billing/features';
import { Check, Minus } from 'lucide-react';
import { comparePlans, listOfferedPlans } from '../../../features/billing/plans.ts';
import { useBrand } from '../../../shared/app-data.tsx';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Section } from '../parts/section.tsx';

const cellClass = 'w-13 px-0.5 py-1.5 text-right sm:w-32 sm:px-2 lg:w-44';
/** Emphasizes the recommended plan's column, like its card above. */
const getColumnClass = (id: OfferedPlan) => id === 'prime' && 'bg-raised';

/** Every limit and every feature, plan by plan. */
export function Comparison() {
  const brand = useBrand();
  const plans = listOfferedPlans(brand);
  const rows = comparePlans(brand);
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    <Section
      id="compare"
      title="Compare plans"
      lead="What each plan allows, as the server enforces it. A row marked “Not open yet” applies once it opens."
    >
      <table className="w-full border-collapse text-left text-small">
        <caption className="sr-only">What each plan includes</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-2.5 pr-1 font-strong sm:pr-3">
              <span className="sr-only">Feature</span>
            </th>
            {OFFERED_PLANS.map((id) => (
              <th key={id} scope="col" className={cx(cellClass, 'font-strong', getColumnClass(id))}>
                <span className="max-sm:sr-only">{brand.name} </span>
                {plans[id].name.replace(brand.name, '').trim()}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr className="border-b border-line">
              <th scope="rowgroup" colSpan={4} className="pt-5 pb-1.5 font-display text-body font-medium">
                {group}
              </th>
            </tr>
            {rows
              .filter((row) => row.group === group)
              .map(({ label, mark, values }) => (
                <tr key={label} className="border-b border-line">
                  <th scope="row" className="py-1.5 pr-1 font-regular sm:pr-3">
                    {label} {mark !== null && <Badge>{mark}</Badge>}
                  </th>
                  {OFFERED_PLANS.map((id) => (
                    <td key={id} className={cx(cellClass, 'figures', getColumnClass(id))}>
                      <Value value={values[id]} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

function Value({ value }: { value: number | boolean }) {
  if (typeof value === 'number') return <FormattedNumber value={value} />;
  const Icon = value ? Check : Minus;
  return (
    <span className={value ? 'text-hold-text' : 'text-soft'}>
      <Icon aria-hidden="true" size={18} strokeWidth={2.25} className="inline" />
      <span className="sr-only">{value ? 'included' : 'not included'}</span>
    </span>
  );
}
