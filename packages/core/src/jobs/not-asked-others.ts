import type { Rule } from './not-asked-types.ts';

/** Rules of what isn’t asked for the names that a sentence leaves to somebody else: the employer, whom it serves, and those who do other work. */
export const OTHERS_RULES = [
  {
    reason: 'what the employer holds',
    clause:
      /^\W*we (?:also |currently |proudly )?(?:hold|carry|maintain|are certified (?:to|in|for)|have been certified)\b[^.;]{0,40}$/i,
    unless: ({ clause }) => /\bwho\b/i.test(clause),
  },
  {
    reason: 'the work of others',
    clause:
      /^\W*(?:the|our|a separate|another|other) (?!(?:person|candidate|applicant|role|job|position|successful|ideal|right|new|incumbent|work|duties|selected)\b)(?:[\w-]+ ){0,2}(?:does|do|handles?|takes? care of|covers?|owns?|runs?|manages?|writes?) (?:all |most of )?(?:the |our |of the )?(?:[\w-]+ )?$/i,
  },
  {
    reason: 'the work of others',
    after:
      /^(?: [\w-]+)? (?:stays|remains|is (?:handled|done|covered|owned|run)|belongs|rests|falls|goes) (?:with|by|to) (?!you\b)/i,
  },
  {
    reason: 'the work of others',
    clause:
      /\bwhile (?:our|the|another|other) (?:[\w-]+ ){1,2}(?:do|does|handles?|makes?|runs?|takes? care of|covers?) (?:the |all )?(?:[\w-]+ )?$/i,
  },
  {
    reason: 'what the employer pays for',
    clause:
      /\b(?:you (?:get|receive|earn)|we (?:pay for|cover|reimburse|give you)|paid|free|reimbursed)\b[^.;]{0,50}$/i,
    after: /^(?: [\w-]+)? (?:course|class|training|renewals?|fees?|exam|tuition|certification)\b/i,
  },
  {
    reason: 'an accommodation',
    clause: /\b(?:accommodations?|interpreters?)\b[^.;]{0,40}$/i,
    after: /^[^.;]{0,40}\b(?:available|provided|on request|upon request|interpreters? (?:is|are))\b/i,
  },
  {
    reason: 'praise of the employer',
    clause: /^\W*$/,
    after:
      /^ (?:is|are|runs|lives) (?:in|at the heart of|through|our|what we) (?:our|everything|us|are|passion|bones|veins)?/i,
    unless: ({ after }) => /\b(?:requir|must|need|job|role|work)\w*\b/i.test(after),
  },
  {
    reason: 'whom the employer serves',
    clause:
      /^\W*(?:our|the|most of our|many of our) (?:[\w-]+ )?(?:customers?|clients?|patients?|guests|members|users|partners|tenants|readers|students|buyers) (?:is|are|include|come from)\b[^.;]{0,60}$/i,
  },
] as const satisfies readonly Rule[];
