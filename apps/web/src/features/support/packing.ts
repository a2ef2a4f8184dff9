import { CONSULTATION_TYPES, TIME_WINDOWS } from '@foothold/contracts/support/choices';
import type { ConsultationRequest, SupportQuery } from '@foothold/contracts/support/shapes';
import { formText } from '../../shared/api/form-text.ts';

/** How each form packs its answers into the shared payload. */

const read = (form: FormData) => (name: string) => formText(form, name).trim();

/** Only present if a bot filled it in. */
const honeypot = (form: FormData) => {
  const website = formText(form, 'website');
  return website === '' ? {} : { website };
};

/** The submitted value if it is one of the fixed choices; nothing otherwise. */
function choice<Id extends string>(ids: readonly Id[], value: string): Id | undefined {
  return ids.find((id) => id === value);
}

const windowOf = (value: string) => TIME_WINDOWS.find(({ id }) => id === value);

export function packSupportQuery(form: FormData): SupportQuery {
  const text = read(form);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    query: text('query'),
    ...honeypot(form),
  };
}

/** The first consultation form sends its fields unchanged. */
export function packConsultation(form: FormData): ConsultationRequest {
  const text = read(form);
  const type = choice(CONSULTATION_TYPES, text('consultationType'));
  const time = windowOf(text('preferredTime'));
  const position = text('position');
  return {
    fullName: text('fullName'),
    email: text('email'),
    currentRole: text('currentRole'),
    targetRole: text('targetRole'),
    experience: text('experience'),
    skills: text('skills'),
    goals: text('goals'),
    agreeToTerms: form.get('agreeToTerms') !== null,
    form: 'consultation',
    ...(type && { consultationType: type }),
    ...(time && { preferredTime: time.id }),
    ...(position !== '' && { position }),
    ...honeypot(form),
  };
}

/** The demo form: answers without their own field go into `skills` as text, line by line. */
export function packDemo(form: FormData): ConsultationRequest {
  const text = read(form);
  const [message, phone, company, date] = [text('message'), text('phone'), text('company'), text('preferredDate')];
  const time = windowOf(text('preferredTime'));
  const lines: [string, string][] = [
    ['Message', message],
    ['Phone', phone],
    ['Company', company],
    ['Preferred date', date],
  ];
  return {
    fullName: text('fullName'),
    email: text('email'),
    currentRole: company || 'Demo Request',
    targetRole: 'Platform Demo',
    experience: '',
    skills: lines.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])).join('\n'),
    goals: `Platform demo. Phone: ${phone || 'not given'}`,
    form: 'demo',
    preferredDate: date,
    preferredTime: time?.id ?? '',
    ...honeypot(form),
  };
}

/** The enterprise form: its choices are sent in the fields of a consultation. The contact checkbox isn't sent. */
export function packEnterprise(form: FormData): ConsultationRequest {
  const text = read(form);
  return {
    fullName: text('fullName'),
    email: text('email'),
    currentRole: text('currentRole'),
    targetRole: text('consultationType') || 'Enterprise Consultation',
    experience: text('preferredTime') || 'Flexible',
    skills: text('discussion'),
    goals: text('additionalNotes'),
    form: 'enterprise',
    ...honeypot(form),
  };
}
