import { useId, useReducer } from 'react';
import { errorsOf, formReducer, startForm, visibleErrors } from './form-reducer.js';

const FIELDS = [
  { name: 'company', label: 'Company', type: 'text' },
  { name: 'email', label: "Recruiter's email", type: 'email' },
];
const RULES = {
  company: (value) => (value.trim() ? undefined : 'Enter a company name.'),
  email: (value) => (value.includes('@') ? undefined : 'Enter an email address that includes an @.'),
};
const EMPTY = { company: '', email: '' };

/** @param {{ onSave(values: typeof EMPTY): void, values?: typeof EMPTY }} props */
export function ApplicationForm({ onSave, values = EMPTY }) {
  const [state, send] = useReducer(formReducer, values, startForm);
  const shown = visibleErrors(state, RULES);
  const id = useId();

  function submit(event) {
    event.preventDefault();
    send({ type: 'send' });
    if (Object.keys(errorsOf(state, RULES)).length === 0) onSave(state.values);
  }

  return (
    <form onSubmit={submit} noValidate>
      {FIELDS.map(({ name, label, type }) => (
        <p key={name}>
          <label htmlFor={id + name}>{label}</label>
          <input
            id={id + name}
            type={type}
            value={state.values[name]}
            onChange={(event) => send({ type: 'change', field: name, value: event.target.value })}
            onBlur={() => send({ type: 'leave', field: name })}
            aria-invalid={shown[name] ? true : undefined}
            aria-describedby={shown[name] ? `${id}${name}-error` : undefined}
          />
          {shown[name] && <span id={`${id}${name}-error`}>{shown[name]}</span>}
        </p>
      ))}
      <button type="submit">Save</button>
    </form>
  );
}
