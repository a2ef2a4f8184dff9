import { cx } from './cx.ts';

/** Read-only code with line numbers that findings can link to. */
export function NumberedCode({ code, marked }: { code: string; marked?: ReadonlySet<number> }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      className="max-h-[34rem] overflow-auto rounded-control border border-line bg-sunken py-3 font-mono text-small leading-6"
    >
      {code.split('\n').map((text, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
          key={index}
          id={getLineId(index + 1)}
          className={cx('flex w-max min-w-full pr-4', marked?.has(index + 1) && 'bg-caution-wash')}
        >
          <span
            aria-hidden="true"
            className="w-12 shrink-0 pr-3 text-right text-note leading-6 text-soft select-none figures"
          >
            {index + 1}
          </span>
          <code>{text === '' ? ' ' : text}</code>
        </span>
      ))}
    </pre>
  );
}

export const getLineId = (line: number): string => `line-${line}`;
