import { findFirstStep } from '../../pages/portal/first-step.server.ts';
import type { Route } from './+types/start.ts';

export const loader = (args: Route.LoaderArgs) => findFirstStep(args);
