import type { ExportPreview } from '@foothold/contracts/resumes';

type Fit = NonNullable<ExportPreview['fit']>;

/** How an export fits on its pages, in one or two sentences. `isWithinLimit` is false if it has more pages than allowed. */
export function describeFit(fit: Fit): { isWithinLimit: boolean; text: string } {
  const { pages, fontSize, fullFontSize, smallestFontSize, maxPages, fits } = fit;
  const count = formatPages(pages);
  if (!fits && maxPages !== null)
    return {
      isWithinLimit: false,
      text: `${count} instead of ${maxPages}. It doesn’t fit even at ${smallestFontSize} points, and smaller text is hard to read. Shorten a few lines, or choose the Compact template.`,
    };
  const size = fontSize < fullFontSize ? ` Text at ${fontSize} points to fit.` : '';
  return { isWithinLimit: true, text: `${count}.${size}` };
}

const formatPages = (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`;
