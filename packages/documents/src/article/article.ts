/** A printable text: an article, a course, or a checklist. */
export interface Article {
  title: string;
  description: string;
  /** Its kind, above the title: "Checklist". */
  label: string;
  /** Markdown: CommonMark with tables and task lists; headings begin at ##. */
  body: string;
  imprint: {
    name: string;
    /** Author and license. */
    line: string;
    /** Address of the site, for root-relative links. */
    url: string;
  };
}
