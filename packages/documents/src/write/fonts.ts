import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ExportFont } from '@foothold/core/resume';
import { type Coverage, isCovered, readCoverage } from './font-coverage.ts';
import type { ScriptLanguage } from './script.ts';

/** A font family bundled with the PDF writer, so that the machine's fonts don't matter. All under the SIL Open Font License. */
interface Family {
  /** The name inside the font files. */
  name: string;
  package: string;
  /** The regular face first. */
  files: string[];
}

const SANS: Family = {
  name: 'Source Sans 3',
  package: '@expo-google-fonts/source-sans-3',
  files: [
    '400Regular/SourceSans3_400Regular.ttf',
    '400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
    '700Bold/SourceSans3_700Bold.ttf',
  ],
};
const SERIF: Family = {
  name: 'Source Serif 4',
  package: '@expo-google-fonts/source-serif-4',
  files: [
    '400Regular/SourceSerif4_400Regular.ttf',
    '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    '700Bold/SourceSerif4_700Bold.ttf',
  ],
};
const ARABIC: Family = {
  name: 'Noto Naskh Arabic',
  package: '@embedpdf/fonts-arabic',
  files: ['NotoNaskhArabic-Regular.ttf', 'NotoNaskhArabic-Bold.ttf'],
};
const HEBREW: Family = {
  name: 'Noto Sans Hebrew',
  package: '@embedpdf/fonts-hebrew',
  files: ['NotoSansHebrew-Regular.ttf', 'NotoSansHebrew-Bold.ttf'],
};
const DEVANAGARI: Family = {
  name: 'Noto Sans Devanagari',
  package: '@expo-google-fonts/noto-sans-devanagari',
  files: ['400Regular/NotoSansDevanagari_400Regular.ttf', '700Bold/NotoSansDevanagari_700Bold.ttf'],
};
const JAPANESE: Family = {
  name: 'Noto Sans Japanese',
  package: '@embedpdf/fonts-jp',
  files: ['NotoSansJP-Regular.otf', 'NotoSansJP-Bold.otf'],
};
const KOREAN: Family = {
  name: 'Noto Sans Korean',
  package: '@embedpdf/fonts-kr',
  files: ['NotoSansKR-Regular.otf', 'NotoSansKR-Bold.otf'],
};
const CHINESE: Family = {
  name: 'Noto Sans S Chinese',
  package: '@embedpdf/fonts-sc',
  files: ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'],
};

const FAMILIES = [SANS, SERIF, ARABIC, HEBREW, DEVANAGARI, JAPANESE, KOREAN, CHINESE];
const EAST_ASIAN: Partial<Record<ScriptLanguage, Family>> = { ja: JAPANESE, ko: KOREAN, zh: CHINESE };

const require = createRequire(import.meta.url);

/** Paths of all font files, for the typesetter. */
export function listFontFiles(): string[] {
  return FAMILIES.flatMap((family) => family.files.map((file) => getFontPath(family, file)));
}

/**
 * Families in lookup order for a glyph, for text and for headings. Chinese characters look different in Chinese, Japanese, and Korean, so
 * the order of East Asian families depends on the text.
 */
export function getFontOrder(scripts: ScriptLanguage[], font: ExportFont): { body: string[]; display: string[] } {
  const used = scripts.flatMap((script) => EAST_ASIAN[script] ?? []);
  const eastAsian = [...new Set([...used, CHINESE, JAPANESE, KOREAN])];
  const listNames = (...latin: Family[]) =>
    [...latin, ARABIC, HEBREW, DEVANAGARI, ...eastAsian].map((family) => family.name);
  const sans = listNames(SANS, SERIF);
  const serif = listNames(SERIF, SANS);
  return { body: font === 'serif' ? serif : sans, display: font === 'sans' ? sans : serif };
}

/** Faces that prose needs besides the plain ones. */
const EMPHASIS = {
  package: SANS.package,
  files: ['700Bold_Italic/SourceSans3_700Bold_Italic.ttf'],
};

/** Paths of the fonts for articles, which use the Latin script. */
export function listArticleFontFiles(): string[] {
  return [SANS, SERIF, EMPHASIS].flatMap((family) => family.files.map((file) => getFontPath(family, file)));
}

const coverages = new Map<Family, Coverage>();

/** Whether any font has a glyph for a code point. Reads the larger fonts only if the smaller ones lack it. */
export function hasGlyph(codePoint: number): boolean {
  return FAMILIES.some((family) => {
    let coverage = coverages.get(family);
    if (coverage === undefined) {
      coverage = readCoverage(readFileSync(getFontPath(family, family.files[0] ?? '')));
      coverages.set(family, coverage);
    }
    return isCovered(coverage, codePoint);
  });
}

function getFontPath(family: Pick<Family, 'package'>, file: string): string {
  if (!family.package.startsWith('@embedpdf/'))
    return join(dirname(require.resolve(`${family.package}/package.json`)), file);
  return join(dirname(require.resolve(family.package)), '..', 'fonts', file);
}
