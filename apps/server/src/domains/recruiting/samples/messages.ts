import { createHash } from 'node:crypto';
import type { SampleContext } from '../../../platform/samples.ts';
import type { Threads } from '../threads/threads.ts';

interface SampleMessage {
  from: 'member' | 'recruiter';
  daysAgo: number;
  /** UTC. */
  hour: number;
  text: string;
  needsReply?: true;
}

/** What sample members and their recruiter wrote to each other, by the name of the sample person. */
const SAMPLE_MESSAGES: Readonly<Record<string, readonly SampleMessage[]>> = {
  riley: [
    {
      from: 'recruiter',
      daysAgo: 36,
      hour: 15,
      text: 'Hi Riley, I’m your recruiter. I’ve read your registration and your résumé. Before I propose anything: which cities would you move to, and is there an employer you’d rather not hear from?',
      needsReply: true,
    },
    {
      from: 'member',
      daysAgo: 36,
      hour: 18,
      text: 'Hi! Anywhere within an hour’s drive, or remote. Please leave out my current employer and their parent company.',
    },
    { from: 'recruiter', daysAgo: 36, hour: 19, text: 'Noted, both. I’ll start with three listings this week.' },
    {
      from: 'member',
      daysAgo: 5,
      hour: 16,
      text: 'I have a phone screen on Thursday. They asked for two references. Should I send them before or after the call?',
    },
    {
      from: 'recruiter',
      daysAgo: 5,
      hour: 20,
      text: 'Congratulations! After the call, and only if they ask again. Tell your references first, so that they expect it. Would you let me know how it went?',
    },
    { from: 'member', daysAgo: 2, hour: 17, text: 'It went well. They’ll decide next week. Thank you for the notes!' },
    { from: 'recruiter', daysAgo: 2, hour: 18, text: 'Good to hear. I’ll follow up with you after their decision.' },
  ],
  priya: [
    {
      from: 'member',
      daysAgo: 7,
      hour: 15,
      text: 'Could you look at https://www.uscis.gov/working-in-the-united-states and tell me which of the listings you proposed mention a transfer?',
    },
    {
      from: 'recruiter',
      daysAgo: 7,
      hour: 19,
      text: 'Two of them do, and I’ve put the exact sentence into each task. Whether a transfer works for you is a question for an immigration attorney; I can only say what the listing says.',
    },
    { from: 'member', daysAgo: 0, hour: 13, text: 'I approved the first one. Can you send it before Wednesday?' },
  ],
};

/** A UUID that is the same every time. */
function createClientId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Adds them in the order of time. A reply has read what it replies to, and the member has read everything. */
export async function addSampleMessages({ goBack, person }: SampleContext, threads: Threads): Promise<void> {
  for (const [name, messages] of Object.entries(SAMPLE_MESSAGES)) {
    const member = person(name);
    for (const { from, daysAgo, hour, text, needsReply = false } of messages) {
      goBack(daysAgo, hour);
      const actor = from === 'member' ? member : person('recruiter');
      const clientId = createClientId(`${name} ${text}`);
      const sent = { memberId: member.id, text, clientId, files: [], needsReply };
      const { id } = await threads.send(actor, from, sent);
      if (from === 'recruiter') await threads.read(member, 'member', { memberId: member.id, upTo: id });
    }
  }
}
