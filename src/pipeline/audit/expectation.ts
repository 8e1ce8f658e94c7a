import { type ChanceSample, createChanceSample, judgeChance } from '../../evaluate/audit/chance.ts';
import { countReused, type ReusedCounts } from '../../evaluate/audit/leaks.ts';
import type { AuditSource } from './source-side.ts';
import type { ChanceModel } from './chance-models.ts';

/** Labelled texts of the derived corpus that are texts of the source, against what chance gives. */
export interface ChanceRow {
  readonly label: string;
  /** `whole`: the text, by any kind of {@link LEAK_KINDS} but the last; `part`: a part of a name in it. */
  readonly what: 'whole' | 'part';
  /** Texts of the label, counted once a document. */
  readonly texts: number;
  readonly observed: number;
  readonly expected: number;
  /** The largest number that chance still gives. */
  readonly bound: number;
  readonly isAbove: boolean;
}

export interface ChanceResult {
  readonly documents: 'copies' | 'others';
  /** How surrogates were drawn anew; see {@link ChanceModel}. */
  readonly model: ChanceModel['name'] | null;
  /** For all rows together: the chance that one is above its bound where nothing but chance is at work is 1 − level. */
  readonly level: number;
  readonly rows: readonly ChanceRow[];
  /** Labels of which chance tells nothing. */
  readonly notJudged: readonly (Readonly<ReusedCounts> & {
    readonly label: string;
    /** Whether its mentions are kept or drawn from the source by design; else their type is unknown, and nobody can judge them. */
    readonly isLeft: boolean;
  })[];
}

const LEVEL = 0.99;
const DRAWS_AT_LEAST = 300;
/** Text in which so many are looked for: a label may be rare. */
const CHARACTERS_AT_LEAST = 1.5e6;
const ROUNDS_AT_MOST = 2;

/** What the corpora themselves tell about chance. */
export interface KnownChance {
  /** UTF-16 units of the derived documents: about so much is drawn anew. */
  readonly characters: number;
  /**
   * How often the mentions of one source document are texts of another, for labels whose texts come from no list and are
   * common to all: ages and dates.
   */
  readonly natural: ReadonlyMap<string, ChanceSample>;
  readonly isLeft: (label: string) => boolean;
}

/** What came of one draw: the texts of each document that was drawn, and how long it is. */
export interface Draw {
  readonly labels: readonly (readonly [label: string, met: Readonly<ReusedCounts>])[];
  readonly characters: number;
}

/** Makes draws, and looks for the source in them. */
export function createDrawing(
  model: ChanceModel,
  { index, vocabulary, remains }: Pick<AuditSource, 'index' | 'vocabulary' | 'remains'>,
): (number: number) => Promise<readonly Draw[]> {
  return async (number) =>
    (await model.draw(number)).map(({ doc, source, kept = new Set<string>() }) => {
      const noDraws = source === undefined ? kept : new Set([...kept, ...remains(source, doc)]);
      const met = countReused(doc, index.search(doc, vocabulary.read(doc.text)), noDraws);
      return { labels: [...met], characters: doc.text.length };
    });
}

/**
 * Takes draws, in their order, until there are as many of each label as the derived corpus has, and judges the observed numbers.
 *
 * @param draws those from the first on; asked for none where there is nothing to judge.
 */
export async function judgeMet(
  observed: ReadonlyMap<string, ReusedCounts>,
  documents: ChanceResult['documents'],
  model: ChanceModel | undefined,
  draws: (model: ChanceModel) => AsyncIterable<readonly Draw[]>,
  { characters: ofCorpus, natural, isLeft }: KnownChance,
): Promise<ChanceResult> {
  const labels = [...observed].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const judged = model === undefined ? [] : labels.filter(([label]) => model.covers(label));
  const samples = new Map(
    judged.map(([label]) => [label, { whole: createChanceSample(), part: createChanceSample() }]),
  );
  if (model !== undefined && model.round > 0 && judged.length > 0) {
    const wanted = new Map(judged.map(([label, { texts }]) => [label, Math.max(texts, DRAWS_AT_LEAST)]));
    let characters = 0;
    const most = Math.max(CHARACTERS_AT_LEAST, ROUNDS_AT_MOST * ofCorpus);
    let idle = 0;
    const take = ({ labels: met, characters: own }: Draw): void => {
      for (const [label, counts] of met) {
        const sample = samples.get(label);
        sample?.whole.add(counts.texts, counts.whole);
        sample?.part.add(counts.texts, counts.part);
        if ((sample?.whole.draws ?? 0) >= (wanted.get(label) ?? 0)) wanted.delete(label);
      }
      characters += own;
    };
    for await (const drawn of draws(model)) {
      idle = drawn.length === 0 ? idle + 1 : 0;
      drawn.forEach(take);
      // Where a whole round gave nothing, there is nothing to draw.
      if (wanted.size === 0 || characters >= most || idle >= model.round) break;
    }
  }
  const tests = judged.flatMap(([label, { texts, whole, part }]) => {
    const sample = samples.get(label);
    if (sample === undefined || sample.whole.draws === 0) return [];
    const rows = [
      {
        label,
        what: 'whole' as const,
        texts,
        observed: whole,
        sample: larger(sample.whole.result(), natural.get(label)),
      },
    ];
    const byPart = sample.part.result();
    return part === 0 && byPart.met === 0
      ? rows
      : [...rows, { label, what: 'part' as const, texts, observed: part, sample: byPart }];
  });
  // Bonferroni: the judgement of all rows together holds at the level.
  const level = 1 - (1 - LEVEL) / Math.max(1, tests.length);
  const rows = tests.map(({ sample, ...row }) => ({ ...row, ...judgeChance(row.observed, row.texts, sample, level) }));
  const known = new Set(rows.map(({ label }) => label));
  return {
    documents,
    model: rows.length > 0 ? (model?.name ?? null) : null,
    level: LEVEL,
    rows,
    notJudged: labels.flatMap(([label, counts]) =>
      known.has(label) ? [] : [{ label, isLeft: isLeft(label), ...counts }],
    ),
  };
}

function larger(drawn: ChanceSample, natural: ChanceSample | undefined): ChanceSample {
  if (natural === undefined || natural.draws === 0) return drawn;
  return natural.met / natural.draws > drawn.met / drawn.draws ? natural : drawn;
}
