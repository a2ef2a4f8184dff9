import { signedIn } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Support } from './service.ts';

export function supportRoutes(api: Api, support: Support) {
  return { ...publicRoutes(api, support), ...officeRoutes(api, support) };
}

function publicRoutes({ support: os }: Api, support: Support) {
  const { demos } = support;
  return {
    query: os.query.handler(({ input }) => support.query(input)),
    requestConsultation: os.requestConsultation.handler(({ input }) => support.requestConsultation(input)),
    joinWaitlist: os.joinWaitlist.handler(({ input }) => support.joinWaitlist(input)),
    availability: os.availability.handler(() => demos.availability()),
    booking: os.booking.handler(({ input }) => demos.booking(input.token)),
    bookingCalendar: os.bookingCalendar.handler(({ input }) => demos.bookingCalendar(input.token)),
    cancelBooking: os.cancelBooking.handler(({ input }) => demos.cancelBooking(input.token)),
  };
}

function officeRoutes({ support: os }: Api, { office, outbox, demos, demoWeek }: Support) {
  return {
    enquiries: os.enquiries.handler(({ input, context }) => office.enquiries(signedIn(context.actor), input)),
    exportEnquiries: os.exportEnquiries.handler(({ input, context }) =>
      office.exportEnquiries(signedIn(context.actor), input),
    ),
    enquiry: os.enquiry.handler(({ input }) => office.enquiry(input.id)),
    assignEnquiry: os.assignEnquiry.handler(({ input, context }) =>
      office.assign(signedIn(context.actor), input.id, input.assigneeId),
    ),
    answerEnquiry: os.answerEnquiry.handler(({ input, context }) =>
      office.answer(signedIn(context.actor), input.id, input),
    ),
    closeEnquiry: os.closeEnquiry.handler(({ input, context }) =>
      office.setClosed(signedIn(context.actor), input.id, input.closed),
    ),
    cancelDemo: os.cancelDemo.handler(async ({ input, context }) => {
      await demos.cancelForThem(signedIn(context.actor), input.id);
      return office.enquiry(input.id);
    }),
    staff: os.staff.handler(() => office.staff()),
    demos: os.demos.handler(({ input }) => demoWeek(input.week)),
    mails: os.mails.handler(({ input }) => outbox.mails(input.page, input.q)),
    mail: os.mail.handler(({ input }) => outbox.mail(input.id)),
  };
}
