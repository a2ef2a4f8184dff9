/** Code points that a font has glyphs for: sorted, inclusive ranges. */
export interface Coverage {
  starts: Uint32Array;
  ends: Uint32Array;
}

const EMPTY_COVERAGE: Coverage = { starts: new Uint32Array(), ends: new Uint32Array() };

/**
 * Reads the character map of a TrueType or OpenType font: the Unicode subtable of format 12 if there is one, else that of format 4. Source:
 * OpenType specification, `cmap` table.
 */
export function readCoverage(font: Uint8Array): Coverage {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = findTable(data, 0x636d6170);
  if (cmap === undefined) return EMPTY_COVERAGE;
  const offsets = new Map<number, number>();
  for (let record = cmap + 4, left = data.getUint16(cmap + 2); left > 0; left--, record += 8) {
    const offset = cmap + data.getUint32(record + 4);
    offsets.set(data.getUint16(offset), offset);
  }
  const full = offsets.get(12);
  const basic = offsets.get(4);
  return full !== undefined ? readGroups(data, full) : basic !== undefined ? readSegments(data, basic) : EMPTY_COVERAGE;
}

export function isCovered({ starts, ends }: Coverage, codePoint: number): boolean {
  let low = 0;
  let high = starts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (starts[middle] ?? 0)) high = middle - 1;
    else if (codePoint > (ends[middle] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

function findTable(data: DataView, tag: number): number | undefined {
  for (let record = 12, left = data.getUint16(4); left > 0; left--, record += 16) {
    if (data.getUint32(record) === tag) return data.getUint32(record + 8);
  }
  return undefined;
}

function readGroups(data: DataView, offset: number): Coverage {
  const count = data.getUint32(offset + 12);
  const starts = new Uint32Array(count);
  const ends = new Uint32Array(count);
  for (let group = 0; group < count; group++) {
    starts[group] = data.getUint32(offset + 16 + group * 12);
    ends[group] = data.getUint32(offset + 20 + group * 12);
  }
  return { starts, ends };
}

function readSegments(data: DataView, offset: number): Coverage {
  // The last segment is the mandatory end mark, 0xFFFF.
  const segments = data.getUint16(offset + 6) / 2;
  const count = segments - 1;
  const starts = new Uint32Array(count);
  const ends = new Uint32Array(count);
  for (let segment = 0; segment < count; segment++) {
    ends[segment] = data.getUint16(offset + 14 + segment * 2);
    starts[segment] = data.getUint16(offset + 16 + segments * 2 + segment * 2);
  }
  return { starts, ends };
}
