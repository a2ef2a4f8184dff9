import type { SampleContext } from '../../platform/samples.ts';
import type { Coaching } from './service.ts';

/** Career advice that the sample member asked for, computed like any other from the listings. */
export async function addSampleAnswers(coaching: Coaching, { goBack, person }: SampleContext): Promise<void> {
  goBack(9, 17);
  await coaching.ask(person('riley'), 'career-advice', {
    currentRole: 'Data Analyst',
    targetRole: 'Business Intelligence Analyst',
    skills: ['SQL', 'Excel', 'Tableau', 'Python'],
    experience: 'mid',
    goals: 'More work with dashboards, and a remote or hybrid job.',
  });
}
