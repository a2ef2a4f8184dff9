import type { LinkArea, TextRun } from '@foothold/core/resume';
import { boxOf, type PageSpace } from './geometry.ts';
import type { Pdfium, Pointer } from './pdfium.ts';

const MAX_LINKS = 500;
const MAX_ADDRESS = 2000;

/** The areas of a page that link to an address. */
export function readLinks(pdfium: Pdfium, document: Pointer, page: Pointer, space: PageSpace): LinkArea[] {
  const { api, scratch } = pdfium;
  const links: LinkArea[] = [];
  pdfium.words[scratch >> 2] = 0;
  while (links.length < MAX_LINKS && api.FPDFLink_Enumerate(page, scratch, scratch + 4)) {
    const link = pdfium.words[(scratch >> 2) + 1] ?? 0;
    const href = readAddress(pdfium, document, link);
    if (href === '' || !api.FPDFLink_GetAnnotRect(link, scratch + 8)) continue;
    const at = (scratch >> 2) + 2;
    const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats.subarray(at, at + 4);
    links.push({ ...boxOf(space, left, bottom, right, top), href });
  }
  return links;
}

function readAddress(pdfium: Pdfium, document: Pointer, link: Pointer): string {
  const { api } = pdfium;
  const action = api.FPDFLink_GetAction(link);
  if (action === 0) return '';
  const length = api.FPDFAction_GetURIPath(document, action, 0, 0);
  if (length <= 1 || length > MAX_ADDRESS) return '';
  const buffer = api.malloc(length);
  api.FPDFAction_GetURIPath(document, action, buffer, length);
  const href = pdfium.latin1(buffer, length);
  api.free(buffer);
  return href;
}

/** Sets the link of each run that is under one. */
export function linkRuns(runs: TextRun[], links: LinkArea[]): void {
  if (links.length === 0) return;
  for (const run of runs) {
    const x = run.x + run.width / 2;
    const y = run.y + run.height / 2;
    const link = links.find(
      (area) => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height,
    );
    if (link) run.href = link.href;
  }
}
