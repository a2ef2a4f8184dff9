import type { InquiryDetail } from '@foothold/contracts/support/shapes';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { buildInquiriesFromHref } from './query.ts';

/** The sender and the fields they filled in. */
export function Answers({ inquiry }: { inquiry: InquiryDetail }) {
  const { name, email, createdAt, answers } = inquiry;
  return (
    <DescriptionList
      items={[
        { term: 'Name', value: name },
        {
          term: 'Email',
          value: (
            <span className="flex flex-wrap gap-x-5 gap-y-1">
              <a className="link break-all" href={`mailto:${email}`}>
                {email}
              </a>
              <Link className="link" to={buildInquiriesFromHref(email)}>
                All inquiries from this address
              </Link>
            </span>
          ),
        },
        {
          term: 'Received',
          value: (
            <>
              <DateTime value={createdAt} time /> UTC
            </>
          ),
        },
        ...answers.map(({ label, value }) => ({
          term: label,
          value: <span className="block max-w-prose break-words whitespace-pre-wrap">{value}</span>,
        })),
      ]}
    />
  );
}
