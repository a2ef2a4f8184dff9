import { consultationRequestSchema, supportQuerySchema } from '@foothold/contracts/support/shapes';
import { describe, expect, test } from 'vitest';
import { packConsultation, packDemo, packEnterprise, packSupportQuery } from './packing.ts';

function createForm(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

const PERSON_FIELDS = { fullName: ' Noor Haddad ', email: ' noor@example.com ' };

describe('support chat payload', () => {
  test('has its four fields, trimmed', () => {
    const packed = packSupportQuery(
      createForm({ firstName: ' Noor', lastName: 'Haddad ', email: 'n@e.example', query: 'Hi ' }),
    );
    expect(packed).toEqual({ firstName: 'Noor', lastName: 'Haddad', email: 'n@e.example', query: 'Hi' });
    expect(supportQuerySchema.safeParse(packed).success).toBe(true);
  });

  test('includes the honeypot if a bot filled it in', () => {
    expect(packSupportQuery(createForm({ website: 'http://x.example' })).website).toBe('http://x.example');
  });
});

describe('consultation form payload', () => {
  test('has its fields unchanged, with agreeToTerms', () => {
    const packed = packConsultation(
      createForm({
        ...PERSON_FIELDS,
        currentRole: 'Nurse',
        targetRole: 'Charge nurse',
        experience: '4 years',
        skills: 'Telemetry',
        goals: 'Lead a ward',
        agreeToTerms: 'on',
        consultationType: 'career',
        preferredTime: 'evening',
        position: 'Document engineer',
      }),
    );
    expect(packed).toEqual({
      fullName: 'Noor Haddad',
      email: 'noor@example.com',
      currentRole: 'Nurse',
      targetRole: 'Charge nurse',
      experience: '4 years',
      skills: 'Telemetry',
      goals: 'Lead a ward',
      agreeToTerms: true,
      form: 'consultation',
      consultationType: 'career',
      preferredTime: 'evening',
      position: 'Document engineer',
    });
    expect(consultationRequestSchema.safeParse(packed).success).toBe(true);
  });

  test('leaves out invalid choices and missing agreement', () => {
    const packed = packConsultation(
      createForm({ ...PERSON_FIELDS, consultationType: 'party', preferredTime: 'midnight' }),
    );
    expect(packed).not.toHaveProperty('consultationType');
    expect(packed).not.toHaveProperty('preferredTime');
    expect(packed.agreeToTerms).toBe(false);
  });
});

describe('demo form payload', () => {
  const all = packDemo(
    createForm({
      ...PERSON_FIELDS,
      phone: '(555) 555-0100',
      company: 'Sawtooth Valley',
      message: 'Visa filters, please.',
      preferredDate: '2026-11-24',
      preferredTime: 'morning',
    }),
  );

  test("has targetRole 'Platform Demo' and the company as currentRole", () => {
    expect(all).toMatchObject({ targetRole: 'Platform Demo', currentRole: 'Sawtooth Valley', form: 'demo' });
  });

  test("has 'Demo Request' as currentRole without a company", () => {
    expect(packDemo(createForm(PERSON_FIELDS)).currentRole).toBe('Demo Request');
  });

  test('has message, phone, company, and preferred date as text in skills', () => {
    expect(all.skills).toBe(
      'Message: Visa filters, please.\nPhone: (555) 555-0100\nCompany: Sawtooth Valley\nPreferred date: 2026-11-24',
    );
    expect(packDemo(createForm(PERSON_FIELDS)).skills).toBe('');
  });

  test('has the phone in goals', () => {
    expect(all.goals).toContain('(555) 555-0100');
  });

  test('has date and time of day in separate fields that the contract accepts', () => {
    expect(all).toMatchObject({ preferredDate: '2026-11-24', preferredTime: 'morning' });
    expect(consultationRequestSchema.safeParse(all).success).toBe(true);
    expect(consultationRequestSchema.safeParse(packDemo(createForm(PERSON_FIELDS))).success).toBe(true);
  });
});

describe('enterprise form payload', () => {
  test('has type as targetRole, time as experience, discussion as skills, notes as goals, and no agreeToContact', () => {
    const packed = packEnterprise(
      createForm({
        ...PERSON_FIELDS,
        currentRole: 'Head of people',
        consultationType: 'Team Training',
        preferredTime: '3:00 PM - 6:00 PM EST',
        discussion: 'Two hundred people',
        additionalNotes: 'In spring',
        agreeToContact: 'on',
      }),
    );
    expect(packed).toEqual({
      fullName: 'Noor Haddad',
      email: 'noor@example.com',
      currentRole: 'Head of people',
      targetRole: 'Team Training',
      experience: '3:00 PM - 6:00 PM EST',
      skills: 'Two hundred people',
      goals: 'In spring',
      form: 'enterprise',
    });
    expect(consultationRequestSchema.safeParse(packed).success).toBe(true);
  });

  test("has 'Enterprise Consultation' and 'Flexible' if nothing was selected", () => {
    expect(packEnterprise(createForm(PERSON_FIELDS))).toMatchObject({
      targetRole: 'Enterprise Consultation',
      experience: 'Flexible',
    });
  });
});
