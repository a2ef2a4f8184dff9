import type { consultationRequestSchema, SupportQuery, waitlistSchema } from '@foothold/contracts/support';
import type { z } from 'zod';

type Consultation = z.input<typeof consultationRequestSchema>;

/** What staff did with a sample inquiry, in this order. */
export interface SampleHandling {
  assigned?: boolean;
  /** The reply, and how many hours after the inquiry it was sent. */
  answer?: { text: string; afterHours: number; close: boolean };
}

interface Sample<T> extends SampleHandling {
  sent: T;
  hoursAgo: number;
}

const HOURS_A_DAY = 24;

export const SAMPLE_QUESTIONS: readonly Sample<SupportQuery>[] = [
  {
    sent: {
      firstName: 'Riley',
      lastName: 'Quill',
      email: 'riley.quill@demo.example',
      query: 'I corrected two dates in my résumé. Do I have to upload the file again to see the new score?',
    },
    hoursAgo: 6 * HOURS_A_DAY,
    assigned: true,
    answer: {
      text: 'No, you don’t have to. The score is computed again whenever you save a correction. Open the résumé and choose Score to see it.',
      afterHours: 3,
      close: true,
    },
  },
  {
    sent: {
      firstName: 'Imani',
      lastName: 'Brooks',
      email: 'imani.brooks@example.com',
      query: 'My PDF was rejected because it is protected with a password. Which settings should I use when I save it?',
    },
    hoursAgo: 2,
  },
  {
    sent: {
      firstName: 'Daniel',
      lastName: 'Kowalski',
      email: 'daniel.kowalski@example.com',
      query: 'Can I hide all jobs of one company? I don’t want to see my current employer in my matches.',
    },
    hoursAgo: 7,
    assigned: true,
  },
  {
    sent: {
      firstName: 'Sofia',
      lastName: 'Marchetti',
      email: 'sofia.marchetti@example.com',
      query: 'The confirmation link in my email says that it has expired. How do I get a new one?',
    },
    hoursAgo: 2 * HOURS_A_DAY,
  },
];

export const SAMPLE_CONSULTATIONS: readonly Sample<Consultation>[] = [
  {
    sent: {
      form: 'consultation',
      fullName: 'Mei-Ling Zhou',
      email: 'meiling.zhou@example.com',
      currentRole: 'Staff accountant',
      targetRole: 'Financial analyst',
      experience: '4 years',
      skills: 'Excel, SQL, month-end close',
      goals: 'I want to know which of my skills carry over, and what I should learn first.',
      consultationType: 'career',
    },
    hoursAgo: 4,
  },
  {
    sent: {
      form: 'consultation',
      fullName: 'Jamal Whitaker',
      email: 'jamal.whitaker@example.com',
      currentRole: 'Warehouse team lead',
      targetRole: 'Logistics coordinator',
      experience: '6 years',
      skills: 'Inventory, scheduling, SAP',
      goals: 'I apply a lot and rarely hear back. Please look at my résumé with me.',
      consultationType: 'resume',
    },
    hoursAgo: 3 * HOURS_A_DAY,
    assigned: true,
    answer: {
      text: 'Thank you for writing. We can go through your résumé together on the phone. Which two times between 9 AM and 5 PM Eastern would suit you this week?',
      afterHours: 5,
      close: false,
    },
  },
  {
    sent: {
      form: 'consultation',
      fullName: 'Aisha Rahman',
      email: 'aisha.rahman@example.com',
      currentRole: 'High school teacher',
      targetRole: 'Instructional designer',
      experience: '8 years',
      skills: 'Curriculum design, presentations',
      goals: 'Is there a learning path that fits a change from teaching?',
      consultationType: 'career',
    },
    hoursAgo: 8 * HOURS_A_DAY,
    assigned: true,
    answer: {
      text: 'Yes. Upload your résumé and choose a job that you would like, and the learning page lists the skills that it asks for and you don’t name yet, each with something to study.',
      afterHours: 8,
      close: true,
    },
  },
  {
    sent: {
      form: 'enterprise',
      fullName: 'Victor Almeida',
      email: 'victor.almeida@example.com',
      currentRole: 'Director of career services, Clearwater State University',
      targetRole: 'Enterprise Pricing',
      experience: 'Flexible',
      skills: 'We would like to offer this to about 400 graduates a year. How are accounts billed?',
    },
    hoursAgo: 20,
    assigned: true,
  },
];

export const SAMPLE_WAITLIST: Sample<z.input<typeof waitlistSchema>> = {
  sent: {
    firstName: 'Grace',
    lastName: 'Nakamura',
    email: 'grace.nakamura@example.com',
    currentRole: 'Customer support specialist',
    experience: 'Mid Level (3-5 years)',
    industry: 'Technology',
    targetRole: 'Customer success manager',
    skills: ['Communication', 'Data Analysis'],
    goals: ['Career Advancement', 'Remote Work'],
    urgency: 'soon',
  },
  hoursAgo: 11,
};

/** People who booked a demo this week or next. The times are chosen when they are added. */
export const SAMPLE_DEMOS = [
  { week: 'this', fullName: 'Lucía Fernández', email: 'lucia.fernandez@example.com', currentRole: 'Nurse' },
  { week: 'next', fullName: 'Owen Gallagher', email: 'owen.gallagher@example.com', currentRole: 'Electrician' },
  { week: 'next', fullName: 'Nadia Petrova', email: 'nadia.petrova@example.com', currentRole: 'QA engineer' },
] as const;
