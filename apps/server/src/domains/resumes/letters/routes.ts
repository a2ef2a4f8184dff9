import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Letters } from './letters.ts';

/** The letters of a résumé. */
export function createLetterRoutes(api: Api, letters: Letters) {
  const os = api.resumes;
  return {
    letter: os.letter.handler(({ input, context }) => letters.letter(requireUser(context.actor), input.id, input.kind)),
    draftLetter: os.draftLetter.handler(({ input: { id, kind, ...how }, context }) =>
      letters.draftLetter(requireUser(context.actor), id, kind, how),
    ),
    saveLetter: os.saveLetter.handler(({ input: { id, kind, ...change }, context }) =>
      letters.saveLetter(requireUser(context.actor), id, kind, change),
    ),
    checkLetter: os.checkLetter.handler(({ input, context }) =>
      letters.checkLetter(requireUser(context.actor), input.id, input.text),
    ),
    rewordLetter: os.rewordLetter.handler(({ input, context }) =>
      letters.rewordLetter(requireUser(context.actor), input.id, input.text),
    ),
    exportLetter: os.exportLetter.handler(({ input, context }) =>
      letters.exportLetter(requireUser(context.actor), input.id, input.kind, input.format),
    ),
    removeLetter: os.removeLetter.handler(async ({ input, context }) => {
      await letters.removeLetter(requireUser(context.actor), input.id, input.kind);
      return {};
    }),
  };
}
