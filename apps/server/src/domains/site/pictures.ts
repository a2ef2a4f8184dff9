import { createRequire } from 'node:module';
import type { Brand } from '@foothold/brand';
import { createAccentShades, SURFACES } from '@foothold/brand/color';
import { renderAsync } from '@resvg/resvg-js';

/** The size that social networks require (https://ogp.me, and the 1.91 : 1 ratio of large cards). */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 84;

/** There are few images: one per page and three icons. The oldest is dropped first. */
const MAX_RETAINED = 400;
const MAX_TITLE_LENGTH = 140;

const require = createRequire(import.meta.url);
const FONTS = [
  require.resolve('@expo-google-fonts/source-serif-4/500Medium/SourceSerif4_500Medium.ttf'),
  require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
];

/** Title sizes with the number of serif characters per line (half an em on average). */
const SIZES = [80, 68, 58, 50].map((size) => ({ size, perLine: Math.floor((WIDTH - 2 * MARGIN) / (size * 0.49)) }));
const MAX_LINES = 3;

export interface Pictures {
  /** A page's social image with its title under the section's name. PNG, 1200 × 630. */
  social(title: string, section: string): Promise<Uint8Array>;
  /** The brand's mark on its background. PNG, square. */
  icon(size: number): Promise<Uint8Array>;
}

/** Draws images with the brand's name and colors, and caches them. */
export function createPictures(brand: Brand): Pictures {
  const saved = new Map<string, Promise<Uint8Array>>();
  const accent = createAccentShades(brand.colors.accent)?.light.fill ?? brand.colors.accent;

  /** Renders each image once at a time. A failure is retried next time. */
  function renderOnce(key: string, svg: () => string, width: number): Promise<Uint8Array> {
    const known = saved.get(key);
    if (known) return known;
    const rendering = renderPicture(svg(), width);
    rendering.catch(() => saved.delete(key));
    saved.set(key, rendering);
    for (const oldest of saved.keys()) {
      if (saved.size <= MAX_RETAINED) break;
      saved.delete(oldest);
    }
    return rendering;
  }

  return {
    social: (title, section) =>
      renderOnce(`social ${section} ${title}`, () => drawSocialImage(title, section, brand.name, accent), WIDTH),
    icon: (size) => renderOnce(`icon ${size}`, () => drawIcon(accent), size),
  };
}

async function renderPicture(svg: string, width: number): Promise<Uint8Array> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' },
  });
  return picture.asPng();
}

/** Breaks a title into at most three lines in the largest size that fits. The rest is cut off with an ellipsis. */
export function wrapTitle(title: string): { size: number; lines: string[] } {
  const text = title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…` : title;
  for (const { size, perLine } of SIZES) {
    const lines = wrap(text, perLine);
    if (lines.length <= MAX_LINES) return { size, lines };
  }
  const smallest = SIZES.at(-1) ?? { size: 50, perLine: 40 };
  const lines = wrap(text, smallest.perLine).slice(0, MAX_LINES);
  return { size: smallest.size, lines: lines.map((line, i) => (i === MAX_LINES - 1 ? `${line}…` : line)) };
}

function wrap(text: string, perLine: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const candidate = line === '' ? word : `${line} ${word}`;
    if (candidate.length <= perLine || line === '') line = candidate;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

const MARK = (x: number, y: number, scale: number, line: string, ground: string, accent: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${line}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="M7 25.5 14.5 17.5 19 20 25 7.5"/><circle cx="7" cy="25.5" r="4" fill="${ground}"/>` +
  `<circle cx="25" cy="7.5" r="5.2" fill="${accent}" stroke="none"/></g>`;

function drawSocialImage(title: string, section: string, brandName: string, accent: string): string {
  const { paper, ink } = SURFACES.light;
  const { size, lines } = wrapTitle(title);
  const leading = size * 1.14;
  const bottom = HEIGHT - 150;
  const first = bottom - leading * (lines.length - 1);
  const contours = Array.from({ length: 9 }, (_, i) => {
    const radius = 60 + i * 62;
    return `<path d="M${1120 - radius} 40c${radius * 0.2} ${-radius * 0.55} ${radius * 1.5} ${-radius * 0.5} ${radius * 1.6} ${radius * 0.15}s${-radius * 0.5} ${radius * 0.85} ${-radius} ${radius * 0.7}-${radius * 0.75}-${radius * 0.5}-${radius * 0.6}-${radius * 0.85}Z"/>`;
  }).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>` +
    `<g fill="none" stroke="#e4ddd2" stroke-width="2">${contours}</g>` +
    MARK(MARGIN - 8, 66, 2, ink, paper, accent) +
    `<text x="${MARGIN + 68}" y="113" font-family="Source Serif 4" font-weight="500" font-size="44" fill="${ink}">${escapeXml(brandName)}</text>` +
    `<text x="${MARGIN}" y="${first - size - 8}" font-family="Source Sans 3" font-size="30" fill="#5b5f63">${escapeXml(section)}</text>` +
    lines
      .map(
        (line, i) =>
          `<text x="${MARGIN}" y="${first + i * leading}" font-family="Source Serif 4" font-weight="500" font-size="${size}" fill="${ink}">${escapeXml(line)}</text>`,
      )
      .join('') +
    `<path d="M${MARGIN} ${HEIGHT - 74}H${WIDTH - MARGIN}" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>` +
    [0, 0.4, 0.72, 1]
      .map((at) => {
        const x = MARGIN + at * (WIDTH - 2 * MARGIN);
        return `<circle cx="${x}" cy="${HEIGHT - 74}" r="${at === 1 ? 14 : 10}" fill="${at === 1 ? accent : paper}" stroke="${accent}" stroke-width="4"/>`;
      })
      .join('') +
    '</svg>'
  );
}

function drawIcon(accent: string): string {
  const { paper, ink } = SURFACES.light;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" fill="${paper}"/>${MARK(12, 12, 1.25, ink, paper, accent)}</svg>`
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
