import { cx } from '../../../shared/ui/cx.ts';

interface ViewSwitchProps<View extends string> {
  label: string;
  options: readonly { view: View; label: string }[];
  selected: View;
  onSelect(view: View): void;
  className?: string;
}

/** Chooses which of several views is shown. */
export function ViewSwitch<View extends string>({
  label,
  options,
  selected,
  onSelect,
  className,
}: ViewSwitchProps<View>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
    <div
      role="group"
      aria-label={label}
      className={cx('gap-0.5 rounded-control border border-line bg-sunken p-0.5', className)}
    >
      {options.map((option) => (
        <button
          key={option.view}
          type="button"
          aria-pressed={option.view === selected}
          onClick={() => onSelect(option.view)}
          className="min-h-9 cursor-pointer rounded-control border border-transparent px-2 text-small whitespace-nowrap text-soft transition-colors hover:text-ink sm:px-3 aria-pressed:border-edge aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
