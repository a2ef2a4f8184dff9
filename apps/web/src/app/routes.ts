import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('site/layout.tsx', [index('site/home.tsx'), route('*', 'site/not-found.tsx')]),
  layout('console/layout.tsx', [
    ...prefix('console/design', [index('console/design/kit.tsx'), route('pictures', 'console/design/pictures.tsx')]),
  ]),
  route('console/design/portal', 'console/design/portal.tsx'),
] satisfies RouteConfig;
