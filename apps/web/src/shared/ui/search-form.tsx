import { Search } from 'lucide-react';
import type { ButtonVariant } from './button.tsx';
import { Form, SubmitButton } from './form.tsx';
import type { FormFailure } from './form-state.tsx';
import { TextField } from './text-field.tsx';

export interface SearchFormProps {
  /** What is searched: "Name or address". */
  label: string;
  /** The search words in the page's address. */
  query: string | undefined;
  /** The results page: this one by default. */
  action?: string;
  /** The address's other parameters, by name. */
  otherFields?: Readonly<Record<string, string | undefined>>;
  /** Why the words can't be searched. */
  failure?: FormFailure | null | undefined;
  variant?: Extract<ButtonVariant, 'primary' | 'secondary'>;
}

/** Searches by the page's address, `?q=`, so that a search can be shared and works without a script. */
export function SearchForm({
  label,
  query,
  action,
  otherFields = {},
  failure,
  variant = 'secondary',
}: SearchFormProps) {
  return (
    <Form method="get" role="search" failure={failure} className="max-w-form" {...(action !== undefined && { action })}>
      <div className="flex items-end gap-3">
        <TextField
          // Another search in the address, another field.
          key={query}
          name="q"
          type="search"
          label={label}
          required={false}
          defaultValue={query ?? ''}
          className="min-w-0 flex-1"
        />
        {Object.entries(otherFields).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SubmitButton variant={variant} aria-label="Search">
          <Search aria-hidden="true" size={18} />
          <span className="max-sm:hidden">Search</span>
        </SubmitButton>
      </div>
    </Form>
  );
}
