/** Code or data in a box that scrolls. */
export function Code({ children }: { children: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line bg-sunken px-4 py-3 font-mono text-note"
    >
      <code>{children}</code>
    </pre>
  );
}
