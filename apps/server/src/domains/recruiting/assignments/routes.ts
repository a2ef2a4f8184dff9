import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { StaffDashboardReader } from './dashboard.ts';
import type { StaffingService } from './staffing.ts';

export function createStaffingRoutes(
  { recruiting: { staffing: os } }: Api,
  { staffing, staffDashboard }: { staffing: StaffingService; staffDashboard: StaffDashboardReader },
) {
  const { absences } = staffing;
  return {
    get: os.get.handler(() => staffing.get()),
    dashboard: os.dashboard.handler(() => staffDashboard()),
    setCapacity: os.setCapacity.handler(({ input, context }) =>
      staffing.setCapacity(requireUser(context.actor), input),
    ),
    balance: os.balance.handler(() => staffing.balance()),
    applyBalance: os.applyBalance.handler(({ input, context }) =>
      staffing.applyBalance(requireUser(context.actor), input.moves),
    ),
    plan: os.plan.handler(({ input, context }) => absences.plan(requireUser(context.actor), input)),
    change: os.change.handler(({ input, context }) => absences.change(requireUser(context.actor), input)),
    end: os.end.handler(({ input, context }) => absences.end(requireUser(context.actor), input.id)),
  };
}
