import { type DragEvent, useId, useRef } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/cx.ts';
import { FieldError } from './control.tsx';
import { type Question, usePracticeField } from './practice.ts';

interface FileButtonProps {
  question: Question;
  /** Whether files can also be dropped there. */
  zone?: boolean;
}

/** A button for a file input that isn't shown. */
export function FileButton({ question, zone = false }: FileButtonProps) {
  const { value, setValue } = usePracticeField(question);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const name = event.dataTransfer.files[0]?.name;
    if (name) setValue(name);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: systems build it of plain blocks
    <div role="group" aria-labelledby={`${id}-label`} className="file-upload mb-5">
      <div id={`${id}-label`} className="mb-1 text-small font-strong">
        {question.label}
        {question.required && <span aria-hidden="true">*</span>}
      </div>
      <div
        className={cx(
          'flex flex-wrap items-center gap-3',
          zone && 'rounded-control border border-dashed border-edge p-5',
        )}
        {...(zone && { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop })}
      >
        <Button onClick={() => input.current?.click()}>{value === '' ? 'Attach' : 'Replace'}</Button>
        <label htmlFor={id} className="sr-only">
          {question.label}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={question.accept}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => setValue(event.target.files?.[0]?.name ?? '')}
        />
        <span className="text-small break-all text-soft">
          {value || (zone ? 'or drag and drop a file here' : 'No file attached')}
        </span>
      </div>
      <FieldError question={question} />
    </div>
  );
}
