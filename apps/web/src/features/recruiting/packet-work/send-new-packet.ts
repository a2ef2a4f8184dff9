import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { cachePage, shouldReload } from '../../../shared/api/cache-page.ts';
import { createPacketStore } from './draft.ts';

/** Sends the form. Once the application is proposed, the stored draft isn’t needed anymore. */
export async function sendNewPacket<T>(send: () => Promise<T>, memberId: string, url: string) {
  try {
    return await cachePage(send, { intent: '', draft: null });
  } catch (answer) {
    // It was proposed, and the router goes to it.
    if (answer instanceof Response && answer.status >= 300 && answer.status < 400) {
      const { searchParams } = new URL(url);
      createPacketStore(memberId, searchParams.get('listing') ?? '', searchParams.get('replaces')).forget();
    }
    throw answer;
  }
}

/** Looking up answers and attaching files change nothing else on the page. After a refused proposal, the rules may have changed. */
export const shouldReloadChecks = (change: ShouldRevalidateFunctionArgs): boolean =>
  change.formData && change.formMethod === 'POST'
    ? change.formData.get('intent') === 'propose' && shouldReload(change)
    : change.defaultShouldRevalidate;
