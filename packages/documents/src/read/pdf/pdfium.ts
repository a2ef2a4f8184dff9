import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { init } from '@embedpdf/pdfium';
import { DocumentError } from '@foothold/core/resume';
import { LIMITS } from '../limits.ts';

/** A pointer into the memory of the wasm instance; 0 is null. */
export type Pointer = number;

/**
 * The PDFium functions that reading needs, called directly on the wasm exports, since the library's own wrappers cost more than
 * the calls. Signatures as in PDFium's public headers (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_transformpage.h,
 * fpdf_doc.h).
 */
interface PdfiumExports {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  malloc(size: number): Pointer;
  free(pointer: Pointer): void;
  FPDF_LoadMemDocument(data: Pointer, size: number, password: Pointer): Pointer;
  FPDF_CloseDocument(document: Pointer): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_GetMetaText(document: Pointer, tag: Pointer, buffer: Pointer, length: number): number;
  FPDF_LoadPage(document: Pointer, index: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  FPDF_GetPageWidthF(page: Pointer): number;
  FPDF_GetPageHeightF(page: Pointer): number;
  FPDF_GetPageBoundingBox(page: Pointer, rect: Pointer): number;
  FPDFPage_GetRotation(page: Pointer): number;
  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(textPage: Pointer): void;
  FPDFText_CountChars(textPage: Pointer): number;
  FPDFText_GetText(textPage: Pointer, start: number, count: number, buffer: Pointer): number;
  FPDFText_GetUnicode(textPage: Pointer, index: number): number;
  FPDFText_IsGenerated(textPage: Pointer, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: Pointer, index: number): number;
  FPDFText_GetLooseCharBox(textPage: Pointer, index: number, rect: Pointer): number;
  FPDFText_GetCharOrigin(textPage: Pointer, index: number, x: Pointer, y: Pointer): number;
  FPDFText_GetTextObject(textPage: Pointer, index: number): Pointer;
  FPDFText_GetFontSize(textPage: Pointer, index: number): number;
  FPDFText_GetFontWeight(textPage: Pointer, index: number): number;
  FPDFText_GetMatrix(textPage: Pointer, index: number, matrix: Pointer): number;
  FPDFText_GetFillColor(textPage: Pointer, index: number, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  FPDFTextObj_GetFont(object: Pointer): Pointer;
  FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  FPDFFont_GetBaseFontName(font: Pointer, buffer: Pointer, length: number): number;
  FPDFFont_GetFlags(font: Pointer): number;
  FPDFFont_GetItalicAngle(font: Pointer, angle: Pointer): number;
  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  FPDFPageObj_GetClipPath(object: Pointer): Pointer;
  FPDFClipPath_CountPaths(clip: Pointer): number;
  FPDFClipPath_CountPathSegments(clip: Pointer, path: number): number;
  FPDFClipPath_GetPathSegment(clip: Pointer, path: number, index: number): Pointer;
  FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number;
  FPDFPageObj_GetFillColor(object: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  FPDFPath_GetDrawMode(object: Pointer, fillMode: Pointer, stroke: Pointer): number;
  FPDFFormObj_CountObjects(object: Pointer): number;
  FPDFFormObj_GetObject(object: Pointer, index: number): Pointer;
  FPDFLink_Enumerate(page: Pointer, position: Pointer, link: Pointer): number;
  FPDFLink_GetAnnotRect(link: Pointer, rect: Pointer): number;
  FPDFLink_GetAction(link: Pointer): Pointer;
  FPDFAction_GetURIPath(document: Pointer, action: Pointer, buffer: Pointer, length: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, scan: Pointer, stride: number): Pointer;
  FPDFBitmap_FillRect(bitmap: Pointer, x: number, y: number, width: number, height: number, color: number): void;
  FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  FPDFBitmap_GetStride(bitmap: Pointer): number;
  FPDFBitmap_Destroy(bitmap: Pointer): void;
  FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** One running PDFium instance with a memory limit. */
export class Pdfium {
  readonly api: PdfiumExports;
  /** Space for the results of calls that write through pointers: 64 bytes. */
  readonly scratch: Pointer;
  /** True once the limit was reached: the current file is a bomb, and this instance isn't used again. */
  exhausted = false;
  #bytes: Uint8Array;
  #floats: Float32Array;
  #doubles: Float64Array;
  #words: Uint32Array;

  constructor(api: PdfiumExports) {
    this.api = api;
    const memory = api.memory;
    const grow = memory.grow.bind(memory);
    memory.grow = (pages: number) => {
      if (memory.buffer.byteLength + pages * 65_536 > LIMITS.pdfiumMemory) {
        this.exhausted = true;
        throw new RangeError('the memory ceiling is reached');
      }
      return grow(pages);
    };
    this.scratch = api.malloc(64);
    this.#bytes = new Uint8Array(memory.buffer);
    this.#floats = new Float32Array(memory.buffer);
    this.#doubles = new Float64Array(memory.buffer);
    this.#words = new Uint32Array(memory.buffer);
  }

  /** Views over the memory; recreated after growth, which detaches the old buffer. */
  #fresh(): void {
    const buffer = this.api.memory.buffer;
    if (this.#bytes.buffer === buffer) return;
    this.#bytes = new Uint8Array(buffer);
    this.#floats = new Float32Array(buffer);
    this.#doubles = new Float64Array(buffer);
    this.#words = new Uint32Array(buffer);
  }

  get bytes(): Uint8Array {
    this.#fresh();
    return this.#bytes;
  }
  get floats(): Float32Array {
    this.#fresh();
    return this.#floats;
  }
  get doubles(): Float64Array {
    this.#fresh();
    return this.#doubles;
  }
  get words(): Uint32Array {
    this.#fresh();
    return this.#words;
  }

  /** A byte string that a call wrote at `pointer`, without its terminating zero. */
  latin1(pointer: Pointer, length: number): string {
    return Buffer.from(this.bytes.buffer, pointer, Math.max(0, length - 1)).toString('latin1');
  }
}

let running: Promise<Pdfium> | undefined;

/**
 * Discards the running instance. Its memory is freed only by the garbage collector, which can take so long that the memory of
 * several bombs adds up, so a collection is forced once nothing references the instance.
 */
function drop(): void {
  running = undefined;
  setImmediate(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  });
}

/**
 * Emscripten defines getters on the global object that report symbols missing from the build. They would keep the instance's
 * memory from being freed.
 */
function removeReservedKeys(before: ReadonlySet<string>): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (before.has(name)) continue;
    if (Object.getOwnPropertyDescriptor(globalThis, name)?.get) Reflect.deleteProperty(globalThis, name);
  }
}

async function start(): Promise<Pdfium> {
  const wasm = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const quiet = () => undefined;
  // `print` and `printErr` are Emscripten's; the package's types leave them out.
  const overrides = { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer, print: quiet, printErr: quiet };
  const globals = new Set(Object.getOwnPropertyNames(globalThis));
  const wrapped = await init(overrides);
  removeReservedKeys(globals);
  wrapped.PDFiumExt_Init();
  return new Pdfium(wrapped.pdfium.wasmExports as unknown as PdfiumExports);
}

/** Starts PDFium before the first PDF. */
export async function startPdfium(): Promise<void> {
  running ??= start();
  await running;
}

/**
 * Opens a PDF, passes it to `use` and closes it. PDFium is synchronous, so one instance handles all files of a thread in
 * sequence; an instance that trapped, reached its memory limit or grew large is discarded.
 * @throws DocumentError `document.encrypted`, `document.damaged`, `document.too-complex`, and anything `use` throws
 */
export async function withPdf<T>(bytes: Uint8Array, use: (pdfium: Pdfium, document: Pointer) => T): Promise<T> {
  running ??= start();
  const pdfium = await running;
  try {
    return withDocument(pdfium, bytes, use);
  } catch (error) {
    if (error instanceof DocumentError && !pdfium.exhausted) throw error;
    drop();
    throw new DocumentError(pdfium.exhausted ? 'document.too-complex' : 'document.damaged', { cause: error });
  } finally {
    if (pdfium.exhausted || pdfium.api.memory.buffer.byteLength > LIMITS.pdfiumMemoryRetained) drop();
  }
}

function withDocument<T>(pdfium: Pdfium, bytes: Uint8Array, use: (pdfium: Pdfium, document: Pointer) => T): T {
  const { api } = pdfium;
  const data = api.malloc(bytes.length);
  if (data === 0) throw new DocumentError('document.too-complex');
  pdfium.bytes.set(bytes, data);
  const document = api.FPDF_LoadMemDocument(data, bytes.length, 0);
  try {
    if (document === 0) throw new DocumentError(loadError(api.FPDF_GetLastError()));
    const result = use(pdfium, document);
    if (pdfium.exhausted) throw new DocumentError('document.too-complex');
    return result;
  } finally {
    // After a trap the instance is discarded, and calling into it again could only hide the first error.
    if (!pdfium.exhausted) {
      if (document !== 0) api.FPDF_CloseDocument(document);
      api.free(data);
    }
  }
}

const FPDF_ERR_PASSWORD = 4;
const FPDF_ERR_SECURITY = 5;

function loadError(code: number): 'document.encrypted' | 'document.damaged' {
  return code === FPDF_ERR_PASSWORD || code === FPDF_ERR_SECURITY ? 'document.encrypted' : 'document.damaged';
}
