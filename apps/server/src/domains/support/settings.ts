import { limits } from '@foothold/contracts/support/choices';
import { z } from 'zod';
import { defineSettings } from '../../platform/settings.ts';

const days = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((all) => all.every((day) => z.iso.date().safeParse(day).success), {
    message: 'must be dates like 2026-12-25, separated by commas',
  });

export const supportSettings = defineSettings({
  DEMOS_A_WEEK: {
    schema: z.coerce.number().int().min(0).max(limits.demosAWeek).default(limits.demosAWeek),
    meaning: `Demos that can be booked each week, up to ${limits.demosAWeek}: three per working day, US Eastern time.`,
  },
  DEMO_DAYS_OFF: {
    schema: days.default([]),
    meaning: 'Working days without demos, besides US federal holidays, separated by commas.',
    example: '2026-11-27,2026-12-24',
  },
});
