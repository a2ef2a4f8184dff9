import { getOccupation } from '../../jobs/index.ts';
import type { OccupationProfile } from '../profiles/index.ts';

const UNION = 'by the hour, with overtime; union contracts publish their scale';
const PUBLIC = 'on a public pay scale by rank and years, with overtime';
const SCHOOL = 'on a public salary schedule by years and degree, which the district publishes';
const COMMISSION = 'a base salary plus commission, so ask what share of the team reaches its target';

/** How people are paid, where it isn’t simply by the hour or a salary. */
const BASIS: Record<string, string> = {
  'real-estate-agent': 'by commission only, at closing, so the first check often comes months after the license',
  'truck-driver': 'by the mile, the hour, or the load, so compare a whole week',
  'registered-nurse': 'by the hour, with extra for nights and weekends',
  pilot: 'by the flight hour, on a scale by aircraft and years that airlines publish',
  'flight-attendant': 'by the flight hour, so ask how many hours are guaranteed',
  teacher: SCHOOL,
  'special-education-teacher': SCHOOL,
  'school-counselor': SCHOOL,
  principal: SCHOOL,
  'police-officer': PUBLIC,
  firefighter: PUBLIC,
  'correctional-officer': PUBLIC,
  'account-executive': COMMISSION,
  'sales-development-representative': COMMISSION,
  'sales-manager': COMMISSION,
  'financial-advisor': 'by a salary or draw at first, then by commission or fees',
  'insurance-agent': 'by commission, sometimes with a base at first',
  'loan-officer': 'by commission on closed loans, sometimes with a base',
  server: 'by the hour plus tips',
  bartender: 'by the hour plus tips',
  'hair-stylist': 'by the hour or by commission, plus tips, or by your own clients if you rent a chair',
  barber: 'by commission, plus tips, or by your own clients if you rent a chair',
  photographer: 'by the job, so count the hours for editing and clients, too',
  'construction-inspector': 'by the hour or a salary; traveling work often adds per diem and overtime',
  dispatcher: 'by the hour or a salary, without the miles that a driver is paid for',
  attorney: 'a salary that differs widely by firm size and public or private work',
  'military-member': 'by grade and years on a public scale, with allowances',
};
const HOURLY_FIELDS = new Set(['construction', 'repair', 'manufacturing']);

/** How the work is paid and where to look up the amounts. We hold no amounts ourselves. */
export function answerPay(
  occupation: string,
  name: string,
  profile: OccupationProfile,
  where: string,
  compares: boolean,
): string[] {
  const basis =
    BASIS[occupation] ??
    (HOURLY_FIELDS.has(getOccupation(occupation)?.field ?? '') && profile.conditions.has('no-degree')
      ? UNION
      : profile.conditions.has('commission')
        ? 'partly by commission or tips, so plan for uneven months'
        : profile.conditions.has('no-degree')
          ? 'by the hour'
          : null);
  return [
    ...(basis ? [`${name.charAt(0).toUpperCase()}${name.slice(1)} work is usually paid ${basis}.`] : []),
    `Look up the wages ${where} at careeronestop.org${compares ? ' for both jobs, and count overtime, allowances, and benefits' : ' or in the Occupational Outlook Handbook (bls.gov/ooh)'}.`,
  ];
}
