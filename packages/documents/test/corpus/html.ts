/** HTML that is safe to insert; everything else is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Html | undefined | false | readonly Value[];

/** Template tag: values are escaped unless they are `Html`; lists are joined; undefined and false disappear. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    strings.reduce((renderPage, text, i) => renderPage + (i === 0 ? '' : write(values[i - 1])) + text, ''),
  );
}

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value !== 'string') return value.map(write).join('');
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export function page(language: string, style: string, body: Html): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title> </title><style>
@page { size: Letter; margin: 0.6in } * { box-sizing: border-box } body { margin: 0; font: 10pt/1.35 "Liberation Sans"; color: #222 }
ul { margin: 2pt 0 6pt; padding-left: 14pt } li { margin: 1pt 0 } p { margin: 2pt 0 } a { color: inherit; text-decoration: none }
h1, h2, h3 { margin: 0; break-after: avoid } .row { display: flex; justify-content: space-between; gap: 12pt } .job { margin-bottom: 6pt }
${style}</style><body>${body.text}</body></html>`;
}
