import { parseFileName, saveBlob } from '../../../shared/api/save-file.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';

export interface ExportFile {
  name: string;
  content: Blob;
}

/**
 * Downloads the export while the server is creating it.
 * @param tell called with the number of bytes received so far
 * @throws RefusedError for any unsuccessful status; whatever `fetch` throws if the connection breaks
 */
export async function fetchExport(
  url: string,
  notify: (bytes: number) => void,
  get: typeof fetch = fetch,
): Promise<ExportFile> {
  const answer = await get(url, { credentials: 'include' });
  if (!answer.ok || !answer.body) throw new RefusedError(answer.status, answer.statusText, await answer.text());
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(new Uint8Array(next.value));
    bytes += next.value.byteLength;
    notify(bytes);
  }
  const name = parseFileName(answer.headers.get('content-disposition')) ?? 'export.zip';
  return { name, content: new Blob(parts, { type: 'application/zip' }) };
}

export const saveExport = ({ name, content }: ExportFile): void => saveBlob(content, name);
