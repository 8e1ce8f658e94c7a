import { z } from 'zod';
import type { Augmenter, Kept, Proposed, Streams } from '../core/augmenter.ts';
import { rememberLast } from '../core/caches.ts';
import type { Rng } from '../core/rng.ts';
import { createReach } from '../core/document.ts';
import { PalimpsestError } from '../core/errors.ts';
import type { Document, Edit } from '../core/types.ts';
import { agreeBefore } from '../languages/sounds.ts';
import { drawApart } from '../surrogates/apart.ts';
import { applyCasing, casingOf } from '../surrogates/case.ts';
import { familyOf } from '../surrogates/index.ts';
import { otherClassWords } from '../surrogates/institutions/class-words.ts';
import { mentionAt, studyMentions } from '../surrogates/mentions.ts';
import type { Draw, Mention, Setting, SurrogateFamily } from '../surrogates/types.ts';
import type { AugmenterDefinition } from './definition.ts';
import type { LabelPlans } from './label-plan.ts';
import { createMentionDraw, createMentionLearner, type MentionDraw, type MentionPools } from './mention-pool.ts';
import { divideIntoSegments, type Segment } from './segments.ts';

const WORD = /[\p{L}\p{N}]/u;

/** Over what a mention keeps its surrogate; `mention` draws each anew, as PHICON does. */
type Consistency = 'mention' | 'document' | 'patient' | 'corpus';

interface PhiReplacementOptions {
  readonly plans: LabelPlans;
  readonly setting: Setting;
  readonly consistency?: Consistency;
  /**
   * `modelled` (default): the surrogate keeps the form of the mention, its parts agree, intervals between dates are kept.
   * `independent`: any entry of the type's list, as in PHICON §2.
   */
  readonly style?: 'modelled' | 'independent';
}

interface Work {
  readonly segment: Segment;
  /** Where the mentions that begin before it end at last. */
  readonly reach: number;
  /** Absent for `from-corpus`. */
  readonly mention: Mention | undefined;
  readonly family: SurrogateFamily | undefined;
  /** What the family learned from the document. */
  state: unknown;
}

interface Study {
  readonly work: readonly Work[];
  readonly kept: readonly Kept[];
}

const SCOPES: Record<Consistency, (streams: Streams) => Rng> = {
  mention: (streams) => streams.document,
  document: (streams) => streams.source,
  patient: (streams) => streams.patient,
  corpus: (streams) => streams.corpus,
};

/**
 * PHI augmentation (PHICON §2): writes a new surrogate over every entity whose label's policy says so. Every entity that it
 * leaves as it is, it reports.
 */
function createPhiReplacement(options: PhiReplacementOptions): Augmenter {
  const { plans, setting, consistency = 'document', style = 'modelled' } = options;
  const isModelled = style === 'modelled';
  const study = rememberLast((doc: Document) => studyDocument(doc, plans, setting)); // for all copies of a document
  const draws = new Map<string, MentionDraw>(); // by label, for `from-corpus`

  function propose(doc: Document, _: unknown, streams: Streams): Proposed {
    const { work, kept: never } = study(doc);
    const scope = SCOPES[consistency](streams);
    // What other documents have cannot be asked where a surrogate holds in all of them.
    const isOfDocument = consistency === 'document';
    const draw: Draw = isOfDocument ? { scope, places: new Map() } : { scope };
    const taken = new Map<string, string>(); // by surrogate from the corpus
    const edits: Edit[] = [];
    const kept: Kept[] = [...never];
    for (let number = 0; number < work.length; number++) {
      const { segment, reach, mention, family, state } = work[number] as Work;
      const { start, end, entity } = segment;
      const source = mention?.text ?? doc.text.slice(start, end);
      let replacement: string | undefined;
      if (!WORD.test(source)) {
        kept.push({ entity, reason: 'no-surrogate' }); // the @ of a handle, a dash
        continue;
      }
      if (mention === undefined || family === undefined) {
        const key = consistency === 'mention' ? number : source;
        const rng = scope.fork('from-corpus', entity.label, key);
        const others = isModelled ? otherClassWords(source, setting.locale) : undefined; // "Polish", which no event or work may replace
        const drawOther = draws.get(entity.label);
        const drawNext = (again: number) => drawOther?.(source, again === 0 ? rng : rng.fork('apart', again));
        const moved = isOfDocument && isModelled ? moveYears(source, scope) : undefined;
        if (moved !== undefined) replacement = moved;
        else if (others) replacement = applyCasing(rng.pick(others), casingOf(source));
        else if (isOfDocument) replacement = drawApart(taken, source, drawNext) ?? drawNext(0);
        else replacement = drawNext(0);
      } else if (!isModelled) {
        replacement = family.fresh(mention.type, streams.document.fork('fresh', number), setting);
      } else {
        const ownDraw = consistency === 'mention' ? { scope: scope.fork('mention', number) } : draw;
        replacement = family.write(mention, state, ownDraw, setting);
      }
      if (replacement === undefined || replacement === '' || replacement === source) {
        kept.push({ entity, reason: 'no-surrogate' });
      } else {
        const isWhole = isModelled && start === entity.start;
        const article = isWhole ? agreeBefore(doc.text, start, replacement, setting.locale, reach) : undefined;
        if (article !== undefined) edits.push(article);
        edits.push({ start, end, replacement });
      }
    }
    return { edits, kept };
  }

  const fromCorpus = Object.values(plans).some((plan) => plan.policy === 'from-corpus');
  return {
    name: 'phi-replacement',
    propose,
    ...(fromCorpus && {
      createLearner: () => createMentionLearner(plans),
      adopt: (learned: unknown) => {
        for (const [label, pool] of Object.entries(learned as MentionPools))
          draws.set(label, createMentionDraw(pool, setting.locale));
      },
    }),
  };
}

const YEARS = /(?<!\p{N})(?:1[0-9]|20)\d\d(?!\p{N})/gu;
const MOST_YEARS_BACK = 12;

/**
 * A name with years in it, "1932 state election", in earlier years: all of a document move alike, so that what came first still does.
 *
 * @returns `undefined` where there is no year beside words.
 */
function moveYears(text: string, scope: Rng): string | undefined {
  if (text.search(YEARS) < 0 || !/\p{L}/u.test(text)) return undefined;
  const back = scope.fork('years').int(MOST_YEARS_BACK) + 1;
  return text.replaceAll(YEARS, (year) => String(Number(year) - back));
}

function studyDocument(doc: Document, plans: LabelPlans, setting: Setting): Study {
  const kept: Kept[] = [];
  for (const entity of doc.entities) {
    const policy = plans[entity.label]?.policy;
    if (policy === undefined) {
      throw new PalimpsestError(
        'unplanned-label',
        `there is no plan for the label ${entity.label}: the corpus that the run was planned for has no such mention`,
        {
          place: { documentId: doc.id },
          hint: 'With --learned: learn from all of the corpus.',
        },
      );
    }
    if (policy === 'keep') kept.push({ entity, reason: 'policy' });
  }
  const reachOf = createReach(doc.entities);
  const work = divideIntoSegments(doc, (entity) => plans[entity.label]?.policy !== 'keep').map((segment): Work => {
    const { entity } = segment;
    const reach = reachOf(segment.start);
    const plan = plans[entity.label];
    if (plan?.policy !== 'replace') return { segment, reach, mention: undefined, family: undefined, state: undefined };
    const mention = mentionAt(doc, segment, entity, plan.type);
    return { segment, reach, mention, family: familyOf(mention.type), state: undefined };
  });
  const states = studyMentions(
    work.flatMap(({ mention }) => mention ?? []),
    setting,
  );
  for (const each of work) if (each.family) each.state = states.get(each.family);
  return { work, kept };
}

const settings = z.strictObject({
  style: z.enum(['modelled', 'independent']).default('modelled'),
  consistency: z.enum(['mention', 'document', 'patient', 'corpus']).default('document'),
  'keep-tokens': z.boolean().default(false),
});

export const phiReplacement: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'phi-replacement',
  description: 'new surrogates over the mentions',
  phase: 'mentions',
  needsPlans: true,
  settings,
  create({ 'keep-tokens': keepTokens, ...rest }, { plans, locale, gazetteers, partition }) {
    return createPhiReplacement({ plans, setting: { locale, gazetteers, partition, keepTokens }, ...rest });
  },
};
