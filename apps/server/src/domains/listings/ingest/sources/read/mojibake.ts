/** Characters of Windows-1252 that aren't their own byte. */
const BYTES = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((char, at) => [char, 0x80 + at] as const),
);

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Repairs text that was decoded as Windows-1252 although it was UTF-8: "MecÃ¡nico" is "Mecánico". Other text stays as it is. */
export function repairMojibake(text: string): string {
  return text.replaceAll(
    /[\u0080-\u00ff\u0152-\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{2,}/g,
    (run) => {
      const bytes = [...run].map((char) => BYTES.get(char) ?? char.charCodeAt(0));
      if (bytes.some((byte) => byte > 0xff)) return run;
      try {
        return decoder.decode(new Uint8Array(bytes));
      } catch {
        return run;
      }
    },
  );
}
