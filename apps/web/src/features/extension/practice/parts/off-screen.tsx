import { type Question, usePractice, usePracticeField } from './practice.ts';

const PLACES = {
  'off-screen': 'absolute -left-[9999px] top-auto h-px w-px overflow-hidden',
  clipped: 'absolute h-px w-px overflow-hidden [clip-path:inset(50%)]',
  transparent: 'pointer-events-none absolute h-0 w-0 overflow-hidden opacity-0',
  hidden: 'hidden',
} as const;

interface HoneypotProps {
  question: Question;
  place?: keyof typeof PLACES;
}

/** A field that people don't see, by which systems recognize programs: it has to stay empty. */
export function HoneypotField({ question, place = 'off-screen' }: HoneypotProps) {
  const { controlled } = usePractice();
  const { value, setValue } = usePracticeField(question);
  return (
    <div aria-hidden="true" className={PLACES[place]}>
      <label>
        {question.label}
        <input
          type={question.kind === 'email' ? 'email' : 'text'}
          name={question.name}
          tabIndex={-1}
          autoComplete="off"
          {...(controlled && { value, onChange: (event) => setValue(event.target.value) })}
        />
      </label>
    </div>
  );
}
