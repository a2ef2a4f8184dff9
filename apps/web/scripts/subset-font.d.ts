declare module 'subset-font' {
  /**
   * Reduces a font to the characters in `text`. A variation axis is either pinned to a number or limited to a range.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
