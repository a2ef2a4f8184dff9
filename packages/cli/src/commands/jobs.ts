import type { Listing, ListingMatch } from '@foothold/contracts/listings';
import { SPONSORSHIP_LABELS } from '@foothold/contracts/listings/words';
import { call, connect, connectSignedIn } from '../account/connection.ts';
import { printResult } from '../account/output.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import type { Options } from '../options.ts';

const MATCHES_AT_ONCE = '10';

/** `foothold jobs search`: searches listings. Signed in, it leaves out what the member has hidden. */
export async function searchJobs(words: readonly string[], options: Options): Promise<ExitCode> {
  const [verb, ...rest] = words;
  if (verb !== 'search')
    throw new Failure(EXIT.usage, {
      code: 'usage',
      message: 'Use "foothold jobs search".',
      hint: 'See "foothold jobs --help".',
    });
  const connection = connect();
  const { api, signedIn } = connection;
  const search = {
    q: rest.join(' '),
    place: options.place,
    remote: options.remote,
    payMin: options['pay-min'],
    sponsorship: options.sponsorship,
    page: options.page,
  };
  const found = await call(connection, async () =>
    signedIn ? await api.jobs.search(search as never) : await api.listings.search(search as never),
  );
  return printResult(options.json, found, () => [
    ...found.items.flatMap(describeListing),
    `${found.total} jobs, page ${found.page} of ${found.pages}`,
  ]);
}

/** `foothold match`: lists the jobs that fit a résumé best. */
export async function matchJobs(_words: readonly string[], options: Options): Promise<ExitCode> {
  const connection = connectSignedIn();
  const found = await call(connection, () =>
    connection.api.jobs.match({
      resumeId: options.resume,
      limit: options.limit ?? MATCHES_AT_ONCE,
      state: options.state,
    }),
  );
  return printResult(options.json, found, () => [
    ...found.matches.flatMap(describeMatch),
    `${found.total} matches of ${found.considered} open jobs`,
  ]);
}

function describeListing({ id, title, company, places, pay, sponsorship }: Listing): string[] {
  const place = places.map(({ city, region }) => [city, region].filter(Boolean).join(', ')).join('; ');
  const money = pay && `${pay.min ?? ''}–${pay.max ?? ''} ${pay.currency} a ${pay.period}`;
  const sponsors = sponsorship.value === 'unknown' ? null : SPONSORSHIP_LABELS[sponsorship.value];
  return [`${title} · ${company.name}`, `  ${[place, money, sponsors, id].filter(Boolean).join(' · ')}`];
}

function describeMatch({ score, listing, reasons }: ListingMatch): string[] {
  const [name = '', ...rest] = describeListing(listing);
  return [`${String(score).padStart(3)}  ${name}`, ...rest, ...reasons.slice(0, 3).map(({ text }) => `       ${text}`)];
}
