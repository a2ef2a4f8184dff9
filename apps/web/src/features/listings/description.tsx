import { Fragment } from 'react';
import { type Block, blocksOf } from './blocks.ts';

/** A listing's text. It is untrusted, so it is only ever rendered as text. */
export function Description({ text }: { text: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-4">
      {blocksOf(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      );
  }
}
