import { DEMO_ACCOUNTS } from '../demo.ts';

/** The member whose portal is filled, and who can be signed in to. The same person as on the sample résumé. */
export const SAMPLE_MEMBER = {
  key: 'riley',
  name: 'Riley Quill',
  email: 'riley.quill@demo.example',
  password: 'demo-member-password',
  joinedDaysAgo: 46,
} as const;

/** Members that only staff see. Nobody can sign in to them. */
export const SAMPLE_CLIENTS = [
  { key: 'andre', name: 'Andre Baptiste', email: 'andre.baptiste@demo.example', joinedDaysAgo: 28 },
  { key: 'priya', name: 'Priya Raman', email: 'priya.raman@demo.example', joinedDaysAgo: 26 },
  { key: 'tomas', name: 'Tomás Herrera', email: 'tomas.herrera@demo.example', joinedDaysAgo: 21 },
  { key: 'hannah', name: 'Hannah Olsen', email: 'hannah.olsen@demo.example', joinedDaysAgo: 16 },
  { key: 'kwame', name: 'Kwame Boateng', email: 'kwame.boateng@demo.example', joinedDaysAgo: 2 },
] as const;

export const DEMO_EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);
