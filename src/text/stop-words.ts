/** The function words of English: what a noun, verb, adjective or adverb of a sentence's own is not. */
const FUNCTION_WORDS =
  'a an the this that these those i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his ' +
  'himself she her hers herself it its itself they them their theirs themselves one ones oneself who whom whose which what ' +
  'whatever whichever whoever when whenever where wherever why how however there here then than thus hence therefore and or ' +
  'but nor so yet if unless whether because since while whereas although though as until till before after above below over ' +
  'under up down in out on off of at by for from to into onto upon with within without about against between among through ' +
  'during across along around behind beside besides beyond despite except inside outside like near per plus minus toward ' +
  'towards via be am is are was were been being have has had having do does did doing done can could may might must shall ' +
  'should will would ought no not never none nothing nobody neither either both each every everyone everything everybody all ' +
  'any anyone anything anybody some someone something somebody such same other others another own more most much many less ' +
  'least few fewer several only just also too very again once now';

/** Plain words that work like them, mostly or at times ("later", "kind of", "get well"): few of their synonyms would fit. */
const LIGHT_WORDS =
  'next need dare used enough even really quite rather pretty well still already ever later ago away back else instead anyway ' +
  'indeed maybe please thanks thank ok okay yes oh let get got gets getting gotten go goes going went gone come comes coming ' +
  'came make makes making made take takes taking took taken give gives giving gave given keep put say says said kind kinds ' +
  'sort sorts lot lots bit way ways thing things real close extra further first last new old good bad better best worse worst ' +
  'big little great due able';

const functionWords: ReadonlySet<string> = new Set(FUNCTION_WORDS.split(' '));
const lightWords: ReadonlySet<string> = new Set(LIGHT_WORDS.split(' '));

/** Whether an English word, in lower case, is a function word. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}

/**
 * Whether an English word, in lower case, is a stop word: one that context augmenters leave as it is. There are far fewer than
 * on the lists made for search engines, which hold plain words such as "usually".
 */
export function isStopWord(word: string): boolean {
  return functionWords.has(word) || lightWords.has(word);
}

const SLOTS = 1 << 16;

/** False where the word that stands in a range of a text, whatever its case, is certainly none of a list. */
export type WordFilter = (text: string, start: number, end: number) => boolean;

/**
 * Tells of most words at once that they are none of a list, by their length, first and last two letters. Looking a word up in
 * a Map means to make a string of it and to read all of it; nine of ten words of a text can be spared that.
 *
 * @param words in lower case.
 */
export function createWordFilter(words: Iterable<string>): WordFilter {
  const known = new Uint8Array(SLOTS);
  for (const word of words) known[slotOf(word, 0, word.length)] = 1;
  return (text, start, end) => known[slotOf(text, start, end)] === 1;
}

function slotOf(text: string, start: number, end: number): number {
  const length = end - start;
  if (length < 2) return length === 0 ? 0 : text.charCodeAt(start) & 31;
  // The five low bits of a letter are the same in either case.
  const first = ((text.charCodeAt(start) & 31) << 5) | (text.charCodeAt(start + 1) & 31);
  const last = ((text.charCodeAt(end - 2) & 31) << 5) | (text.charCodeAt(end - 1) & 31);
  return (Math.imul((length << 20) | (first << 10) | last, 0x9e3779b1) >>> 16) & (SLOTS - 1);
}
