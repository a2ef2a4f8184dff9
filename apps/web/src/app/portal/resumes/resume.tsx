import { Outlet } from 'react-router';
import type { Head } from '../../../features/resumes/resume/head.ts';
import { loadHead } from '../../../features/resumes/resume/resume.server.ts';
import { ResumeHead } from '../../../features/resumes/resume/resume-head.tsx';
import { useFreshHead } from '../../../features/resumes/resume/use-fresh-head.ts';
import { shouldReload } from '../../../shared/api/cache-page.ts';
import type { Route } from './+types/resume.ts';

export const loader = (args: Route.LoaderArgs) => loadHead(args);

/** Also reloads after a refusal: another tab may have saved first. */
export const shouldRevalidate = shouldReload;

/** The layout shared by every page about one résumé. */
export default function ResumeLayout({ loaderData }: Route.ComponentProps) {
  const head = useFreshHead(loaderData);
  return (
    <>
      <ResumeHead {...head} />
      <Outlet context={head satisfies Head} />
    </>
  );
}
