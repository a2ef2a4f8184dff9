import { describe, expect, it } from 'vitest';
import { makeField } from '../form-fill/test-fields.ts';
import type { FieldDescription } from '../form-fill/types.ts';
import { comparePacket, mayCompare, type PacketValues, planPacket, toHeldFile } from './compare.ts';

const RESUME = { kind: 'resume' as const, name: 'Robin-Example-Resume.pdf', size: 48_210, sha256: 'a'.repeat(64) };
const OTHER = { kind: 'other' as const, name: 'License.pdf', size: 900, sha256: 'b'.repeat(64) };
const PACKET: PacketValues = {
  company: 'Larkspur Clinic',
  contact: {
    name: 'Robin Example',
    email: 'robin@example.com',
    phone: '+12085550142',
    city: 'Boise',
    region: 'ID',
    postalCode: '',
    country: 'US',
    linkedin: '',
    github: '',
    website: '',
  },
  letter: 'Dear team',
  answers: [
    { question: 'Why do you want to work here?', answer: 'Because of your wound care team.' },
    { question: 'How many years of nursing experience do you have?', answer: '9' },
    { question: 'Will you require visa sponsorship?', answer: 'No' },
    { question: 'Gender', answer: 'I prefer not to say' },
    { question: 'I certify that all statements are true.', answer: 'Yes, I do' },
    { question: 'What is your password?', answer: 'hunter2' },
    { question: 'Shift', answer: 'Days' },
    { question: 'Shift', answer: 'Nights' },
  ],
  files: [RESUME, OTHER],
};

const plan = (label: string, changes: Partial<FieldDescription> = {}, packet = PACKET) => {
  const [decision] = planPacket([makeField(label, changes)], packet);
  if (!decision) throw new Error('no decision');
  return decision;
};
const textOf = (...args: Parameters<typeof plan>) => {
  const decision = plan(...args);
  return decision.decision === 'fill' && decision.value.type === 'text' ? decision.value.text : null;
};
const stateOf = (label: string, held: string | null | undefined, changes: Partial<FieldDescription> = {}) => {
  const field = makeField(label, changes);
  const [compared] = comparePacket([field], held === undefined ? {} : { [field.id]: held }, PACKET);
  return compared?.state;
};
const select = (...options: string[]): Partial<FieldDescription> => ({
  kind: 'select',
  options: ['Select…', ...options],
});

describe('filling a form with a packet', () => {
  it('writes contact details of the packet, and nothing that the packet doesn’t have', () => {
    expect(textOf('First Name')).toBe('Robin');
    expect(textOf('Email', { kind: 'email' })).toBe('robin@example.com');
    expect(textOf('LinkedIn URL')).toBeNull();
    expect(textOf('Street address')).toBeNull();
    expect(textOf('Desired salary')).toBeNull();
    expect(textOf('First Name', {}, { ...PACKET, contact: null })).toBeNull();
  });

  it('writes an answer for its own question only, word for word', () => {
    expect(textOf('Why do you want to work here? *', { kind: 'textarea' })).toBe('Because of your wound care team.');
    expect(textOf('How many years of nursing experience do you have?', { kind: 'number' })).toBe('9');
    expect(textOf('How many years of experience do you have?', { kind: 'number' })).toBeNull();
    expect(textOf('Why do you want to leave your job?', { kind: 'textarea' })).toBeNull();
  });

  it('never turns an answer around', () => {
    const asked = plan('Will you require visa sponsorship?', select('Yes', 'No'));
    expect(asked).toMatchObject({ decision: 'fill', value: { type: 'options', texts: ['No'] } });
    expect(plan('Can you work without visa sponsorship?', select('Yes', 'No')).decision).toBe('leave');
  });

  it('chooses only an option that surely is the answer', () => {
    expect(plan('Will you require visa sponsorship?', select('Now', 'Later')).decision).toBe('leave');
    expect(plan('State', select('Idaho', 'Iowa'))).toMatchObject({ value: { texts: ['Idaho'] } });
  });

  it('has voluntary disclosure and certifications only as the packet does', () => {
    const options = select('Woman', 'Man', 'I prefer not to say');
    expect(plan('Gender', options)).toMatchObject({ value: { texts: ['I prefer not to say'] }, from: 'answer' });
    expect(plan('Race', select('Asian', 'I prefer not to say'))).toMatchObject({ decision: 'leave' });
    expect(plan('I certify that all statements are true.', { kind: 'checkbox' })).toMatchObject({
      value: { type: 'checked', checked: true },
    });
    expect(plan('I agree to receive text messages', { kind: 'checkbox' }).decision).toBe('leave');
  });

  it('fills in no password, no number of a person, and no field against programs', () => {
    expect(plan('What is your password?')).toMatchObject({ decision: 'leave', reason: 'member-only' });
    expect(plan('Social Security number')).toMatchObject({ decision: 'leave', reason: 'member-only' });
    expect(plan('Leave this field empty').decision).toBe('leave');
  });

  it('leaves a question that the packet answers in two ways', () => {
    expect(plan('Shift').decision).toBe('leave');
  });

  it('attaches the résumé of the packet', () => {
    expect(plan('Resume/CV', { kind: 'file' })).toMatchObject({
      value: { type: 'file', documentId: RESUME.sha256 },
      from: 'file',
    });
  });
});

describe('comparing a form with a packet', () => {
  it('says which fields are the same, differ, are empty, and are left', () => {
    expect(stateOf('First Name', 'Robin')).toBe('same');
    expect(stateOf('First Name', 'Robyn')).toBe('differs');
    expect(stateOf('First Name', undefined)).toBe('empty');
    expect(stateOf('First Name', '')).toBe('empty');
    expect(stateOf('Desired salary', undefined)).toBe('left');
    expect(stateOf('Desired salary', '90000')).toBe('differs');
  });

  it('counts a mask as the same, and no other number', () => {
    expect(stateOf('Phone', '(208) 555-0142', { kind: 'tel' })).toBe('same');
    expect(stateOf('Phone', '+1 208-555-0143', { kind: 'tel' })).toBe('differs');
    expect(stateOf('Phone', '555-0142', { kind: 'tel' })).toBe('differs');
    const years = 'How many years of nursing experience do you have?';
    expect(stateOf(years, '9', { kind: 'number' })).toBe('same');
    expect(stateOf(years, '19', { kind: 'number' })).toBe('differs');
  });

  it('refuses another option, an unknown value, and voluntary disclosure that isn’t in the packet', () => {
    const options = select('Yes', 'No');
    expect(stateOf('Will you require visa sponsorship?', 'No', options)).toBe('same');
    expect(stateOf('Will you require visa sponsorship?', 'Yes', options)).toBe('differs');
    expect(stateOf('First Name', null)).toBe('differs');
    expect(stateOf('Race', 'Asian', select('Asian', 'White'))).toBe('differs');
    expect(stateOf('I agree to receive text messages', 'Yes', { kind: 'checkbox' })).toBe('differs');
  });

  it('knows files by name and size', () => {
    expect(stateOf('Resume/CV', toHeldFile(RESUME), { kind: 'file' })).toBe('same');
    expect(stateOf('Resume/CV', toHeldFile({ ...RESUME, size: 1 }), { kind: 'file' })).toBe('differs');
    expect(stateOf('Resume/CV', toHeldFile(OTHER), { kind: 'file' })).toBe('differs');
    expect(stateOf('Other documents', toHeldFile(OTHER), { kind: 'file' })).toBe('same');
    expect(stateOf('Other documents', toHeldFile({ name: 'x.pdf', size: 2 }), { kind: 'file' })).toBe('differs');
  });

  it('takes the parts of a longer name from the packet', () => {
    const field = makeField('Last Name');
    const longer = { ...PACKET, contact: PACKET.contact && { ...PACKET.contact, name: 'Ana Sofia Cruz Prieto' } };
    const states = ['Cruz Prieto', 'Prieto Cruz', 'Smith'].map(
      (held) => comparePacket([field], { [field.id]: held }, longer)[0]?.state,
    );
    expect(states).toEqual(['same', 'differs', 'differs']);
  });

  it('doesn’t depend on what is in the fields, and is the same each time', () => {
    const fields = [makeField('First Name', { filled: true }), makeField('Email', { kind: 'email' })];
    const held = { [fields[0]?.id ?? '']: 'Robin' };
    expect(comparePacket(fields, held, PACKET)).toEqual(comparePacket(fields, held, PACKET));
    expect(comparePacket(fields, held, PACKET).map(({ state }) => state)).toEqual(['same', 'empty']);
  });

  it('reads no password and no Social Security number', () => {
    expect(mayCompare(makeField('Password'), 'x')).toBe(false);
    expect(mayCompare(makeField('Comments'), 'My number is 219-09-9999')).toBe(false);
    expect(mayCompare(makeField('First Name'), 'Robin')).toBe(true);
  });
});
