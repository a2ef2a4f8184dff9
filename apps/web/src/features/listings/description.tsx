import { Fragment, useState } from 'react';
import { type Block, parseBlocks } from './blocks.ts';

const ID = 'job-description';
const className = 'flex max-w-prose flex-col gap-4';

/**
 * A listing's description. It is untrusted, so it is only rendered as text. Null in the browser keeps what the server
 * rendered: the text is long, and nothing changes it.
 */
export function Description({ text }: { text: string | null }) {
  if (text === null) return <RenderedDescription />;
  return (
    <div id={ID} className={className}>
      {parseBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no ids and never reorder
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

/**
 * The description that is already in the document. React leaves it alone on hydration, but creates it again if the page
 * isn't as the server rendered it, for example because the browser has translated it.
 */
function RenderedDescription() {
  const [html] = useState(() => document.getElementById(ID)?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered as text
  return <div id={ID} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
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
