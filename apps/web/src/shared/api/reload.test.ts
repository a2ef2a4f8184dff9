import { expect, test } from 'vitest';
import { reload } from './reload.ts';

test('a reload that was overtaken is no failure, any other is', async () => {
  const overtaken = () => Promise.reject(new DOMException('signal is aborted without reason', 'AbortError'));
  await expect(reload(overtaken)).resolves.toBeUndefined();
  await expect(reload(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
