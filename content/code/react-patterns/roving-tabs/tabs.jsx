import { useId, useRef, useState } from 'react';
import { nextTab } from './next-tab.js';

/** @param {{ label: string, tabs: { name: string, content: import('react').ReactNode }[] }} props */
export function Tabs({ label, tabs }) {
  const [chosen, setChosen] = useState(0);
  const buttons = useRef([]);
  const id = useId();

  function move(event) {
    // Leave browser shortcuts alone, such as Alt+Left to go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextTab(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    buttons.current[next]?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            // The Tab key stops only at the selected tab. Arrow keys reach the others.
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
        >
          {content}
        </div>
      ))}
    </>
  );
}
