import { CONSULTATION_TYPES, TIME_WINDOWS } from '@foothold/contracts/support/choices';
import type { ConsultationRequest, SupportQuery } from '@foothold/contracts/support/shapes';
import { readFormText } from '../../shared/api/form-text.ts';

/** Builds the shared payload from each form's answers. */

const createFieldReader = (form: FormData) => (name: string) => readFormText(form, name).trim();

/** Present only if a bot filled in the field. */
const readHoneypot = (form: FormData) => {
  const website = readFormText(form, 'website');
  return website === '' ? {} : { website };
};

/** The submitted value if it is one of the options, and nothing otherwise. */
function parseChoice<Id extends string>(ids: readonly Id[], value: string): Id | undefined {
  return ids.find((id) => id === value);
}

const findTimeWindow = (value: string) => TIME_WINDOWS.find(({ id }) => id === value);

export function packSupportQuery(form: FormData): SupportQuery {
  const text = createFieldReader(form);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    query: text('query'),
    ...readHoneypot(form),
  };
}

/** Packs the consultation form, whose fields are sent unchanged. */
export function packConsultation(form: FormData): ConsultationRequest {
  const text = createFieldReader(form);
  const type = parseChoice(CONSULTATION_TYPES, text('consultationType'));
  const time = findTimeWindow(text('preferredTime'));
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
    ...readHoneypot(form),
  };
}

/** Packs the demo form. Answers without a field of their own go into `skills`, line by line. */
export function packDemo(form: FormData): ConsultationRequest {
  const text = createFieldReader(form);
  const [message, phone, company, date] = [text('message'), text('phone'), text('company'), text('preferredDate')];
  const time = findTimeWindow(text('preferredTime'));
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
    ...readHoneypot(form),
  };
}

/** Packs the enterprise form. Its choices use the fields of a consultation, and the contact checkbox isn't sent. */
export function packEnterprise(form: FormData): ConsultationRequest {
  const text = createFieldReader(form);
  return {
    fullName: text('fullName'),
    email: text('email'),
    currentRole: text('currentRole'),
    targetRole: text('consultationType') || 'Enterprise Consultation',
    experience: text('preferredTime') || 'Flexible',
    skills: text('discussion'),
    goals: text('additionalNotes'),
    form: 'enterprise',
    ...readHoneypot(form),
  };
}
