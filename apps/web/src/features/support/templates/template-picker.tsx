import { type AnswerTemplate, fillTemplate, type Placeholder } from '@foothold/contracts/support/shapes';
import type { RefObject } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
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
  if (!hydrated || templates.length === 0) return null;
  const insert = (id: string) => {
    const template = templates.find((one) => one.id === id);
    const area = field.current;
    if (!template || !area) return;
    const before = area.value.trimEnd();
    area.value = `${before}${before && '\n\n'}${fillTemplate(template.text, values)}`;
    // Saves the draft and counts the characters, as typing does.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <Select
      name="template"
      label="Insert a template"
      required={false}
      value=""
      placeholder="Choose one"
      className="max-w-form"
      onChange={({ target }) => insert(target.value)}
      options={templates.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
