import { Accordion, type AccordionProps } from '../../../shared/ui/accordion.tsx';

/**
 * Two columns of questions. We read the specification as one accordion per column: each has at most one open answer,
 * which can be closed again, and the columns don't affect each other.
 */
export function TwoColumnAccordion({ items }: Pick<AccordionProps, 'items'>) {
  const halfCount = Math.ceil(items.length / 2);
  return (
    <div className="grid items-start gap-x-12 lg:grid-cols-2">
      {[items.slice(0, halfCount), items.slice(halfCount)].map((column) => (
        <Accordion key={column[0]?.id} items={column} />
      ))}
    </div>
  );
}
