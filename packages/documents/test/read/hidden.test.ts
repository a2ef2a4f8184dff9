import { describe, expect, it } from 'vitest';
import { readPdf } from '../../src/read/pdf/index.ts';
import { createOnePagePdf, createStream, GREETING } from '../hostile/pdf-file.ts';

const readHidden = async (content: string) => {
  const { pages } = await readPdf(new Uint8Array(createOnePagePdf(createStream(content))));
  return [...new Set(pages[0]?.runs.map(({ hidden }) => hidden ?? 'visible'))];
};

const PAGE_FILL = '0.6 g 0 0 612 792 re f';

describe('text under a painted area', () => {
  it('is covered by one that was painted after it', async () => {
    expect(await readHidden(`${GREETING} ${PAGE_FILL}`)).toEqual(['covered']);
  });

  it('is visible where the area is clipped away, as in a line that Cairo draws', async () => {
    expect(await readHidden(`${GREETING} q 40 600 500 8 re W n ${PAGE_FILL} Q`)).toEqual(['visible']);
  });

  it('is covered where a clip shows the area', async () => {
    expect(await readHidden(`${GREETING} q 40 680 500 60 re W n ${PAGE_FILL} Q`)).toEqual(['covered']);
  });

  it('is visible where two clips have nothing in common', async () => {
    const clips = '0 0 612 100 re W n 40 680 500 60 re W n';
    expect(await readHidden(`${GREETING} q ${clips} ${PAGE_FILL} Q`)).toEqual(['visible']);
  });
});
