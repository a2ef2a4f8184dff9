import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { AudiencePanel } from './audience-panel.tsx';
import { AUDIENCE_TEXTS, AUDIENCES, type Audience, parseAudience } from './audiences.ts';

const buildAudienceHref = (audience: Audience) =>
  audience === AUDIENCES[0] ? '/benefits' : `/benefits?for=${audience}`;
const getTabId = (audience: Audience) => `tab-${audience}`;
const KEY_TARGETS: Record<string, (index: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/**
 * Tabs that are links. Arrow keys move between them and update the URL; without JavaScript, each is a separate page.
 */
export function AudienceTabs() {
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(() => parseAudience(query.get('for')));
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  function choose(audience: Audience): void {
    setChosen(audience);
    window.history.replaceState(window.history.state, '', buildAudienceHref(audience));
  }

  function handleClick(event: MouseEvent, audience: Audience): void {
    const opensInNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensInNewTab) return;
    event.preventDefault();
    choose(audience);
  }

  function handleKey(event: KeyboardEvent): void {
    const next = KEY_TARGETS[event.key]?.(AUDIENCES.indexOf(chosen));
    const audience = next === undefined ? undefined : AUDIENCES.at(next % AUDIENCES.length);
    if (!audience) return;
    event.preventDefault();
    choose(audience);
    list.current?.querySelector<HTMLElement>(`#${getTabId(audience)}`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Benefits for"
        className="flex border-b border-line"
        onKeyDown={handleKey}
      >
        {AUDIENCES.map((audience) => (
          <Link
            key={audience}
            id={getTabId(audience)}
            to={buildAudienceHref(audience)}
            role="tab"
            aria-selected={audience === chosen}
            aria-controls="benefits"
            // Arrow keys don't work before hydration, so each tab is a separate tab stop.
            tabIndex={hydrated && audience !== chosen ? -1 : 0}
            onClick={(event) => handleClick(event, audience)}
            className={cx(
              '-mb-px inline-flex min-h-13 flex-1 items-center justify-center border-b-2 px-4 text-center font-medium no-underline transition-colors hover:text-ink focus-visible:outline-offset-[-2px] sm:flex-none sm:px-8',
              audience === chosen ? 'border-accent text-ink' : 'border-transparent text-soft',
            )}
          >
            {AUDIENCE_TEXTS[audience].tab}
          </Link>
        ))}
      </div>
      <div id="benefits" role="tabpanel" aria-labelledby={getTabId(chosen)}>
        <AudiencePanel text={AUDIENCE_TEXTS[chosen]} />
      </div>
    </>
  );
}
