import type { LetterMark } from '@foothold/contracts/resumes';
import { type Ref, useId } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { controlClass } from '../../../shared/ui/form-field.tsx';
import { splitAtMarks } from './marks.ts';

interface MarkedTextProps {
  label: string;
  value: string;
  marks: readonly LetterMark[];
  maxLength: number;
  readOnly: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** The text and its marks have to break their lines at the same places. */
const sharedClass = 'col-start-1 row-start-1 min-h-80 px-4! py-3.5 leading-relaxed whitespace-pre-wrap break-words';

/** A text area that grows with its text. Marks are drawn behind it, since a text area can't contain any. */
export function MarkedText({ label, value, marks, onChange, ...rest }: MarkedTextProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-strong">
        {label}
      </label>
      <div className="grid">
        <div aria-hidden="true" className={cx(controlClass, sharedClass, 'text-transparent!')}>
          {splitAtMarks(value, marks).map(({ start, text, isMarked }) =>
            isMarked ? (
              <mark
                key={start}
                className="rounded-sm bg-caution-wash text-transparent underline decoration-caution decoration-2 underline-offset-4"
              >
                {text}
              </mark>
            ) : (
              text
            ),
          )}
          {'\u200b'}
        </div>
        <textarea
          {...rest}
          id={id}
          name="text"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={cx(controlClass, sharedClass, 'resize-none overflow-hidden bg-transparent!')}
        />
      </div>
    </div>
  );
}
