export const VARIANTS = ['classic', 'plain'] as const;
export const PAPERS = ['us-letter', 'a4'] as const;

/** How an export looks. Every combination reads back the same. */
export interface ExportStyle {
  /** `classic` has serif headings, `plain` is sans throughout. Default `classic`. */
  variant?: (typeof VARIANTS)[number];
  /** Default `us-letter`. */
  paper?: (typeof PAPERS)[number];
  /**
   * Parts of the résumé (`contact`, `work`, `education`, …) whose facts stand behind their names, "Employer: Hale – West", so
   * that no reader can mistake them. Less handsome; `exportResume` turns to it where the usual form does not read back.
   */
  labeled?: ReadonlySet<string>;
}

/** Colors as RRGGBB. All but the hairline reach 4.5 : 1 on white. */
export const COLORS = { ink: '1B1F23', quiet: '4D545B', accent: 'A8321D', hairline: 'D9D2C5' } as const;
