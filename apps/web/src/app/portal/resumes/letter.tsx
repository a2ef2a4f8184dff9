import { changeLetter, loadLetter } from '../../../features/resumes/letter/letter.server.ts';
import { LetterTab } from '../../../features/resumes/letter/letter-tab.tsx';
import type { Route } from './+types/letter.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'Letter', 'Write a cover letter or follow-up email from your résumé.');

export const loader = (args: Route.LoaderArgs) => loadLetter(args);

export const action = (args: Route.ActionArgs) => changeLetter(args);

export default function Letter({ loaderData, actionData }: Route.ComponentProps) {
  return <LetterTab loaderData={loaderData} actionData={actionData} />;
}
