const ENGLISH =
  /^(?:the|a|an|to|of|and|in|for|is|are|you|your|we|our|with|that|this|on|at|be|have|has|will|it|i|as|by|from|or|not)$/;
const FOREIGN =
  /^(?:der|die|das|und|wir|ihre?|ihnen|sie|für|nicht|mit|zum|zur|den|le|la|les|des|du|nous|vous|votre|et|pour|une?|el|los|las|que|su|sus|para|con|por|tu|del|een|het|wij|van|voor|je|uw|met|niet|il|di|che|per|não|em|sua|uma|da|do)$/;
/** The share of such words in English texts is above a third. Lists of dates and names have few. */
const MIN_ENGLISH = 0.2;
const MIN_FOREIGN = 0.12;
const MIN_WORDS = 12;

/** Whether a text, as `toPlainWords` gives it, is English, or too short to tell. */
export function isEnglish(plain: string): boolean {
  const all = plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const share = (words: RegExp) => all.filter((word) => words.test(word)).length / all.length;
  return all.length < MIN_WORDS || share(ENGLISH) >= MIN_ENGLISH || share(FOREIGN) < MIN_FOREIGN;
}
