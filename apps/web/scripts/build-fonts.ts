/**
 * Builds the display font: Newsreader at one optical size (36 pt, drawn for headings) and only the weights we use,
 * which takes 37 kB instead of 132 kB. Also writes the `@font-face` rules, with fallbacks of the same metrics so that
 * nothing moves when the fonts load. Run `npm run fonts -w @foothold/web` after updating the font packages, and commit
 * the output.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const OPTICAL_SIZE = 36;
const WEIGHTS = { min: 400, max: 600 };

/**
 * The same subsets as the font packages. The browser fetches a file only if the page contains a character in its range.
 */
const RANGES: Record<string, string> = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

const require = createRequire(import.meta.url);
const getPackagePath = (name: string) => dirname(require.resolve(`${name}/package.json`));
const out = join(import.meta.dirname, '../src/shared/ui/fonts');

function expandRange(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    })
    .join('');
}

function buildFontFace(family: string, source: string, weights: string, range: string): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url("${source}") format("woff2");
  unicode-range: ${range.replaceAll(',', ', ')};
}`;
}

const rules: string[] = [];
const newsreader = getPackagePath('@fontsource-variable/newsreader');
const publicSans = getPackagePath('@fontsource-variable/public-sans');

let display: Buffer | undefined;
for (const [name, range] of Object.entries(RANGES)) {
  const fullFont = readFileSync(join(newsreader, `files/newsreader-${name}-opsz-normal.woff2`));
  const subset = await subsetFont(fullFont, expandRange(range), {
    targetFormat: 'woff2',
    variationAxes: { opsz: OPTICAL_SIZE, wght: WEIGHTS },
  });
  writeFileSync(join(out, `newsreader-${name}.woff2`), subset);
  rules.push(buildFontFace('Newsreader', `./newsreader-${name}.woff2`, `${WEIGHTS.min} ${WEIGHTS.max}`, range));
  rules.push(
    buildFontFace(
      'Public Sans',
      `@fontsource-variable/public-sans/files/public-sans-${name}-wght-normal.woff2`,
      '100 900',
      range,
    ),
  );
  if (name === 'latin') display = subset;
}
copyFileSync(join(newsreader, 'LICENSE'), join(out, 'newsreader-OFL.txt'));
if (!display) throw new Error('The Latin cut of the display face is missing.');

const withFamilyName = (font: FontMetrics, familyName: string) => ({ ...font, familyName });
const text = await fromBuffer(readFileSync(join(publicSans, 'files/public-sans-latin-wght-normal.woff2')));
const displayStack = createFontStack([withFamilyName(await fromBuffer(display), 'Newsreader'), georgia, timesNewRoman]);
const textStack = createFontStack([withFamilyName(text, 'Public Sans'), arial]);

/** Linux has fonts with the same widths under different names. */
const addLinuxNames = (faces: string) =>
  faces
    .replace("local('Arial')", "local('Arial'), local('Liberation Sans')")
    .replace("local('Times New Roman')", "local('Times New Roman'), local('Liberation Serif')");

writeFileSync(
  join(out, 'fonts.css'),
  `/* Written by scripts/build-fonts.ts. */\n${[...rules, addLinuxNames(displayStack.fontFaces), addLinuxNames(textStack.fontFaces)].join('\n')}\n`,
);
console.warn(`Display: ${displayStack.fontFamily}\nText: ${textStack.fontFamily}`);
