import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Support } from './service.ts';

export function createSupportRoutes(api: Api, support: Support) {
  return {
    ...createPublicRoutes(api, support),
    ...createAdminRoutes(api, support),
    ...createTemplateRoutes(api, support),
  };
}

function createPublicRoutes({ support: os }: Api, support: Support) {
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

function createAdminRoutes({ support: os }: Api, { admin, changeInquiries, outbox, demos, demoWeek }: Support) {
  return {
    inquiries: os.inquiries.handler(({ input, context }) => admin.inquiries(requireUser(context.actor), input)),
    exportInquiries: os.exportInquiries.handler(({ input, context }) =>
      admin.exportInquiries(requireUser(context.actor), input),
    ),
    inquiry: os.inquiry.handler(({ input }) => admin.inquiry(input.id)),
    assignInquiry: os.assignInquiry.handler(({ input, context }) =>
      admin.assign(requireUser(context.actor), input.id, input.assigneeId),
    ),
    answerInquiry: os.answerInquiry.handler(({ input, context }) =>
      admin.answer(requireUser(context.actor), input.id, input),
    ),
    closeInquiry: os.closeInquiry.handler(({ input, context }) =>
      admin.setClosed(requireUser(context.actor), input.id, input.closed),
    ),
    changeInquiries: os.changeInquiries.handler(({ input, context }) =>
      changeInquiries(requireUser(context.actor), input.ids, input.change),
    ),
    cancelDemo: os.cancelDemo.handler(async ({ input, context }) => {
      await demos.cancelByStaff(requireUser(context.actor), input.id);
      return admin.inquiry(input.id);
    }),
    staff: os.staff.handler(() => admin.staff()),
    demos: os.demos.handler(({ input }) => demoWeek(input.week)),
    mails: os.mails.handler(({ input }) => outbox.mails(input)),
    mail: os.mail.handler(({ input }) => outbox.mail(input.id)),
  };
}

function createTemplateRoutes({ support: os }: Api, { templates }: Support) {
  return {
    templates: os.templates.handler(() => templates.list()),
    createTemplate: os.createTemplate.handler(({ input, context }) =>
      templates.create(requireUser(context.actor), input),
    ),
    updateTemplate: os.updateTemplate.handler(({ input, context }) =>
      templates.update(requireUser(context.actor), input),
    ),
    deleteTemplate: os.deleteTemplate.handler(async ({ input, context }) => {
      await templates.remove(requireUser(context.actor), input.id);
      return {};
    }),
  };
}
