/**
 * An article's text.
 * @param html rendered by the server from our own Markdown, with raw HTML escaped
 */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
