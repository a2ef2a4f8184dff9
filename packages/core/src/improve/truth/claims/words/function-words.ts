function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

export const DETERMINERS = wordSet('a an the my our this these those his her its their');
export const PREPOSITIONS = wordSet(`
  of in on at for with without to from by about under over within during through throughout across into onto as per via using between among against toward
  towards around near inside outside behind beside besides before after since until than including like upon alongside beyond above below despite
  regarding concerning beneath underneath atop amid versus till aboard
  with-the-help-of together-with-others except excluding off along`);
export const SUBORDINATORS = wordSet(
  'while when whenever whereas because since if unless although though once so-that until after before but yet',
);
export const RELATIVES = wordSet('who which that whom whose where');
export const CONJUNCTIONS = wordSet('and or nor');
export const AUXILIARIES = wordSet('am is are was were be been being have has had having do does did');
export const MODALS = wordSet('will would shall should can could may might must');
export const TEAM_WORDS = wordSet('we us our ourselves');
export const NEGATIONS = wordSet(
  'not no never none neither nor nobody nothing without cannot hardly barely rarely seldom',
);

/** Praise and padding: without them a claim is the same or smaller, and an edit may not add any. */
export const PADDING = wordSet(`
  successfully efficiently proactively actively diligently passionately seamlessly meticulously expertly skilfully skillfully enthusiastically
  tirelessly consistently really very truly also additionally furthermore moreover closely etc highly extremely professionally
  continually continuously currently previously etcetera quite simply basically then thus therefore`);

/** Adjectives and adverbs that can be dropped without the rest claiming more. */
export const DROPPABLE = wordSet(`
  busy fast-paced high-volume high-quality large big huge major various different several multiple many numerous important key complex challenging diverse
  excellent exceptional outstanding-service great good new accurate accurately timely quickly promptly quick prompt careful carefully thorough thoroughly safely
  politely courteous courteously friendly necessary appropriate relevant overall current existing detailed strong effective efficient comprehensive
  professional positive daily weekly monthly regularly regular routine routinely ongoing everyday quality innovative creative critical proper properly
  smooth smoothly strategic robust scalable modern dynamic valuable essential needed required actual own entire whole incoming outgoing
  hands-on in-person on-site well-organized clear clean successful helpful neatly neat orderly local`);
