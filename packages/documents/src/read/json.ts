import { DocumentError, fromJsonResume, type Resume } from '@foothold/core/resume';
import { LIMITS } from './limits.ts';

/** Deeper nesting isn't meaningful in a résumé. */
const MAX_DEPTH = 64;
/** Objects, lists and comma-separated values. */
const MAX_VALUES = 100_000;

/**
 * Reads a JSON Resume document.
 * @throws DocumentError `document.damaged` if it isn't JSON, `document.too-complex`, `document.not-json-resume`
 */
export function readJson(bytes: Uint8Array): Resume {
  const text = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
  if (isTooComplex(text)) throw new DocumentError('document.too-complex');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new DocumentError('document.damaged', { cause: error });
  }
  const resume = fromJsonResume(json);
  if (JSON.stringify(resume).length > LIMITS.characters) throw new DocumentError('document.too-complex');
  return resume;
}

/** Counts depth and values before parsing, since a megabyte of empty objects takes a hundred megabytes of memory. */
function isTooComplex(text: string): boolean {
  let depth = 0;
  let values = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 0x5c) i++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x2c) values++;
    else if (code === 0x7b || code === 0x5b) {
      values++;
      if (++depth > MAX_DEPTH) return true;
    } else if (code === 0x7d || code === 0x5d) depth--;
    if (values > MAX_VALUES) return true;
  }
  return false;
}
