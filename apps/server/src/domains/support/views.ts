import type { Inquiry, InquiryDetail } from '@foothold/contracts/support';
import { z } from 'zod';
import type { InquiryWithAssignee, listEvents } from './inquiries/inquiries-repository.ts';

const answersSchema = z.array(z.object({ label: z.string(), value: z.string() }));

export const parseAnswers = (row: Pick<InquiryWithAssignee, 'answers'>) => answersSchema.parse(row.answers);

export function toInquiry(row: InquiryWithAssignee): Inquiry {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind as Inquiry['kind'],
    name: row.name,
    email: row.email,
    sample: row.sample_hash !== null,
    excerpt: row.excerpt,
    state: row.state as Inquiry['state'],
    createdAt: row.created_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    firstAnsweredAt: row.first_answered_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    booking:
      row.starts_at && row.ends_at
        ? {
            startsAt: row.starts_at.toISOString(),
            endsAt: row.ends_at.toISOString(),
            canceledAt: row.canceled_at?.toISOString() ?? null,
          }
        : null,
  };
}

export function toDetail(row: InquiryWithAssignee, events: Awaited<ReturnType<typeof listEvents>>): InquiryDetail {
  return {
    ...toInquiry(row),
    answers: parseAnswers(row),
    history: events.map((event) => ({
      id: String(event.id),
      kind: event.kind as InquiryDetail['history'][number]['kind'],
      by: event.by,
      text: event.detail,
      at: event.at.toISOString(),
    })),
  };
}
