/** A text for print: an article, a course, a checklist. */
export interface Article {
  title: string;
  description: string;
  /** What it is, above the title: "Checklist". */
  label: string;
  /** Markdown: CommonMark with tables and task lists; headings begin at ##. */
  body: string;
  imprint: {
    name: string;
    /** Who made it and what one may do with it. */
    line: string;
    /** Address of the site: links that begin at its root lead there. */
    url: string;
  };
}
