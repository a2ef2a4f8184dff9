import { withPdf } from '../../packages/documents/src/read/pdf/pdfium.ts';

/** The text of a PDF as a simple extractor returns it: the pages' characters in PDFium's order. */
export function readBareText(bytes: Uint8Array): Promise<string> {
  return withPdf(bytes, (pdfium, document) => {
    const { api } = pdfium;
    const pages: string[] = [];
    for (let i = 0; i < api.FPDF_GetPageCount(document); i++) {
      const page = api.FPDF_LoadPage(document, i);
      const textPage = api.FPDFText_LoadPage(page);
      const count = api.FPDFText_CountChars(textPage);
      const buffer = api.malloc(2 * count + 2);
      api.FPDFText_GetText(textPage, 0, count, buffer);
      pages.push(Buffer.from(pdfium.bytes.buffer, buffer, 2 * count).toString('utf16le'));
      api.free(buffer);
      api.FPDFText_ClosePage(textPage);
      api.FPDF_ClosePage(page);
    }
    return pages.join('\f');
  });
}
