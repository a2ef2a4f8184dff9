import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('jobs', 'site/jobs.tsx'),
    route('jobs/:id', 'site/listing.tsx'),
    route('score', 'site/score.tsx'),
    route('rubric', 'site/rubric.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  layout('portal/entry-layout.tsx', [
    route('portal/signup', 'portal/sign-up.tsx'),
    route('portal/login', 'portal/log-in.tsx'),
    route('portal/forgot-password', 'portal/forgot-password.tsx'),
    route('portal/reset-password', 'portal/reset-password.tsx'),
    route('portal/confirm-email', 'portal/confirm-email.tsx'),
  ]),
  route('portal/logout', 'portal/log-out.ts'),
  layout('portal/layout.tsx', [
    route('portal', 'portal/home.tsx'),
    route('portal/matches', 'portal/matches.tsx'),
    route('portal/applications', 'portal/applications.tsx'),
    route('portal/resumes', 'portal/resumes/list.tsx'),
    route('portal/resumes/:id', 'portal/resumes/resume.tsx', [
      index('portal/resumes/score.tsx'),
      route('job', 'portal/resumes/job.tsx'),
      route('improve', 'portal/resumes/improve.tsx'),
      route('reading', 'portal/resumes/reading.tsx'),
      route('versions', 'portal/resumes/versions.tsx'),
      route('download', 'portal/resumes/download.tsx'),
    ]),
    route('portal/settings', 'portal/settings.tsx'),
  ]),
  layout('console/layout.tsx', [
    route('console', 'console/home.ts'),
    route('console/members', 'console/members.tsx'),
    route('console/outbox', 'console/outbox.tsx'),
    route('console/outbox/:id', 'console/mail.tsx'),
    ...prefix('console/design', [index('console/design/kit.tsx'), route('pictures', 'console/design/pictures.tsx')]),
  ]),
  route('console/design/portal', 'console/design/portal.tsx'),
] satisfies RouteConfig;
