import { Check, Minus } from 'lucide-react';
import { useBrand } from '../../../shared/app-data.tsx';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { Section } from '../parts/section.tsx';
import { type ComparedRow, comparePlans, OFFERED_PLANS, offeredPlans } from './plans.ts';

/** Every limit and every feature, plan by plan. */
export function Comparison() {
  const brand = useBrand();
  const plans = offeredPlans(brand);
  const rows = comparePlans(brand);
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    <Section
      id="compare"
      title="Plans side by side"
      lead="The numbers are the limits that the server enforces, read from the same table."
    >
      <div className="flex flex-col gap-10">
        {groups.map((group) => (
          <Table
            key={group}
            caption={group}
            dense
            rows={rows.filter((row) => row.group === group)}
            rowKey={({ label }) => label}
            columns={[
              { id: 'label', header: 'What', heading: true, cell: ({ label }) => label },
              ...OFFERED_PLANS.map((id) => ({
                id,
                header: plans[id].name,
                align: 'end' as const,
                cell: ({ values }: ComparedRow) => <Value value={values[id]} />,
              })),
            ]}
          />
        ))}
      </div>
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
