import { Search } from 'lucide-react';
import { Form, SubmitButton } from './form.tsx';
import { TextField } from './text-field.tsx';

export interface SearchFormProps {
  /** What is looked through: "Name or address". */
  label: string;
  /** The words in the address of the page. */
  query: string | undefined;
}

/** Looks for words by the address of the page, `?q=`, so that a search can be shared and works without a script. */
export function SearchForm({ label, query }: SearchFormProps) {
  return (
    <Form method="get" role="search" className="flex max-w-form items-end gap-3">
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
      <SubmitButton variant="secondary" aria-label="Search">
        <Search aria-hidden="true" size={18} />
        <span className="max-sm:hidden">Search</span>
      </SubmitButton>
    </Form>
  );
}
