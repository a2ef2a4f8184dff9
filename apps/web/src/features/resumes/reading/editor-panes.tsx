import { type ReactNode, useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { PlaceProvider } from '../page/place-context.tsx';
import { ViewSwitch } from './view-switch.tsx';

type Side = 'original' | 'result';

interface EditorPanesProps {
  /** The uploaded file. Null if there is none. Gets the classes that decide when it is visible. */
  renderOriginal: ((visibility: string) => ReactNode) | null;
  /** The page as it will be sent. */
  renderResult(visibility: string): ReactNode;
  /** Links to parts of the fields. */
  navigation: ReactNode;
  /** The fields. */
  children: ReactNode;
}

const SIDES = [
  { view: 'original', label: 'Your file' },
  { view: 'result', label: 'As it will be sent' },
] as const;
const FIELDS = { view: 'fields', label: 'Fields' } as const;

/**
 * The uploaded file, the fields, and the page as it will be sent: side by side where all fit, the fields with one of the
 * others on narrower screens, and one at a time on phones. Hidden ones stay mounted, so that nothing typed is lost.
 */
export function EditorPanes({ renderOriginal, renderResult, navigation, children }: EditorPanesProps) {
  const hasFile = renderOriginal !== null;
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
  return (
    <PlaceProvider>
      <div data-wide="" className="@container">
        <div className="sticky top-14 z-10 -mx-1 mb-4 flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-paper px-1 py-2 lg:top-0">
          <div className={cx('min-w-0 flex-1 basis-64', view !== 'fields' && 'hidden @min-[52rem]:block')}>
            {navigation}
          </div>
          <ViewSwitch
            label="View"
            options={[FIELDS, ...sides]}
            selected={view}
            onSelect={select}
            className="-order-1 flex w-full *:grow @min-[52rem]:hidden"
          />
          {hasFile && (
            <ViewSwitch
              label="Beside the fields"
              options={sides}
              selected={side}
              onSelect={select}
              className="hidden @min-[52rem]:flex @min-[72rem]:hidden"
            />
          )}
        </div>
        <div
          className={cx(
            'grid items-start gap-x-8 @min-[52rem]:grid-cols-[minmax(0,1fr)_23rem] @min-[66rem]:grid-cols-[minmax(0,1fr)_28rem]',
            hasFile &&
              '@min-[72rem]:grid-cols-[20rem_minmax(0,1fr)_20rem] @min-[84rem]:grid-cols-[26rem_minmax(0,1fr)_26rem] @min-[72rem]:[&>:nth-child(2)]:-order-1',
          )}
        >
          <div className={cx('min-w-0', view !== 'fields' && 'hidden @min-[52rem]:block')}>{children}</div>
          {renderOriginal?.(getVisibility('original'))}
          {renderResult(getVisibility('result'))}
        </div>
      </div>
    </PlaceProvider>
  );
}
