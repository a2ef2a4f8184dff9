import type { Application } from '@foothold/contracts/applications';
import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import { APPLICATION_STATES, type ApplicationState } from '@foothold/core/tracking';
import { call, connectSignedIn } from '../account/connection.ts';
import { printResult } from '../account/output.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import type { Options } from '../options.ts';

/** What people call the state. */
const ALIASES: Record<string, ApplicationState> = { applied: 'submitted' };
/** States that belong to packets, which are approved on the site. */
const NOT_BY_HAND: readonly ApplicationState[] = ['awaiting-approval', 'approved'];

/** `foothold track`: saves a listing, and optionally records how far it is. Nothing is sent to an employer. */
export async function track([listing = '']: readonly string[], options: Options): Promise<ExitCode> {
  const to = options.to === undefined ? undefined : readState(options.to);
  if (to !== undefined && NOT_BY_HAND.includes(to)) throw createStateFailure(options.to ?? '');
  const connection = connectSignedIn();
  const { api } = connection;
  const application = await call(connection, async () => {
    const saved = await api.jobApplications.apply({ jobId: listing, resumeId: options.resume, note: options.note });
    return to === undefined || saved.application.state === to
      ? saved.application
      : api.applications.move({ id: saved.application.id, to, after: saved.application.lastEventId });
  });
  return printResult(options.json, application, () => describeApplication(application));
}

/** `foothold applications`: lists what the member tracks. */
export async function listApplications(_words: readonly string[], options: Options): Promise<ExitCode> {
  const state = options.state === undefined ? undefined : readState(options.state);
  const connection = connectSignedIn();
  const { applications } = await call(connection, () => connection.api.applications.list({}));
  const shown = applications.filter((one) => state === undefined || one.state === state);
  return printResult(options.json, { applications: shown }, () => [
    ...shown.flatMap(describeApplication),
    `${shown.length} ${shown.length === 1 ? 'application' : 'applications'}`,
  ]);
}

function readState(text: string): ApplicationState {
  const state = ALIASES[text] ?? APPLICATION_STATES.find((one) => one === text);
  if (state === undefined) throw createStateFailure(text);
  return state;
}

const createStateFailure = (text: string): Failure =>
  new Failure(EXIT.usage, {
    code: 'usage',
    message: `"${text}" isn’t a state that you can set.`,
    hint: `Use one of: applied, ${APPLICATION_STATES.filter((one) => !NOT_BY_HAND.includes(one)).join(', ')}`,
  });

const describeApplication = ({ id, state, job, appliedDate }: Application): string[] => [
  `${STATE_LABELS[state].padEnd(12)} ${job.title} · ${job.company}`,
  `             ${[job.place, appliedDate, id].filter(Boolean).join(' · ')}`,
];
