import type { FieldPath } from '@foothold/core/resume';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../../shared/ui/button.tsx';
import { useEditor } from './editor-context.tsx';
import { getFieldElementId } from './field-hash.ts';

interface MoveButtonsProps {
  path: FieldPath;
  /** The name of what is moved. */
  name: string;
  index: number;
  count: number;
  onMove(to: number): void;
}

/** Moves an item up or down. The button keeps the focus, so that it can be pressed again. */
export function MoveButtons({ path, name, index, count, onMove }: MoveButtonsProps) {
  const { focusNext } = useEditor();
  return ([-1, 1] as const).map((step) => {
    const button = `${path}/move${step}`;
    const isPossible = index + step >= 0 && index + step < count;
    return (
      <IconButton
        key={step}
        id={getFieldElementId(button)}
        label={`Move ${name} ${step < 0 ? 'up' : 'down'}`}
        size="small"
        aria-disabled={!isPossible || undefined}
        className="aria-disabled:opacity-50"
        onClick={() => {
          if (!isPossible) return;
          onMove(index + step);
          focusNext(button);
        }}
        icon={step < 0 ? <ArrowUp aria-hidden="true" size={17} /> : <ArrowDown aria-hidden="true" size={17} />}
      />
    );
  });
}
