import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { PlaceProvider } from '../page/place-context.tsx';
import { ViewSwitch } from './view-switch.tsx';

type Side = 'original' | 'result';

interface EditorPanesProps {
  /**
   * The uploaded file. Null if there is none. Gets the classes that decide when it is visible, and a function that shows it beside the
   * fields, which returns false if there is no room.
   */
  renderOriginal: ((visibility: string, reveal: () => boolean) => ReactNode) | null;
  /** The page as it will be sent. */
  renderResult(visibility: string): ReactNode;
  /** Links to parts of the fields. */
  navigation: ReactNode;
  /** Actions on the fields. */
  toolbar: ReactNode;
  /** The fields. */
  children: ReactNode;
}

const SIDES = [
  { view: 'original', label: 'Your file' },
  { view: 'result', label: 'As it will be sent' },
] as const;
/** From this width, the fields have one of the others beside them, as in the classes below. */
const SIDE_BY_SIDE_REM = 52;
const FIELDS = { view: 'fields', label: 'Fields' } as const;

/**
 * The uploaded file, the fields, and the page as it will be sent: side by side where all fit, the fields with one of the
 * others on narrower screens, and one at a time on phones. Hidden ones stay mounted, so that nothing typed is lost.
 */
export function EditorPanes({ renderOriginal, renderResult, navigation, toolbar, children }: EditorPanesProps) {
  const hasFile = renderOriginal !== null;
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>(hasFile ? 'original' : 'result');
  const [view, setView] = useState<Side | 'fields'>('fields');
  const sides = hasFile ? SIDES : SIDES.slice(1);
  const getVisibility = (one: Side) =>
    cx(
      view === one ? 'block' : 'hidden',
      side === one ? '@min-[52rem]:block' : '@min-[52rem]:hidden @min-[72rem]:block',
    );
  function select(next: Side | 'fields'): void {
    setView(next);
    if (next !== 'fields') setSide(next);
  }
  function revealOriginal(): boolean {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    if ((box.current?.offsetWidth ?? 0) < SIDE_BY_SIDE_REM * rem) return false;
    setSide('original');
    return true;
  }
  return (
    <PlaceProvider>
      <div ref={box} data-wide="" className="@container">
        {/* On phones, the links share a row with the actions. */}
        <div className="sticky top-14 z-10 -mx-1 mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-1 pt-2 pb-1 lg:top-0">
          <ViewSwitch
            label="View"
            options={[FIELDS, ...sides]}
            selected={view}
            onSelect={select}
            className="flex w-full *:grow @min-[52rem]:hidden"
          />
          <div className={cx('min-w-0 flex-1 @min-[52rem]:block', view === 'fields' ? 'contents' : 'hidden')}>
            {toolbar}
          </div>
          {hasFile && (
            <ViewSwitch
              label="Beside the fields"
              options={sides}
              selected={side}
              onSelect={select}
              className="hidden @min-[52rem]:flex @min-[72rem]:hidden"
            />
          )}
          <div
            className={cx(
              'order-2 min-w-0 flex-1 @min-[52rem]:basis-full',
              view !== 'fields' && 'hidden @min-[52rem]:block',
            )}
          >
            {navigation}
          </div>
        </div>
        <div
          className={cx(
            'grid items-start gap-x-8 @min-[52rem]:grid-cols-[minmax(0,1fr)_23rem] @min-[66rem]:grid-cols-[minmax(0,1fr)_28rem]',
            hasFile &&
              '@min-[72rem]:grid-cols-[20rem_minmax(0,1fr)_20rem] @min-[84rem]:grid-cols-[26rem_minmax(0,1fr)_26rem] @min-[72rem]:[&>:nth-child(2)]:-order-1',
          )}
        >
          <div className={cx('min-w-0', view !== 'fields' && 'hidden @min-[52rem]:block')}>{children}</div>
          {renderOriginal?.(getVisibility('original'), revealOriginal)}
          {renderResult(getVisibility('result'))}
        </div>
      </div>
    </PlaceProvider>
  );
}
