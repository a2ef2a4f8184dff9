/**
 * C++ is parsed here without its preprocessor, and a macro's name says nothing about its expansion. Purely decorative ones, such as `class
 * APP_EXPORT Name` or `Q_OBJECT` on its own line, are blanked out before parsing, so that the code around them parses as written. Lines and
 * columns are kept.
 */
const NAME = '_{0,2}[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+_{0,2}';
const CALL = '(?:\\([^()\\n]{0,200}\\))?';

const DECORATIONS: readonly RegExp[] = [
  // class EXPORT Name
  new RegExp(`(?<=\\b(?:class|struct|union|enum)[ \\t]{1,20})${NAME}${CALL}(?=[ \\t]{1,20}[A-Za-z_])`, 'g'),
  // INLINE void f(), at the start of a line
  new RegExp(
    `^[ \\t]{0,80}${NAME}${CALL}(?=[ \\t]{1,20}(?:~|(?:virtual|static|inline|explicit|constexpr|const|auto|void|bool|char|int|long|unsigned|float|double|class|struct|typename|template|friend|operator|using|namespace|extern|enum|std)\\b|[A-Z]\\w{0,80}\\())`,
    'gm',
  ),
  // f() NOEXCEPT {
  new RegExp(`(?<=\\)[ \\t]{0,20}(?:const)?[ \\t]{0,20})${NAME}${CALL}(?=[ \\t]{0,20}[{;:=])`, 'g'),
  // NAMESPACE_BEGIN, alone on a line, after a finished statement
  new RegExp(
    `(?<=[;{}:][ \\t]{0,20}\\n[ \\t]{0,80})${NAME}${CALL}(?=[ \\t]{0,20}\\n(?!\\s{0,80}[{:=.,+*/&|<>?-]))`,
    'g',
  ),
  /(?<=[;{}:][ \t]{0,20}\n[ \t]{0,80})[QK]_(?:OBJECT|GADGET|PROPERTY\([^()\n]{0,200}\))(?=[ \t]{0,20}\n)/g,
];

/** An array of pointers by new, which the grammar can't read; the tree says the same without the star. */
const POINTER_ARRAY = /(?<=\bnew\s{1,5}[A-Za-z_][\w:]{0,80}\s{0,5})\*+(?=\s{0,5}\[)/g;

export function removeDecorations(given: string): string {
  const code = given.replace(POINTER_ARRAY, (stars) => ' '.repeat(stars.length));
  if (!/[A-Z]_[A-Z0-9]/.test(code)) return code;
  let text = code;
  for (const pattern of DECORATIONS) text = text.replace(pattern, (found) => found.replace(/\S/g, ' '));
  return text;
}
