import type { CareerGate } from '@foothold/contracts/coaching/shapes';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';

const SCOPES: Record<CareerGate['scope'], string> = {
  'every-state': 'Every state',
  'most-states': 'Most states',
  'some-states': 'Some states',
  federal: 'Federal rules',
  usual: 'No law, but most employers ask for it',
};

/** The license or training of an occupation, with the source. What isn't known says whom to ask. */
export function GateFacts({ gate }: { gate: CareerGate }) {
  const check = `Check with ${gate.ask}`;
  return (
    <div className="flex max-w-3xl flex-col gap-2">
      <DescriptionList
        items={[
          { term: 'Required by', value: SCOPES[gate.scope] },
          { term: gate.scope === 'usual' ? 'Certificate or training' : 'License', value: capitalize(gate.credential) },
          { term: 'Training', value: capitalize(gate.program ?? check) },
          { term: 'Exam', value: capitalize(gate.exam ?? check) },
          { term: 'Hours', value: capitalize(gate.hours ?? check) },
          { term: 'Usual time', value: capitalize(gate.time ?? check) },
          { term: 'Cost', value: capitalize(gate.cost ?? check) },
          { term: 'Whom to ask', value: capitalize(gate.ask) },
        ]}
      />
      <p className="text-note text-soft">
        Source:{' '}
        <a href={gate.url} className="link" rel="noreferrer">
          {gate.source}
        </a>
        , {gate.year}. States differ, and rules change.
      </p>
    </div>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
