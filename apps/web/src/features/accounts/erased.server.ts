import { redirect } from 'react-router';
import type { PageArgs } from '../../shared/api/route-data.ts';
import { loadReceipt } from './settings/erase.server.ts';

/** Loads the data for /portal/erased. */
export async function loadErased(args: PageArgs) {
  const receipt = await loadReceipt(args);
  if (!receipt) throw redirect('/portal/login');
  return receipt;
}
