import { expect, test } from 'vitest';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { fetchExport } from './export-file.ts';

const createResponse = (parts: string[], init: ResponseInit = {}) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  return async () => new Response(body, init);
};

test("reports how much has arrived, and keeps the server's file name", async () => {
  const progress: number[] = [];
  const headers = { 'content-disposition': 'attachment; filename="foothold-export.zip"' };
  const file = await fetchExport(
    '/api/x',
    (bytes) => progress.push(bytes),
    createResponse(['PK', '1234'], { headers }),
  );
  expect(progress).toEqual([2, 6]);
  expect(file.name).toBe('foothold-export.zip');
  expect(await file.content.text()).toBe('PK1234');
});

test("keeps the server's message on a refusal", async () => {
  const body = JSON.stringify({ code: 'accounts.link-expired', status: 400, message: 'This link has expired.' });
  const rejectedDownload = fetchExport('/api/x', () => {}, createResponse([body], { status: 400 }));
  await expect(rejectedDownload).rejects.toBeInstanceOf(RefusedError);
  await expect(rejectedDownload).rejects.toMatchObject({ code: 'accounts.link-expired' });
});
