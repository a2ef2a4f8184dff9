import { crc32, deflateSync } from 'node:zlib';
import { DocumentError } from '@foothold/core/resume';
import { withPdf } from './pdfium.ts';

/** An A0 page with this many pixels still fits in the memory limit. */
const MAX_PIXELS = 8_000_000;
const FORMAT_BGRX = 3; // FPDFBitmap_BGRx
const WITH_ANNOTATIONS = 0x01; // FPDF_ANNOT
const WHITE = 0xffffffff;

/**
 * Renders one page on white.
 * @param pageNumber from 1
 * @param scale pixels per point; reduced if the image would be too large
 * @returns a PNG
 * @throws DocumentError `document.damaged`, also if there is no such page
 */
export function renderPage(bytes: Uint8Array, pageNumber: number, scale: number): Promise<Uint8Array> {
  return withPdf(bytes, (pdfium, document) => {
    const { api } = pdfium;
    const page = api.FPDF_LoadPage(document, pageNumber - 1);
    if (page === 0) throw new DocumentError('document.damaged');
    const points = { width: api.FPDF_GetPageWidthF(page), height: api.FPDF_GetPageHeightF(page) };
    const fitting = Math.min(scale, Math.sqrt(MAX_PIXELS / (points.width * points.height)));
    const width = Math.max(1, Math.round(points.width * fitting));
    const height = Math.max(1, Math.round(points.height * fitting));
    const bitmap = api.FPDFBitmap_CreateEx(width, height, FORMAT_BGRX, 0, 0);
    if (bitmap === 0) throw new DocumentError('document.too-complex');
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
    const pixels = pdfium.bytes.subarray(api.FPDFBitmap_GetBuffer(bitmap));
    const png = encodePng(pixels, width, height, api.FPDFBitmap_GetStride(bitmap));
    api.FPDFBitmap_Destroy(bitmap);
    api.FPDF_ClosePage(page);
    return png;
  });
}

/** Encodes a PNG (https://www.w3.org/TR/png-3/) with 8-bit RGB from blue, green, red and one unused byte per pixel. */
function encodePng(pixels: Uint8Array, width: number, height: number, stride: number): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let to = 0;
  for (let y = 0; y < height; y++) {
    to++; // filter type 0
    for (let from = y * stride, x = 0; x < width; x++, from += 4) {
      rows[to++] = pixels[from + 2] ?? 0;
      rows[to++] = pixels[from + 1] ?? 0;
      rows[to++] = pixels[from] ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(rows, { level: 4 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
