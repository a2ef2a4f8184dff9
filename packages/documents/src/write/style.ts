export const VARIANTS = ['classic', 'plain'] as const;
export const PAPERS = ['us-letter', 'a4'] as const;

/** An export's style. Every combination reads back the same. */
export interface ExportStyle {
  /** `classic` has serif headings, `plain` is all sans serif. Default `classic`. */
  variant?: (typeof VARIANTS)[number];
  /** Default `us-letter`. */
  paper?: (typeof PAPERS)[number];
  /**
   * Parts of the résumé (`contact`, `work`, `education`, …) whose facts have labels, "Employer: Hale – West", so that readers can't confuse
   * them. Less attractive; `exportResume` uses it if the usual form doesn't read back.
   */
  labeled?: ReadonlySet<string>;
}

/** Colors as RRGGBB. All except the hairline have a contrast of 4.5 : 1 on white. */
export const COLORS = { ink: '1B1F23', quiet: '4D545B', accent: 'A8321D', hairline: 'D9D2C5' } as const;
