/** One line of a page, from the top down. */
export interface PdfLine {
  text: string;
  /** Points. */
  size?: number;
  /** Red, green and blue, 0 to 1. */
  color?: readonly [number, number, number];
  /** Text render mode (ISO 32000-1, 9.3.6); 3 draws nothing. */
  mode?: number;
}

const LEFT_MARGIN = 56;
const TOP_EDGE = 740;

/** A hand-written one-page PDF with text hidden in every way possible with a text editor. ASCII only. */
export function renderPdf(lines: readonly PdfLine[]): Uint8Array {
  let y = TOP_EDGE;
  const drawing = lines.map(({ text, size = 10, color = [0, 0, 0], mode = 0 }) => {
    y -= Math.max(2, size * 1.3);
    const escaped = text.replace(/[^ -~]/g, ' ').replace(/[\\()]/g, '\\$&');
    return `BT ${mode} Tr ${color.join(' ')} rg /F1 ${size} Tf 1 0 0 1 ${LEFT_MARGIN} ${y.toFixed(1)} Tm (${escaped}) Tj ET`;
  });
  const content = drawing.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`);
}
