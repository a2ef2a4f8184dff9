import type { ImportedArchive } from '@foothold/contracts/accounts';
import { endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';

const IMPORT = endpoint('POST /api/accounts/import');

/**
 * Uploads an archive and reports how much of it was sent, which `fetch` can't do.
 * @param notify called with the share that was sent, 0 to 1
 * @throws RefusedError for any unsuccessful status; Error if the connection broke
 */
export function sendArchive(form: FormData, notify: (share: number) => void): Promise<ImportedArchive> {
  const [, path = ''] = IMPORT.split(' ');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) notify(loaded / total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as ImportedArchive);
      else reject(new RefusedError(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(new Error('The connection was lost.'));
    request.send(form);
  });
}

/** What a form says after an import was refused because the plan has no room. Null for other refusals. */
export function describePlanLimit(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('limit' in data && 'stored' in data && 'adds' in data))
    return null;
  const { limit, stored, adds } = data;
  const what = 'what' in data && data.what === 'resumes' ? 'résumés' : 'applications';
  return `Your plan stores ${limit} ${what}. You have ${stored}, and this archive has ${adds}. Nothing was imported. Delete some, or choose a plan that stores more, and import it again.`;
}
