import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../../../shared/ui/cx.ts';
import { controlClass } from '../../../../shared/ui/form-field.tsx';
import { moveActive, PopupList } from './popup-list.tsx';
import { type Question, splitOptions, toggleOption, usePracticeField } from './practice.ts';
import { OPTION_SEPARATOR } from './question.ts';

interface SearchPillsProps {
  question: Question;
  id?: string;
  several?: boolean;
}

const SEARCH_MS = 350;
const NO_RESULT = 'No Items.';

/** A search box whose results appear after Enter, and chosen options as pills. */
export function SearchPills({ question, id, several = true }: SearchPillsProps) {
  const { value, setValue, error } = usePracticeField(question);
  const [text, setText] = useState('');
  const [results, setResults] = useState<readonly string[] | null>(null);
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const listId = useId();
  const chosen = splitOptions(value);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const wanted = text.trim().toLowerCase();
      setActive(0);
      setResults((question.options ?? []).filter((option) => option.toLowerCase().includes(wanted)));
    }, SEARCH_MS);
  };
  const choose = (option: string | undefined) => {
    if (option === undefined) return;
    setValue(several ? toggleOption(value, option) : option);
    setText('');
    setResults(null);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (results) choose(results[active]);
      else search();
      return;
    }
    if (event.key === 'Escape') setResults(null);
    const next = results && moveActive(event.key, active, results.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    }
  };
  return (
    <div data-automation-id="multiSelectContainer" ref={anchor}>
      {chosen.length > 0 && (
        <ul data-automation-id="selectedItemList" className="flex flex-wrap gap-2 pb-2">
          {chosen.map((option) => (
            <li
              key={option}
              data-automation-id="selectedItem"
              title={option}
              className="flex items-center gap-1 rounded-control border border-edge bg-sunken pl-2 text-small"
            >
              {option}
              <button
                type="button"
                aria-label={`Remove ${option}`}
                className="p-2"
                onClick={() => setValue(chosen.filter((one) => one !== option).join(OPTION_SEPARATOR))}
              >
                <X aria-hidden="true" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        type="text"
        role="combobox"
        data-automation-id="searchBox"
        data-uxi-widget-type="selectinput"
        autoComplete="off"
        placeholder="Search"
        value={text}
        aria-autocomplete="list"
        aria-expanded={results !== null}
        aria-controls={results ? listId : undefined}
        aria-activedescendant={results && results.length > 0 ? `${listId}-${active}` : undefined}
        aria-invalid={error !== undefined || undefined}
        className={cx(controlClass, 'min-h-11 py-2')}
        onChange={(event) => {
          setText(event.target.value);
          setResults(null);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          clearTimeout(timer.current);
          setResults(null);
          setText('');
        }}
      />
      {results && (
        <PopupList
          id={listId}
          anchor={anchor}
          label={question.label}
          options={results}
          active={active}
          chosen={chosen}
          several={several}
          note={results.length === 0 ? NO_RESULT : undefined}
          onChoose={choose}
        />
      )}
    </div>
  );
}
