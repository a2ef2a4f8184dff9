import { expect, test } from 'vitest';
import { describeEntry } from './sentences.ts';

const RECRUITER = { kind: 'recruiter', name: 'Rowan Recruiter' } as const;
const MEMBER = { kind: 'member', name: 'Ana Example' } as const;
const CUSTODY = { kind: 'custody', name: null } as const;

test.each([
  [
    'task.proposed',
    RECRUITER,
    { what: 'Apply to Example Works' },
    'Rowan Recruiter proposed a task.',
    ['Apply to Example Works'],
  ],
  ['task.declined', MEMBER, { note: '' }, 'You declined a task.', []],
  [
    'mailbox.opened',
    CUSTODY,
    { recruiter: 'Rowan Recruiter', reason: 'To apply', task: 'Apply to Example Works' },
    'Rowan Recruiter viewed your mailbox password.',
    ['Apply to Example Works', 'To apply'],
  ],
  [
    'mailbox.refused',
    CUSTODY,
    { recruiter: 'Rowan Recruiter', rule: 'stored', reason: 'To apply' },
    'Rowan Recruiter was denied access to your mailbox password. No mailbox password is saved.',
    ['To apply'],
  ],
  [
    'packet.opened',
    RECRUITER,
    { job: 'Registered Nurse at Larkholt', host: 'jobs.example.com', hash: 'a' },
    'Rowan Recruiter opened your application for Registered Nurse at Larkholt in the browser extension, to fill in a form on jobs.example.com.',
    [],
  ],
  ['assignment.changed', RECRUITER, { recruiter: null }, 'Rowan Recruiter ended your recruiter’s assignment.', []],
  ['mailbox.ended', MEMBER, { reason: 'unheard of' }, 'Your mailbox password was deleted.', []],
  ['future.kind', CUSTODY, {}, 'The system did something that this page has no words for yet (future.kind).', []],
])('describes %s', (kind, actor, detail, sentence, quotes) => {
  expect(describeEntry({ kind, actor, detail })).toEqual({ sentence, quotes });
});
