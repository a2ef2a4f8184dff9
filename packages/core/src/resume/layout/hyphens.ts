/** First words of compounds, which keep their hyphen at the end of a line. */
const HYPHENATED = new Set(
  'agile all anti audio auto back best bi brand build built class client clean cloud co code cold cost cross custom customer data day deep detail double down drag e early easy eight end energy event ever ex eye face fast feature fee field first five follow four free front full fully future game goal go half hand hands hard health heavy high highly hour in inter just key lab large last lead left life light line load long low machine macro main many market member meta micro mid middle mini mission mobile model month multi near new next nine non object off on one open out over part pay peer performance person pixel plug point post pre pro problem product project quality question re read real record red result right risk rock role run sales scale self semi server service seven short shop side single six small so social solution state step store sub super supply support system task team ten test text third three time time top track trade turn two un under up user value vice web week well whole wide word work world year yes zero'.split(
    ' ',
  ),
);

const LAST_WORD_PATTERN = /[\p{L}\p{N}]+$/u;

/** Whether the hyphen at the end of a line divides a word that continues in lowercase ("Pat-" / "terns"), and isn't part of a compound. */
export function isSplitWord(text: string): boolean {
  const stem = LAST_WORD_PATTERN.exec(text.slice(-40, -1))?.[0] ?? '';
  return /^\p{L}\p{Ll}+$/u.test(stem) && !HYPHENATED.has(stem.toLowerCase());
}
