import { signedIn } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Support } from './service.ts';

export function supportRoutes(api: Api, support: Support) {
  return { ...publicRoutes(api, support), ...adminRoutes(api, support) };
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

function adminRoutes({ support: os }: Api, { admin, outbox, demos, demoWeek }: Support) {
  return {
    enquiries: os.enquiries.handler(({ input, context }) => admin.enquiries(signedIn(context.actor), input)),
    exportEnquiries: os.exportEnquiries.handler(({ input, context }) =>
      admin.exportEnquiries(signedIn(context.actor), input),
    ),
    enquiry: os.enquiry.handler(({ input }) => admin.enquiry(input.id)),
    assignEnquiry: os.assignEnquiry.handler(({ input, context }) =>
      admin.assign(signedIn(context.actor), input.id, input.assigneeId),
    ),
    answerEnquiry: os.answerEnquiry.handler(({ input, context }) =>
      admin.answer(signedIn(context.actor), input.id, input),
    ),
    closeEnquiry: os.closeEnquiry.handler(({ input, context }) =>
      admin.setClosed(signedIn(context.actor), input.id, input.closed),
    ),
    cancelDemo: os.cancelDemo.handler(async ({ input, context }) => {
      await demos.cancelForThem(signedIn(context.actor), input.id);
      return admin.enquiry(input.id);
    }),
    staff: os.staff.handler(() => admin.staff()),
    demos: os.demos.handler(({ input }) => demoWeek(input.week)),
    mails: os.mails.handler(({ input }) => outbox.mails(input.page, input.q)),
    mail: os.mail.handler(({ input }) => outbox.mail(input.id)),
  };
}
