import type { Term } from './terms.ts';

const DUTY_NOUN = '(?:duty|duties|responsibility|responsibilities|task|tasks|role|job|work|position)';

/** Openings that say nothing themselves, and whether they make what follows a duty rather than an action. */
const OPENER_PATTERNS: readonly [pattern: RegExp, duty: boolean][] = [
  [
    new RegExp(
      `^(?:my |the )?(?:(?:main|key|daily|core|job|primary|usual|other) )*${DUTY_NOUN} (?:in (?:this|that|the) (?:role|job|position) )?(?:(?:include|included|were|was) but (?:were|was|are) not limited to|included|(?:was|were|is) (?:to |(?=\\w+ing ))) ?(?:to )?(?!(?:a|an|the) )`,
    ),
    true,
  ],
  [new RegExp(`^(?:it )?(?:was|is) (?:a )?part of (?:my |the )?${DUTY_NOUN} (?:at the time |there )?to `), true],
  [
    new RegExp(
      `^(?:i )?(?:was|were|am)? ?(?:given|assigned|charged with|entrusted with|tasked with) the ${DUTY_NOUN} of `,
    ),
    true,
  ],
  [
    new RegExp(
      `^(?:1|one|some|part|a (?:big|large|major|key) part) of (?:my |the )?(?:main |daily |many )?${DUTY_NOUN} (?:was|were|is) to `,
    ),
    true,
  ],
  [/^(?:i )?(?:was|am) (?:hired|employed|paid|there|on site|brought on|trusted) to (?!be )/, true],
  [/^(?:i )?(?:was|am) able to /, false],
  [/^i spent (?:my |the |most )?(?:days?|time|shifts?|mornings?|summers?|hours?|nights?) /, false],
  [new RegExp(`^what (?:my |the |this )?${DUTY_NOUN} (?:involved|included|was|meant) (?:was |is )?`), true],
  [new RegExp(`^(?:my |the |this )?${DUTY_NOUN} (?:required|needed|had|let|allowed) me to `), true],
  [/^(?:i )?(?:got|had) the (?:chance|opportunity) to /, false],
  [/^(?:i )?(?:helped out by|worked by) (?=\w+ing )/, false],
  [
    new RegExp(`^as part of (?:my |the |this )?(?:daily )?${DUTY_NOUN} ,? ?(?:i (?:had|have|needed) to )?(?=i |\\w+)`),
    true,
  ],
  [/^(?:i )?(?:had|have|has) to (?!\w+ing)/, true],
  [
    /^(?:i )?(?:was |were |am |is |been |being )?(?:also )?(?:mainly |primarily )?(?:responsible for|in charge of|tasked with|charged with|entrusted with) /,
    true,
  ],
  [
    new RegExp(
      `^(?:my |the )?(?:(?:main|key|daily|core|job|primary|usual|other) )*${DUTY_NOUN} (?:there )?(?:(?:include|included|includes|involved|consisted of|required) (?:to )?|(?:were|was|is|are) (?:to |(?=\\w+ing )))`,
    ),
    true,
  ],
  [new RegExp(`^it (?:is|was|'s) my ${DUTY_NOUN} to `), true],
  [new RegExp(`^the ${DUTY_NOUN} (?:that |which )?i (?:had|held) (?:involved|included|was) (?:me )?`), true],
  [/^it (?:was|is) up to me to /, true],
  [/^i would say (?:that )?(?:i |mostly i )?(?=\w)/, false],
  [/^(?:i )?(?:was|am) (?:on the job|at work|engaged|occupied) (?:to (?!be )|in |with )/, true],
  [/^(?:my|the) (?:boss|manager|supervisor|foreman|chef|teacher) (?:had|asked|told|wanted) me (?:to )?/, true],
  [/^what i (?:did|do|would do|had to do) (?:there |here )?(?:was|is) /, false],
  [
    /^(?:i )?(?:had|held|took|took on|assumed|was given) (?:the |full |sole )?(?:job|task|duty|role|work|responsibility) (?:of|for) (?=(?:the )?\w+ing )/,
    true,
  ],
  [/^(?:i )?(?:was |am )?the (?:1|one|person) (?:who (?:was |is )?)?(?:in charge of|responsible for) /, true],
  [
    /^i had (?:the |an )?(?:great )?(?:privilege|pleasure|honor|opportunity|chance) (?:of|to) (?:(?:be|being) able to )?/,
    false,
  ],
  [/^i was the (?:person|one|1) who (?:would )?/, false],
  [/^(?:there (?:is|was) .{1,40} and )?i (?:am|was) the (?:one|1) who /, false],
  [/^as far as [a-z ]{1,30} goes ,? ?/, false],
  [/^in (?:my|this|that) (?:role|position|job|capacity) ,? ?(?=i |[a-z]+ed )/, false],
  [/^(?:i )?(?:did )?(?:used|use) to (?!\w+ing)/, false],
];

/** The length in terms of a hollow opening at `from`, and whether it makes what follows a duty. */
export function openerAt(terms: readonly Term[], from: number): { length: number; duty: boolean } | undefined {
  const words = terms.slice(from, from + 16).map(({ text }) => text);
  const text = `${words.join(' ')} `;
  for (const [pattern, duty] of OPENER_PATTERNS) {
    const found = pattern.exec(text)?.[0];
    if (found) return { length: found.trim().split(' ').length, duty };
  }
  return undefined;
}
