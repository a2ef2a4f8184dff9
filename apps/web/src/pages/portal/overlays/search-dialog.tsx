import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFetcher, useNavigate, useSubmit } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import type { QuickSearch } from './quick-search.server.ts';
import { findItems, listItems, type SearchItem } from './search-items.ts';
import type { Overlay } from './shortcuts.ts';

interface SearchDialogProps {
  close: () => void;
  open: (overlay: Overlay) => void;
}

/** Finds pages, actions, the member's own things, and help articles as they type. The arrow keys choose. */
export function SearchDialog({ close, open }: SearchDialogProps) {
  const { viewer } = useAppData();
  // Null if loading failed. Pages and actions can be found even then.
  const { load, data, state } = useFetcher<QuickSearch | null>();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const submit = useSubmit();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void load('/portal/quick-search');
  }, [load]);
  const all = useMemo(() => listItems(data ?? undefined, viewer !== null && viewer.role !== 'member'), [data, viewer]);
  const items = useMemo(() => findItems(all, typed), [all, typed]);
  const current = Math.min(chosen, items.length - 1);

  function choose({ effect }: SearchItem): void {
    close();
    if (effect.kind === 'go') void navigate(effect.to);
    else if (effect.kind === 'open') open(effect.overlay);
    else void submit({ ...effect.fields }, { method: 'post', action: effect.action });
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const moves: Partial<Record<string, number>> = {
      ArrowDown: (current + 1) % items.length,
      ArrowUp: (current - 1 + items.length) % items.length,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      setChosen(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      const item = items[current];
      if (item) choose(item);
    } else return;
    event.preventDefault();
  }

  return (
    <Dialog title="Search and actions" open initialFocus={input} onOpenChange={(isOpen) => !isOpen && close()}>
      <div className="flex flex-col gap-3 text-small">
        <input
          ref={input}
          role="combobox"
          aria-label="Search pages, résumés, jobs, and help"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={`${id}-${current}`}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={200}
          placeholder="Search, or choose an action"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={handleKey}
          className="min-h-11 w-full rounded-control border border-edge bg-raised px-3 text-body text-ink placeholder:text-soft"
        />
        <div id={`${id}-list`} role="listbox" aria-label="Results" className="flex flex-col">
          {[...new Set(items.map(({ group }) => group))].map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox can't contain a fieldset
            <div key={group} role="group" aria-label={group}>
              <div aria-hidden="true" className="px-3 pt-3 pb-1 text-note text-soft">
                {group}
              </div>
              {items.map(
                (item, index) =>
                  item.group === group && (
                    <ResultOption
                      key={item.id}
                      id={`${id}-${index}`}
                      item={item}
                      selected={index === current}
                      onPoint={() => setChosen(index)}
                      onChoose={() => choose(item)}
                    />
                  ),
              )}
            </div>
          ))}
        </div>
        {data === null && (
          <LoadFailed
            what="your résumés, applications, and help articles"
            retry={() => void load('/portal/quick-search')}
            busy={state !== 'idle'}
          />
        )}
        <p role="status" className="sr-only">
          {items.length} results
        </p>
      </div>
    </Dialog>
  );
}

interface ResultOptionProps {
  id: string;
  item: SearchItem;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function ResultOption({ id, item: { label, note }, selected, onPoint, onChoose }: ResultOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onMouseMove={onPoint}
      onClick={onChoose}
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
        selected && 'bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        {label}
        {note !== undefined && <span className="text-soft"> {note}</span>}
      </span>
    </div>
  );
}
