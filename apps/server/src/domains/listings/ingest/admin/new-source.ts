import type { SourceField } from '@foothold/contracts/listings/choices';
import { AppError } from '../../../../platform/errors.ts';
import { toSourceId } from '../source-id.ts';
import type { ParsedPage } from '../sources/adapter.ts';
import type { RecognizedBoard } from './probe.ts';
import type { NewSource } from './sources-repository.ts';

interface NewSourceFacts {
  /** The employer; undefined if nobody names it, and null if the board has several. */
  company: string | null | undefined;
  field: SourceField | undefined;
  isOn: boolean;
  now: Date;
}

/** @throws AppError `request.invalid` without an employer */
export function toNewSource(
  { adapter, board }: RecognizedBoard,
  { company, field, isOn, now }: NewSourceFacts,
): NewSource {
  if (company === undefined)
    throw new AppError('request.invalid', {
      fields: { company: 'Enter the employer’s name. Its board doesn’t say it.' },
    });
  const { terms } = adapter;
  return {
    id: toSourceId(board.system, board.token),
    name: company === null ? adapter.name : `${company} (${adapter.name})`,
    url: board.url,
    system: board.system,
    token: board.token,
    company,
    field: field ?? null,
    state: isOn ? 'on' : 'off',
    next_run_at: isOn ? now : null,
    may_store_description: terms.mayStoreDescription,
    may_show_description: terms.mayShowDescription,
    may_mark_up_job_posting: terms.mayMarkUpJobPosting,
    attribution: terms.attribution,
  };
}

/** The employer of every job of the page. Null if they differ, and undefined if one doesn't name it. */
export function findCompany({ listings }: ParsedPage): string | null | undefined {
  const names = [...new Set(listings.map(({ listing }) => listing.company?.name))];
  if (names.includes(undefined)) return undefined;
  return names.length > 1 ? null : names[0];
}
