import { Fragment } from 'react';
import { type Block, parseBlocks } from './blocks.ts';

const className = 'flex max-w-prose flex-col gap-4';

/**
 * A listing's description. It is untrusted, so it is only rendered as text. Null in the browser keeps what the server
 * rendered: the text is long, and nothing changes it.
 */
export function Description({ text }: { text: string | null }) {
  // React leaves the content of such an element alone on hydration.
  if (text === null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div className={className}>
      {parseBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no ids and never reorder
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="pt-2 text-lead leading-7">{block.text}</h3>;
    case 'list':
      return (
        <ul className="-mt-2 flex list-disc flex-col gap-1 pl-5 marker:text-edge">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no ids and never reorder
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no ids and never reorder
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      );
  }
}
