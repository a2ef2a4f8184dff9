import type { OutgoingMail } from '@foothold/contracts/support';
import { Badge, type Tone } from '../../shared/ui/badge.tsx';

export const MAIL_STATES: Record<OutgoingMail['state'], { tone: Tone; label: string }> = {
  queued: { tone: 'neutral', label: 'Queued' },
  sent: { tone: 'hold', label: 'Delivered' },
  saved: { tone: 'caution', label: 'Saved to file' },
  failed: { tone: 'danger', label: 'Not delivered' },
};

export function MailState({ state }: { state: OutgoingMail['state'] }) {
  const { tone, label } = MAIL_STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}
