import { type AnswerTemplate, fillTemplate, type Placeholder } from '@foothold/contracts/support/shapes';
import { type RefObject, useRef } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/select.tsx';

export interface TemplatePickerProps {
  templates: readonly AnswerTemplate[];
  values: Readonly<Record<Placeholder, string>>;
  /** Where the text goes. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Adds a template's text, filled in, to a field. It adds to what is there and never replaces it. */
export function TemplatePicker({ templates, values, field }: TemplatePickerProps) {
  const hydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  if (!hydrated || templates.length === 0) return null;
  const insert = () => {
    const template = templates.find(({ id }) => id === select.current?.value);
    const area = field.current;
    if (!template || !area) return;
    const before = area.value.trimEnd();
    area.value = `${before}${before && '\n\n'}${fillTemplate(template.text, values)}`;
    // Saves the draft and counts the characters, as typing does.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <div className="flex max-w-form items-end gap-3">
      <Select
        ref={select}
        name="template"
        label="Insert a template"
        required={false}
        className="min-w-0 flex-1"
        options={templates.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Button onClick={insert}>Insert</Button>
    </div>
  );
}
