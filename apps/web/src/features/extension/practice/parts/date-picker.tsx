import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/cx.ts';
import { controlClass } from '../../../../shared/ui/form-field.tsx';
import { type Question, usePracticeField } from './practice.ts';

const DATE_PATTERN = /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(20\d\d)$/;
const MAX_DAYS = 31;

const formatDate = (month: number, day: number, year: number) =>
  `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;

/** A text input for MM/DD/YYYY with a calendar. What isn't a date is cleared on leaving the field. */
export function DatePicker({ question, id }: { question: Question; id: string }) {
  const { value, setValue, error } = usePracticeField(question);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState({ month: 1, year: 2027 });
  const days = new Date(Date.UTC(shown.year, shown.month, 0)).getUTCDate();
  const move = (by: 1 | -1) =>
    setShown(({ month, year }) => {
      const next = month + by;
      return next === 0
        ? { month: 12, year: year - 1 }
        : next === 13
          ? { month: 1, year: year + 1 }
          : { month: next, year };
    });
  return (
    <div>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          placeholder={question.placeholder}
          value={value}
          aria-invalid={error !== undefined || undefined}
          className={cx(controlClass, 'min-h-11 max-w-48 py-2')}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => {
            const [, month, day, year] = DATE_PATTERN.exec(value.trim()) ?? [];
            setValue(month && day && year ? formatDate(Number(month), Number(day), Number(year)) : '');
          }}
        />
        <IconButton
          label="Open calendar"
          aria-expanded={open}
          icon={<CalendarDays aria-hidden="true" size={18} />}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: it groups buttons, not fields
        <div role="group" aria-label="Calendar" className="mt-2 max-w-72 rounded-control border border-edge p-2">
          <div className="flex items-center justify-between pb-2">
            <Button size="small" aria-label="Previous month" onClick={() => move(-1)}>
              ‹
            </Button>
            <span aria-live="polite">{`${String(shown.month).padStart(2, '0')}/${shown.year}`}</span>
            <Button size="small" aria-label="Next month" onClick={() => move(1)}>
              ›
            </Button>
          </div>
          <div className="grid grid-cols-7 gap-1">
            {Array.from({ length: Math.min(days, MAX_DAYS) }, (_, index) => index + 1).map((day) => (
              <button
                key={day}
                type="button"
                className="min-h-8 rounded-control hover:bg-sunken"
                onClick={() => {
                  setValue(formatDate(shown.month, day, shown.year));
                  setOpen(false);
                }}
              >
                {day}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
