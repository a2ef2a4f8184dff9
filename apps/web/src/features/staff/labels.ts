import type { HealthCheckName, HealthState, StaffViewPage, WaitingKind } from '@foothold/contracts/staff/shapes';
import type { Tone } from '../../shared/ui/badge.tsx';

export interface WaitingLabels {
  title: string;
  /** The console list with exactly these items. */
  list: string;
  /** The page of one of them, without its ID. */
  page: string;
}

export const WAITING: Record<WaitingKind, WaitingLabels> = {
  support: {
    title: 'Support requests',
    list: '/console/inquiries?kind=support',
    page: '/console/inquiries',
  },
  consultation: {
    title: 'Consultations',
    list: '/console/inquiries?kind=consultation',
    page: '/console/inquiries',
  },
  demo: { title: 'Demo bookings', list: '/console/inquiries?kind=demo', page: '/console/inquiries' },
  enterprise: {
    title: 'Enterprise inquiries',
    list: '/console/inquiries?kind=enterprise',
    page: '/console/inquiries',
  },
  waitlist: { title: 'Waitlist', list: '/console/inquiries?kind=waitlist', page: '/console/inquiries' },
  'new-registrations': {
    title: 'New registrations',
    list: '/console/registrations?state=new',
    page: '/console/registrations',
  },
  'registrations-in-review': {
    title: 'Registrations in review',
    list: '/console/registrations?state=in-review',
    page: '/console/registrations',
  },
  'recruiter-needed': {
    title: 'Members who need a recruiter',
    list: '/console/registrations?state=needs-recruiter',
    page: '/console/registrations',
  },
  'failed-emails': {
    title: 'Emails that couldn’t be sent',
    list: '/console/outbox?state=failed',
    page: '/console/outbox',
  },
};

export const HEALTH_LABELS: Record<HealthCheckName, string> = {
  database: 'Database',
  queue: 'Job queue',
  workers: 'Workers',
  mail: 'Mail',
  audit: 'Audit log',
};

export const HEALTH_STATES: Record<HealthState, { label: string; tone: Tone }> = {
  ok: { label: 'OK', tone: 'hold' },
  warning: { label: 'Warning', tone: 'caution' },
  failing: { label: 'Failing', tone: 'danger' },
};

/** What was looked at. */
export const STAFF_VIEW_LABELS: Record<StaffViewPage, string> = {
  member: 'Member page',
  billing: 'Billing',
  registration: 'Registration',
  client: 'Recruiter’s page',
  'client-resumes': 'Résumés',
  'client-matches': 'Matches',
  'client-applications': 'Applications',
  'client-answers': 'Answer book',
  screening: 'Screening of a listing',
};
