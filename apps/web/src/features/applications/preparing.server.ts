import type { ErrorCode } from '@foothold/contracts/errors';
import { load } from '../../shared/api/load.ts';

const PREPARING: ErrorCode = 'listings.matches-preparing';

/** Like `load`, but returns `'preparing'` while the server is still loading the listings. */
export async function loadUnlessPreparing<T>(call: Promise<T>): Promise<T | 'preparing'> {
  try {
    return await load(call);
  } catch (failure) {
    if ((failure as { code?: unknown } | null)?.code === PREPARING) return 'preparing';
    throw failure;
  }
}
