import { Check, TriangleAlert } from 'lucide-react';
import type { FileFact } from './file-facts.ts';

/** Facts about a file. Those that need review have an icon and an explanation. */
export function FileFactsList({ facts }: { facts: readonly FileFact[] }) {
  return (
    <ul className="flex flex-col">
      {facts.map(({ id, text, meaning, quotes }) => (
        <li key={id} className="flex gap-3 border-b border-line py-3 last:border-b-0">
          {meaning === undefined ? (
            <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-hold-text" />
          ) : (
            <TriangleAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-caution-text" />
          )}
          <div className="min-w-0">
            <p>
              {text} {meaning !== undefined && <span className="text-soft">{meaning}</span>}
            </p>
            {quotes && (
              <ul className="pt-1 text-note text-soft">
                {quotes.map((quote) => (
                  <li key={quote} className="border-l-2 border-edge pl-3 break-words">
                    {quote}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
