import { redirect } from 'react-router';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { loadReceipt } from './settings/erase.server.ts';

/** Loads the data for /portal/erased. */
export async function loadErased(args: RouteArgs) {
  const receipt = await loadReceipt(args);
  if (!receipt) throw redirect('/portal/login');
  return receipt;
}
