import type { Line } from '../layout/index.ts';
import { getFaceKey, LARGER_RATIO, MAX_LENGTH } from './heading-look.ts';
import type { DocumentLooks } from './looks.ts';
import { type HeadingMeaning, headingMeaning } from './vocabulary.ts';

/** "experience", "education": some designs have lowercase headings, in one style or two that the text doesn't have. */
export function findSmallHeadings(lines: readonly Line[], looks: DocumentLooks): Map<Line, HeadingMeaning> {
  const faces = new Map<string, Map<Line, HeadingMeaning>>();
  for (const line of lines) {
    const isSmall = line.text.length <= MAX_LENGTH && /^\p{Ll}[\p{Ll} &/,-]+$/u.test(line.text) && line.marker === 0;
    if (!isSmall || line.cells.length > 1) continue;
    // A design can color only the first letters of its headings.
    const isStyled = line.bold !== looks.bodyBold || line.size > LARGER_RATIO * looks.bodySize;
    const apart = line.ruled || line.upper || isStyled || line.color !== looks.bodyColor || line.size > looks.bodySize;
    const meaning = apart ? headingMeaning(line.text.charAt(0).toUpperCase() + line.text.slice(1)) : undefined;
    if (!meaning) continue;
    const key = getFaceKey(line) + (isStyled ? '' : line.color);
    const known = faces.get(key);
    if (known) known.set(line, meaning);
    else faces.set(key, new Map([[line, meaning]]));
  }
  const sure = [...faces.values()].find(isSmallFace);
  // The headings of a sidebar can be of another size.
  const others = [...faces.values()].filter((face) => sure && face !== sure && countKinds(face) > 1);
  return new Map([...(sure ?? []), ...others.flatMap((face) => [...face])]);
}

function isSmallFace(face: ReadonlyMap<Line, HeadingMeaning>): boolean {
  const exact = [...face.values()].filter(({ match }) => match === 'exact').length;
  return (
    countKinds(face) >= 3 &&
    exact >= 2 &&
    [...face.values()].some(({ kind }) => kind === 'work' || kind === 'education')
  );
}

function countKinds(face: ReadonlyMap<Line, HeadingMeaning>): number {
  return new Set([...face.values()].map(({ kind }) => kind)).size;
}
