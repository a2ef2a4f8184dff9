import type { Box } from '@foothold/core/resume';
import type { Pdfium, Pointer } from './pdfium.ts';

/**
 * Transforms PDF user space (origin bottom left, unrotated) to the visible page (origin top left, crop box and rotation
 * applied): `x = ax·px + bx·py + cx`, `y = ay·px + by·py + cy`.
 */
export interface PageSpace {
  width: number;
  height: number;
  ax: number;
  bx: number;
  cx: number;
  ay: number;
  by: number;
  cy: number;
}

export function pageSpace(pdfium: Pdfium, page: Pointer): PageSpace {
  const { api, scratch } = pdfium;
  const width = api.FPDF_GetPageWidthF(page);
  const height = api.FPDF_GetPageHeightF(page);
  api.FPDF_GetPageBoundingBox(page, scratch);
  const at = scratch >> 2;
  const [left = 0, top = height, right = width, bottom = 0] = pdfium.floats.subarray(at, at + 4);
  switch (api.FPDFPage_GetRotation(page)) {
    case 1:
      return { width, height, ax: 0, bx: 1, cx: -bottom, ay: 1, by: 0, cy: -left };
    case 2:
      return { width, height, ax: -1, bx: 0, cx: right, ay: 0, by: 1, cy: -bottom };
    case 3:
      return { width, height, ax: 0, bx: -1, cx: top, ay: -1, by: 0, cy: right };
    default:
      return { width, height, ax: 1, bx: 0, cx: -left, ay: 0, by: -1, cy: top };
  }
}

/** The box between two opposite corners in user space. */
export function boxOf(space: PageSpace, px0: number, py0: number, px1: number, py1: number): Box {
  const x0 = space.ax * px0 + space.bx * py0 + space.cx;
  const x1 = space.ax * px1 + space.bx * py1 + space.cx;
  const y0 = space.ay * px0 + space.by * py0 + space.cy;
  const y1 = space.ay * px1 + space.by * py1 + space.cy;
  return { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
}
