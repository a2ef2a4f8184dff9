import { isLocalTime, isTimeZone } from '@foothold/core/tracking';
import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { PAY_PERIODS } from '../listings/choices.ts';
import { numberSchema, wholeNumberSchema } from '../numbers.ts';
import { APPLICATIONS_ERRORS } from './errors.ts';
import { INTERVIEW_KINDS, MAX_COMPARED_OFFERS, planLimits } from './planning-choices.ts';
import {
  applicationFileSchema,
  applicationSettingsSchema,
  calendarEntrySchema,
  comparedOfferSchema,
  contactSchema,
  followUpSchema,
  interviewSchema,
  offerSchema,
  planSchema,
  reminderSchema,
} from './planning-shapes.ts';

export * from './planning-choices.ts';
export * from './planning-shapes.ts';

const endpoint = createEndpointFactory(APPLICATIONS_ERRORS);

const notFound = ['resource.not-found'] as const;
const id = z.string().max(64);
const one = { id };
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use ${most.toLocaleString('en-US')} characters or fewer.`);
const requiredText = (most: number, message: string) => text(most).min(1, message);
/** Forms send line ends as CRLF. */
const longText = (most: number) =>
  z
    .string()
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(most, `Use ${most.toLocaleString('en-US')} characters or fewer.`));
const localTime = (message: string) => z.string().max(16, message).refine(isLocalTime, message);
const timeZone = z.string().max(planLimits.timeZone).refine(isTimeZone, 'Choose a time zone.');

const interviewInput = {
  title: requiredText(planLimits.title, 'Enter a title, such as “Phone screen”.'),
  kind: z.enum(INTERVIEW_KINDS),
  /** The day and time of day in `timeZone`: `2026-12-03T10:00`. */
  starts: localTime('Enter the day and time.'),
  timeZone,
  minutes: wholeNumberSchema(planLimits.minutes),
  place: text(planLimits.place),
  people: text(planLimits.people),
  note: longText(planLimits.note),
};
const reminderInput = {
  text: requiredText(planLimits.reminder, 'Enter what to remind you of.'),
  /** The day and time of day in `timeZone`: `2026-12-03T10:00`. */
  due: localTime('Enter the day and time.'),
  timeZone,
};
const contactInput = {
  name: requiredText(planLimits.contactName, 'Enter a name.'),
  role: text(planLimits.contactRole),
  email: z.union([z.literal(''), z.email('Enter an email address like name@example.com.').max(planLimits.email)]),
  phone: text(planLimits.phone),
  note: longText(planLimits.note),
};
const amount = numberSchema({ min: 0, max: planLimits.money }, 'Enter an amount in numbers.').nullable();
const offerInput = z.object({
  base: amount,
  currency: z.string().regex(/^[A-Z]{3}$/, 'Enter a currency as three letters, such as USD.'),
  period: z.enum(PAY_PERIODS),
  bonus: amount,
  equity: longText(planLimits.offerText),
  benefits: longText(planLimits.offerText),
  daysOff: wholeNumberSchema({ min: 0, max: planLimits.daysOff }).nullable(),
  remote: text(planLimits.offerRemote),
  startsOn: z.iso.date('Enter a date.').nullable(),
  answerBy: z.iso.date('Enter a date.').nullable(),
  note: longText(planLimits.note),
});

const partial = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial();
const write = { access: 'signed-in', scope: 'applications:write' } as const;
const read = { access: 'signed-in', scope: 'applications:read' } as const;
const full = ['applications.entry-limit'] as const;
/** A file or calendar that a browser saves and never shows. */
const sent = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(File) });

const interviewEndpoints = {
  addInterview: endpoint({
    ...write,
    method: 'POST',
    path: '/api/applications/{id}/interviews',
    example: { starts: '2026-12-01T09:30' },
    summary: 'Add an interview to an application',
    status: 201,
    errors: [...notFound, ...full],
  })
    .input(
      z.object({
        ...one,
        ...interviewInput,
        kind: interviewInput.kind.default('video'),
        minutes: interviewInput.minutes.default(60),
        place: interviewInput.place.default(''),
        people: interviewInput.people.default(''),
        note: interviewInput.note.default(''),
      }),
    )
    .output(interviewSchema),
  changeInterview: endpoint({
    ...write,
    method: 'PATCH',
    path: '/api/applications/{id}/interviews/{interviewId}',
    summary: 'Change, cancel, or restore an interview; what is omitted stays',
    errors: notFound,
  })
    .input(partial({ ...interviewInput, canceled: z.boolean() }).extend({ ...one, interviewId: id }))
    .output(interviewSchema),
  removeInterview: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/applications/{id}/interviews/{interviewId}',
    summary: 'Delete an interview; cancel it instead if it is in a calendar',
    errors: notFound,
  })
    .input(z.object({ ...one, interviewId: id }))
    .output(z.object({})),
  interviewCalendar: endpoint({
    ...read,
    method: 'GET',
    path: '/api/applications/{id}/interviews/{interviewId}/calendar',
    files: ['text/calendar'],
    summary: 'Download an interview as a calendar file',
    answer: 'download',
    errors: notFound,
  })
    .route({ outputStructure: 'detailed' })
    .input(z.object({ ...one, interviewId: id }))
    .output(sent),
};

const reminderEndpoints = {
  addReminder: endpoint({
    ...write,
    method: 'POST',
    path: '/api/applications/{id}/reminders',
    example: { due: '2026-12-01T09:30' },
    summary: 'Add a reminder to an application',
    status: 201,
    errors: [...notFound, ...full],
  })
    .input(z.object({ ...one, ...reminderInput, followUp: z.boolean().default(false) }))
    .output(reminderSchema),
  changeReminder: endpoint({
    ...write,
    method: 'PATCH',
    path: '/api/applications/{id}/reminders/{reminderId}',
    summary: 'Change a reminder or mark it as done; what is omitted stays',
    errors: notFound,
  })
    .input(partial({ ...reminderInput, done: z.boolean() }).extend({ ...one, reminderId: id }))
    .output(reminderSchema),
  removeReminder: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/applications/{id}/reminders/{reminderId}',
    summary: 'Delete a reminder',
    errors: notFound,
  })
    .input(z.object({ ...one, reminderId: id }))
    .output(z.object({})),
  followUp: endpoint({
    ...read,
    method: 'GET',
    path: '/api/applications/{id}/follow-up',
    summary: 'Draft an email that asks the employer for news, or thanks for an interview; nothing is stored or sent',
    answer: 'work',
    limits: [{ points: 300, seconds: 3600, by: ['account'] }],
    errors: notFound,
  })
    .input(z.object(one))
    .output(followUpSchema),
  recordFollowUp: endpoint({
    ...write,
    method: 'POST',
    path: '/api/applications/{id}/follow-ups',
    summary: 'Record that you followed up: its reminders are done, and the next one is in ten days',
    status: 201,
    errors: [...notFound, ...full],
  })
    .input(z.object({ ...one, timeZone }))
    .output(reminderSchema),
};

const contactEndpoints = {
  addContact: endpoint({
    ...write,
    method: 'POST',
    path: '/api/applications/{id}/contacts',
    summary: 'Add a contact to an application',
    status: 201,
    errors: [...notFound, ...full],
  })
    .input(
      z.object({
        ...one,
        name: contactInput.name,
        role: contactInput.role.default(''),
        email: contactInput.email.default(''),
        phone: contactInput.phone.default(''),
        note: contactInput.note.default(''),
      }),
    )
    .output(contactSchema),
  changeContact: endpoint({
    ...write,
    method: 'PATCH',
    path: '/api/applications/{id}/contacts/{contactId}',
    summary: 'Change a contact; what is omitted stays',
    errors: notFound,
  })
    .input(partial(contactInput).extend({ ...one, contactId: id }))
    .output(contactSchema),
  removeContact: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/applications/{id}/contacts/{contactId}',
    summary: 'Delete a contact',
    errors: notFound,
  })
    .input(z.object({ ...one, contactId: id }))
    .output(z.object({})),
};

const fileEndpoints = {
  addFile: endpoint({
    ...write,
    method: 'POST',
    path: '/api/applications/{id}/files',
    summary: 'Attach a file of up to 10 MB to an application',
    status: 201,
    bodyLimit: planLimits.fileBytes + 512 * KILOBYTE,
    takesForm: true,
    replays: false,
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: [...notFound, 'applications.file-size', 'applications.file-limit'],
  })
    .input(z.object({ ...one, file: z.instanceof(File, { error: 'Choose a file.' }) }))
    .output(applicationFileSchema),
  file: endpoint({
    ...read,
    method: 'GET',
    path: '/api/applications/{id}/files/{fileId}',
    files: ['*/*'],
    summary: 'Download a file of an application',
    answer: 'download',
    errors: notFound,
  })
    .route({ outputStructure: 'detailed' })
    .input(z.object({ ...one, fileId: id }))
    .output(sent),
  removeFile: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/applications/{id}/files/{fileId}',
    summary: 'Delete a file of an application',
    errors: notFound,
  })
    .input(z.object({ ...one, fileId: id }))
    .output(z.object({})),
};

const offerEndpoints = {
  setOffer: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/applications/{id}/offer',
    example: { startsOn: '2027-01-04', answerBy: '2026-12-11' },
    summary: 'Save the offer of an application, instead of what was there',
    errors: notFound,
  })
    .input(offerInput.extend(one))
    .output(offerSchema),
  removeOffer: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/applications/{id}/offer',
    summary: 'Delete the offer of an application',
    errors: notFound,
  })
    .input(z.object(one))
    .output(z.object({})),
  offers: endpoint({
    ...read,
    method: 'GET',
    path: '/api/applications/offers',
    summary: 'Compare up to four offers, the latest by default, with typical pay where enough listings state it',
  })
    .input(
      z.object({
        /** IDs of up to four applications, separated by commas. Those without an offer are skipped. */
        ids: z
          .string()
          .max(64 * (MAX_COMPARED_OFFERS + 1))
          .transform((list) => [...new Set(list.split(',').filter((part) => part !== ''))])
          .refine((ids) => ids.length <= MAX_COMPARED_OFFERS, `Choose up to ${MAX_COMPARED_OFFERS} offers.`)
          .optional(),
      }),
    )
    .output(
      z.object({
        offers: z.array(comparedOfferSchema),
        /** Every application with an offer, the latest first. */
        known: z.array(z.object({ applicationId: z.string(), jobTitle: z.string(), company: z.string() })),
      }),
    ),
};

const calendarEndpoints = {
  calendar: endpoint({
    ...read,
    method: 'GET',
    path: '/api/applications/calendar',
    summary: 'List interviews, reminders, and deadlines of all applications by day',
  })
    .input(
      z
        .object({ from: z.iso.date(), to: z.iso.date() })
        .refine(
          ({ from, to }) =>
            Date.parse(to) >= Date.parse(from) &&
            Date.parse(to) - Date.parse(from) < planLimits.calendarDays * 24 * 60 * 60_000,
          `Choose at most ${planLimits.calendarDays} days.`,
        ),
    )
    .output(z.object({ entries: z.array(calendarEntrySchema) })),
  settings: endpoint({
    ...read,
    // The calendar's address lets its holder read the calendar.
    scope: 'session',
    method: 'GET',
    path: '/api/applications/settings',
    summary: 'Get the settings of your applications',
  }).output(applicationSettingsSchema),
  changeSettings: endpoint({
    ...write,
    scope: 'session',
    method: 'PATCH',
    path: '/api/applications/settings',
    summary: 'Change the settings of your applications; what is omitted stays',
  })
    .input(
      partial({
        noAnswerDays: wholeNumberSchema(planLimits.noAnswerDays),
        emailReminders: z.boolean(),
        calendarDetails: z.boolean(),
      }),
    )
    .output(applicationSettingsSchema),
  makeCalendarLink: endpoint({
    ...write,
    scope: 'session',
    method: 'POST',
    path: '/api/applications/calendar-link',
    summary: 'Make the address of your calendar, or replace it; an earlier one stops working',
    // A stored response would keep the address.
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
  }).output(applicationSettingsSchema),
  removeCalendarLink: endpoint({
    ...write,
    scope: 'session',
    method: 'DELETE',
    path: '/api/applications/calendar-link',
    summary: 'Turn off the address of your calendar',
  }).output(applicationSettingsSchema),
  feed: endpoint({
    method: 'GET',
    path: '/api/applications/calendar/{file}',
    files: ['text/calendar'],
    summary: 'Read the calendar of a member’s applications by its secret address, as a calendar file',
    access: 'anyone',
    scope: 'none',
    answer: 'download',
    limits: [
      { points: 600, seconds: 3600, by: ['address'] },
      { points: 120, seconds: 3600, by: ['input:file'] },
    ],
    errors: notFound,
  })
    .route({ outputStructure: 'detailed' })
    .input(
      z.object({
        /** The key, followed by `.ics`. */
        file: z.string().max(100),
      }),
    )
    .output(sent),
};

/** What belongs to applications: interviews, reminders, contacts, files, offers, and the calendar of it all. */
export const applicationPlans = {
  get: endpoint({
    ...read,
    method: 'GET',
    path: '/api/applications/{id}/plan',
    summary: 'Get the interviews, reminders, contacts, files, and offer of an application',
    errors: notFound,
  })
    .input(z.object(one))
    .output(planSchema),
  ...interviewEndpoints,
  ...reminderEndpoints,
  ...contactEndpoints,
  ...fileEndpoints,
  ...offerEndpoints,
  ...calendarEndpoints,
};
