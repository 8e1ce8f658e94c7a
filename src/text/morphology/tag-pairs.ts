const TAGS = [
  'ADJ', 'ADP', 'ADV', 'AUX', 'CCONJ', 'DET', 'INTJ', 'NOUN', 'NUM', 'PRON', 'PROPN', 'PUNCT', 'SCONJ', 'SYM', 'VERB',
] as const; // prettier-ignore

/**
 * How likely a tag is after another: natural logarithms, times 10, of frequencies in 60,000 tokens. They come from the tags that
 * spaCy's model es_core_news_sm gave to texts of the train part of MEDDOCAN (Spanish clinical cases): counts of pairs of tags only, no
 * words and nothing else of the texts or of the model. Columns as in {@link TAGS}; the first row is the start of a sentence.
 */
const ROWS: Readonly<Record<string, string>> = {
  '^':   '-33 -22 -32 -50 -58 -22 -73 -14 -43 -30 -11 -42 -61 -77 -38',
  ADJ:   '-21 -14 -42 -43 -24 -48 -89 -24 -47 -35 -49 -11 -54 -75 -34',
  ADP:   '-34 -65 -49 -59 -83 -14 -90  -7 -25 -42 -23 -44 -62 -72 -38',
  ADV:   '-17 -17 -38 -32 -42 -28 -69 -31 -35 -23 -53 -22 -32 -69 -19',
  AUX:   '-13 -24 -29 -34 -63 -26 -63 -34 -41 -63 -52 -41 -63 -63  -9',
  CCONJ: '-19 -23 -36 -45 -58 -22 -63 -11 -28 -32 -26 -45 -50 -74 -27',
  DET:   '-27 -65 -72 -76 -67 -44 -83  -2 -34 -39 -29 -64 -83 -83 -67',
  INTJ:  '-34 -27 -34 -34 -34 -34 -34 -23 -27 -34 -27 -11 -34 -34 -34',
  NOUN:  '-11 -14 -41 -46 -32 -48 -94 -40 -41 -38 -38 -14 -64 -84 -35',
  NUM:   '-46 -36 -50 -62 -35 -62 -62 -10 -19 -50 -25 -13 -80 -37 -48',
  PRON:  '-49 -36 -38 -30 -51 -54 -74 -44 -47 -19 -58 -38 -63 -74  -4',
  PROPN: '-30 -20 -56 -57 -36 -56 -88 -50 -35 -53 -15  -7 -74 -70 -45',
  PUNCT: '-31 -23 -39 -51 -36 -35 -69 -18 -19 -32 -11 -32 -56 -68 -31',
  SCONJ: '-31 -23 -24 -31 -55 -15 -55 -14 -48 -24 -44 -39 -48 -48 -23',
  SYM:   '-36 -18 -47 -40 -31 -36 -47 -29 -47 -36 -31  -7 -47 -47 -36',
  VERB:  '-26 -14 -33 -61 -46 -13 -80 -15 -36 -55 -39 -32 -38 -73 -36',
}; // prettier-ignore

const table = new Map(
  Object.entries(ROWS).map(([before, row]) => {
    const values = row.trim().split(/\s+/).map(Number);
    return [before, new Map<string, number>(TAGS.map((tag, i) => [tag, (values[i] as number) / 10]))];
  }),
);

const UNSEEN = -6;

/** The logarithm of the probability of a tag after another, or at the start of a sentence (`^`). */
export function tagPair(before: string, tag: string): number {
  return table.get(before)?.get(tag) ?? UNSEEN;
}
