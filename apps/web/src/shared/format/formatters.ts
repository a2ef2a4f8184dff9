/** Time zones come from browsers, so their number isn't limited otherwise. */
const MAX_FORMATTERS = 500;

/**
 * Creating a formatter is about a hundred times as slow as using it, so formatters are cached by locale and options.
 */
function cacheFormatters<Options extends object, Formatter>(Type: new (locale: string, options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: string, options: Options = {} as Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = formatters.get(key);
    if (known) return known;
    const formatter = new Type(locale, options);
    if (formatters.size < MAX_FORMATTERS) formatters.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = cacheFormatters<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const dateFormat = cacheFormatters<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const relativeFormat = cacheFormatters<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
export const listFormat = cacheFormatters<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);
export const segmenter = cacheFormatters<Intl.SegmenterOptions, Intl.Segmenter>(Intl.Segmenter);
