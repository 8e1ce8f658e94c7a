import {
  classifyPair,
  classOf,
  DIGIT,
  HAN,
  LETTER,
  MARK,
  PUNCTUATION,
  SPACE,
  SURROGATE,
  fold,
} from '../../text/fold.ts';

/** The words of one text. Word `i` is `[offsets[2 * i], offsets[2 * i + 1])`; `ids[i]` is that of its folded form. */
export interface Words {
  readonly length: number;
  readonly offsets: Int32Array;
  readonly ids: Int32Array;
}

/** Numbers words, so that texts are compared number by number. Ids start at 1. */
export interface Vocabulary {
  read(text: string): Words;
  /**
   * The id of a word that no text holds, such as one that stands for all mentions of a label.
   *
   * @throws TypeError where it is new and the vocabulary is sealed.
   */
  mark(name: string): number;
  /**
   * Learns no more words: those of later texts that it has not are numbered anew in each text, so that what is read is the same whatever was
   * read before.
   */
  seal(): void;
  /** Whether an id is that of a word: letters or digits, not a sign and not a mark. */
  isWord(id: number): boolean;
}

const UNDERSCORE = 0x5f;

/**
 * Words are runs of letters and digits; a Chinese character is a word, and so is every other sign that is not white space.
 * Finer than the tokens that taggers see, so that "Lind" is found in "Lind-Berg", `mailto:eva_lind` and "Lind's".
 */
export function createVocabulary(): Vocabulary {
  const byText = new Map<string, number>(); // as written: folding each spelling once
  const byForm = new Map<string, number>();
  const words: boolean[] = [false];
  const add = (form: string, isWord: boolean): number => {
    let id = byForm.get(form);
    if (id === undefined) {
      byForm.set(form, (id = words.length));
      words.push(isWord);
    }
    return id;
  };
  let isSealed = false;
  /** In one text, of words that are not known: words from the first free number on, signs below 0. */
  let unknown = new Map<string, number>();
  let unknownWords = 0;
  const numberOf = (word: string, isWord: boolean): number => {
    // A sign that folds to nothing, such as a lone accent, stays itself.
    const form = fold(word) || word;
    const known = isSealed ? byForm.get(form) : add(form, isWord);
    if (known !== undefined) {
      byText.set(word, known);
      return known;
    }
    let id = unknown.get(form);
    if (id === undefined) {
      id = isWord ? words.length + unknownWords++ : unknownWords - unknown.size - 1;
      unknown.set(form, id);
    }
    return id;
  };
  let offsets = new Int32Array(2048);
  let ids = new Int32Array(1024);

  return {
    read(text) {
      let count = 0;
      if (unknown.size > 0) [unknown, unknownWords] = [new Map(), 0];
      const end = text.length;
      for (let at = 0; at < end;) {
        const start = at;
        const kind = kindAt(text, at);
        at += widthAt(text, at);
        if (kind === SPACE) continue;
        if (kind === LETTER || kind === DIGIT || kind === MARK) {
          while (at < end) {
            const next = kindAt(text, at);
            if (next !== LETTER && next !== DIGIT && next !== MARK) break;
            at += widthAt(text, at);
          }
        }
        if (count === ids.length) {
          offsets = enlarge(offsets);
          ids = enlarge(ids);
        }
        const word = text.slice(start, at);
        ids[count] = byText.get(word) ?? numberOf(word, kind === LETTER || kind === DIGIT || kind === HAN);
        offsets[2 * count] = start;
        offsets[2 * count + 1] = at;
        count++;
      }
      return { length: count, offsets: offsets.slice(0, 2 * count), ids: ids.slice(0, count) };
    },
    mark(name) {
      const form = `\u0000${name}`; // no text is read into a form with this sign in it
      if (isSealed && !byForm.has(form)) throw new TypeError('the vocabulary is sealed');
      return add(form, false);
    },
    seal: () => void (isSealed = true),
    isWord: (id) => id >= words.length || words[id] === true,
  };
}

/** The class of a character; of an underscore, which joins words elsewhere, and of half a surrogate pair that of a sign. */
function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const kind = classOf(unit);
  if (kind !== SURROGATE) return unit === UNDERSCORE ? PUNCTUATION : kind;
  return widthAt(text, at) === 2 ? classifyPair(text.codePointAt(at) as number) : PUNCTUATION;
}

function widthAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit < 0xdc00 && (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
}

function enlarge(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(values.length * 2);
  larger.set(values);
  return larger;
}
