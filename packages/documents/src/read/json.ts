import { DocumentError, fromJsonResume, type Resume } from '@foothold/core/resume';

/** Deeper nesting than this has no meaning in a résumé. */
const MAX_DEPTH = 64;

/**
 * Reads a JSON Resume document.
 * @throws DocumentError `document.damaged` where it is no JSON, `document.too-complex`, `document.not-json-resume`
 */
export function readJson(bytes: Uint8Array): Resume {
  const text = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
  if (depthOf(text) > MAX_DEPTH) throw new DocumentError('document.too-complex');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new DocumentError('document.damaged', { cause: error });
  }
  return fromJsonResume(json);
}

/** How deep brackets nest outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 0x5c) i++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth--;
  }
  return deepest;
}
