import { useId } from 'react';
import { CHECKED, Choice, Control, FieldError } from '../../parts/control.tsx';
import { ListboxButton } from '../../parts/listbox-button.tsx';
import type { Question } from '../../parts/practice.ts';
import { SearchPills } from '../../parts/search-pills.tsx';

/** The last part of a name, such as `firstName`. */
const lastPart = (name: string) => name.split('--').at(-1) ?? name;

/** A question whose label points at the control by id, inside a block that carries the meaning. */
export function Row({ question, search = false }: { question: Question; search?: boolean }) {
  const id = `${question.name}-${useId()}`;
  const { kind, name, label, required } = question;
  const marker = required && <abbr title="required"> *</abbr>;
  const errorLine = <FieldError question={question} />;
  if (kind === 'radio')
    return (
      <fieldset data-automation-id={`formField-${lastPart(name)}`} className="mb-5">
        <legend className="pb-1 text-small font-strong">
          {label}
          {marker}
        </legend>
        <div className="flex flex-wrap gap-6">
          {question.options?.map((option) => (
            <div key={option} className="flex items-center gap-2">
              <Choice question={question} option={option} id={`${id}-${option}`} />
              <label htmlFor={`${id}-${option}`}>{option}</label>
            </div>
          ))}
        </div>
        {errorLine}
      </fieldset>
    );
  if (kind === 'check')
    return (
      <div data-automation-id={`formField-${lastPart(name)}`} className="mb-5">
        <div className="flex items-start gap-3">
          <Choice question={question} option={CHECKED} id={id} data-automation-id={lastPart(name)} />
          <label htmlFor={id}>
            {label}
            {marker}
          </label>
        </div>
        {errorLine}
      </div>
    );
  return (
    <div data-automation-id={`formField-${lastPart(name)}`} className="mb-5">
      <div className="pb-1">
        <label htmlFor={id} className="text-small font-strong">
          {label}
          {marker}
        </label>
      </div>
      <div>
        {search ? (
          <SearchPills question={question} id={id} several={kind === 'checks'} />
        ) : kind === 'select' ? (
          <ListboxButton question={question} id={id} data-automation-id={lastPart(name)} />
        ) : (
          <Control question={question} id={id} data-automation-id={lastPart(name)} unnamed />
        )}
      </div>
      {errorLine}
    </div>
  );
}

export const Rows = ({ questions }: { questions: readonly Question[] }) =>
  questions.map((question) => <Row key={question.name} question={question} />);
