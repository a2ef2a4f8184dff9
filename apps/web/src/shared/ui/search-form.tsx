import { Search } from 'lucide-react';
import type { ButtonVariant } from './button.tsx';
import { Form, SubmitButton } from './form.tsx';
import type { FormFailure } from './form-state.tsx';
import { TextField } from './text-field.tsx';

export interface SearchFormProps {
  /** What is searched: "Name or address". */
  label: string;
  /** The search words in the page's URL. */
  query: string | undefined;
  /** The URL of the results page; the current page by default. */
  action?: string;
  /** The other query parameters, by name. */
  otherFields?: Readonly<Record<string, string | undefined>>;
  /** Why the search was rejected. */
  failure?: FormFailure | null | undefined;
  variant?: Extract<ButtonVariant, 'primary' | 'secondary'>;
}

/** Searches with the URL's `?q=`, so that a search can be shared and works without JavaScript. */
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
          // Resets the field when the search in the URL changes.
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
