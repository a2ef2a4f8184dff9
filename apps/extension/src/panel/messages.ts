import type { LeftReason } from '@foothold/core/form-fill';
import type { PacketFieldState } from '@foothold/core/packet-form';
import type { FieldResult } from '../types.ts';

export const LEFT_TEXTS: Record<LeftReason, string> = {
  unclear: 'We aren’t sure what this asks.',
  'no-answer': 'You haven’t answered this yet.',
  'no-option': 'None of the options is surely your answer.',
  'member-only': 'Only you should fill this in.',
  voluntary: 'Voluntary: you haven’t set an answer.',
  filled: 'It already had a value.',
  'too-long': 'Your answer is longer than the field allows.',
  'no-entry': 'Your résumé has no further entry.',
  'other-employer': 'Your stored answer may be about another employer. Read it before you use it.',
};

/** Why a packet has nothing for a field. */
export const PACKET_LEFT_TEXTS: Record<LeftReason, string> = {
  ...LEFT_TEXTS,
  unclear: 'The approved packet doesn’t answer this.',
  'no-answer': 'The approved packet doesn’t answer this.',
  'no-option': 'None of the options is surely the packet’s answer.',
  'member-only': 'This is never filled in.',
  'too-long': 'The packet’s answer is longer than the field allows.',
};

export const PACKET_STATE_TEXTS: Record<PacketFieldState, string> = {
  same: 'As approved',
  differs: 'Differs from the approved packet. Correct or clear it.',
  empty: 'Empty. The approved packet has a value for it.',
  left: 'Left empty',
};

export const RESUME_TEXTS: Record<string, string> = {
  application: 'The résumé of this application',
  tailored: 'Tailored for this job',
  named: 'Your choice',
  latest: 'Your latest, not tailored for this job',
};

export const SPONSORSHIP_TEXTS: Record<string, string> = {
  sponsors: 'This page says that visas are sponsored.',
  'does-not-sponsor': 'This page says that visas aren’t sponsored.',
  'citizens-or-clearance': 'This page asks for citizenship, permanent residence, or a clearance.',
  unknown: 'This page doesn’t say anything about visas.',
};

/** Where a résumé has a keyword. */
export const PLACE_TEXTS: Record<string, string> = {
  work: 'in a role',
  volunteer: 'in volunteer work',
  project: 'in a project',
  held: 'listed as held',
  listed: 'only listed',
  named: 'named, not claimed',
  missing: 'not found',
};

/** Where a filled-in value comes from. */
export function describeSource({ decision }: FieldResult): string {
  if (decision.decision === 'leave') return '';
  const { source } = decision;
  switch (source.from) {
    case 'resume':
      return 'From your résumé';
    case 'profile':
      return 'From your contact details';
    case 'document':
      return 'Your document';
    case 'answer':
      return `Your answer to “${source.question}”${source.inverted ? ', turned around because the form asks the opposite' : ''}`;
  }
}
