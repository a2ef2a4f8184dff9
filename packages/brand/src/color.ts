/**
 * Color math for the brand: contrast as WCAG 2.2 defines it, and accents adjusted to both themes in OKLCH. The hue
 * stays the same, and the lightness changes just enough for the color to be readable. Colors are `#rrggbb`.
 */
export type Hex = string;

/**
 * Backgrounds on which accent colors must be readable. The web app's `tokens.css` has the same values, and a test
 * compares the two.
 */
export const SURFACES = {
  light: { paper: '#faf7f2', raised: '#fffdfa', sunken: '#f2ede4', ink: '#1b1f23' },
  dark: { paper: '#14181c', raised: '#1c2126', sunken: '#0e1114', ink: '#edeae4' },
} as const;

export type Theme = keyof typeof SURFACES;

/**
 * Text needs a contrast of 4.5 : 1 with its background (WCAG 2.2, 1.4.3); meaningful lines and shapes need 3 : 1
 * (1.4.11).
 */
export const MIN_TEXT_CONTRAST = 4.5;
export const MIN_SHAPE_CONTRAST = 3;

/** How far the lightness (0 to 1) may change before it looks like another color. */
const MAX_LIGHTNESS_CHANGE = 0.35;
const LIGHTNESS_STEP = 0.0025;
/** The fill's share in a wash. */
const WASH_SHARE = 0.08;
const FILL_TEXT_COLORS = ['#ffffff', '#1b1f23'] as const;

export interface AccentShades {
  /** For buttons and the route line. */
  fill: Hex;
  /** For text on `fill`. */
  onFill: Hex;
  /** For links and other text on paper. */
  text: Hex;
  /** A background tint on which `text` is still readable. */
  wash: Hex;
}

function toChannels(color: Hex): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function getLuminance(color: Hex): number {
  const [r, g, b] = toChannels(color).map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio, 1 to 21. */
export function getContrast(a: Hex, b: Hex): number {
  const [low, high] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Mixes `share` of `color` over `ground`. */
export function mix(color: Hex, ground: Hex, share: number): Hex {
  const over = toChannels(ground);
  return toHexString(toChannels(color).map((c, i) => c * share + (over[i] ?? 0) * (1 - share)));
}

function toHexString(rgb: number[]): Hex {
  return `#${rgb
    .map((c) =>
      Math.round(255 * Math.min(1, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** OKLab as in https://bottosson.github.io/posts/oklab/, in polar form with the hue as a direction. */
interface Oklch {
  lightness: number;
  chroma: number;
  a: number;
  b: number;
}

function toOklch(color: Hex): Oklch {
  const [r, g, b] = toChannels(color).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(A, B);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma,
    a: chroma ? A / chroma : 0,
    b: chroma ? B / chroma : 0,
  };
}

function toLinearRgb(color: Oklch): [number, number, number] {
  const A = color.a * color.chroma;
  const B = color.b * color.chroma;
  const l = (color.lightness + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (color.lightness - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (color.lightness - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** If a screen can't show such a saturated color at this lightness, reduces the saturation until it can. */
function toHex(color: Oklch): Hex {
  let displayable = color;
  let rgb = toLinearRgb(displayable);
  while (displayable.chroma > 0 && rgb.some((c) => c < -0.0001 || c > 1.0001)) {
    displayable = { ...displayable, chroma: Math.max(0, displayable.chroma - 0.002) };
    rgb = toLinearRgb(displayable);
  }
  return toHexString(rgb.map((c) => fromLinear(Math.max(0, c))));
}

/** The shade closest in lightness that satisfies `fits`; null if only a different color would. */
function findNearestShade(accent: Hex, fits: (shade: Hex) => boolean): Hex | null {
  if (fits(accent)) return accent;
  const base = toOklch(accent);
  for (let move = LIGHTNESS_STEP; move <= MAX_LIGHTNESS_CHANGE; move += LIGHTNESS_STEP) {
    for (const lightness of [base.lightness - move, base.lightness + move]) {
      if (lightness < 0 || lightness > 1) continue;
      const shade = toHex({ ...base, lightness });
      if (fits(shade)) return shade;
    }
  }
  return null;
}

function createShades(accent: Hex, theme: Theme): AccentShades | null {
  const { paper, raised, sunken } = SURFACES[theme];
  const grounds = [paper, raised, sunken];
  const findReadableText = (shade: Hex) => FILL_TEXT_COLORS.find((ink) => getContrast(ink, shade) >= MIN_TEXT_CONTRAST);
  const fill = findNearestShade(
    accent,
    (shade) =>
      findReadableText(shade) !== undefined && grounds.every((g) => getContrast(shade, g) >= MIN_SHAPE_CONTRAST),
  );
  const onFill = fill && findReadableText(fill);
  if (!fill || !onFill) return null;
  const wash = mix(fill, paper, WASH_SHARE);
  const text = findNearestShade(accent, (shade) =>
    [...grounds, wash].every((g) => getContrast(shade, g) >= MIN_TEXT_CONTRAST),
  );
  return text === null ? null : { fill, onFill, text, wash };
}

/** The accent adjusted to both themes with enough contrast everywhere; null if that would make it another color. */
export function createAccentShades(accent: Hex): Record<Theme, AccentShades> | null {
  const light = createShades(accent, 'light');
  const dark = createShades(accent, 'dark');
  return light && dark && { light, dark };
}
