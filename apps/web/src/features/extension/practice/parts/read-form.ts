import { type Answer, OPTION_SEPARATOR } from './question.ts';

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isFormControl = (element: Element): element is FormControl => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);

const isInput = (control: FormControl): control is HTMLInputElement => control.tagName === 'INPUT';

function readControl(control: FormControl): string {
  if (!isInput(control)) {
    if (control.tagName === 'TEXTAREA' || control.value === '') return control.value;
    return (control as HTMLSelectElement).selectedOptions[0]?.text ?? '';
  }
  if (control.type === 'file') return [...(control.files ?? [])].map((file) => file.name).join(OPTION_SEPARATOR);
  if (control.type === 'radio' || control.type === 'checkbox') return control.checked ? control.value : '';
  return control.value;
}

/** Reads what a form without React's state would send: each name once, with the texts of chosen options. */
export function readForm(form: HTMLFormElement): Answer[] {
  const answers = new Map<string, string>();
  for (const element of form.elements) {
    if (!isFormControl(element) || element.name === '') continue;
    const earlier = answers.get(element.name);
    const value = readControl(element);
    answers.set(element.name, earlier && value ? `${earlier}${OPTION_SEPARATOR}${value}` : earlier || value);
  }
  return [...answers].map(([name, value]) => ({ name, value }));
}
