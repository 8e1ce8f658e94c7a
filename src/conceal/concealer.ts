import { ownValue } from '../core/collections.ts';
import { applyEdits, isWithin, removeText } from '../core/apply-edits.ts';
import { compareEntities, createReach, freezeDocument, LONGEST_MENTION } from '../core/document.ts';
import { createOffsetMap } from '../core/offset-map.ts';
import type { Rng } from '../core/rng.ts';
import type { CharSpan, Document, Edit, Entity, Provenance } from '../core/types.ts';
import { articleBefore } from '../surrogates/articles.ts';
import { mentionAt, studyMentions } from '../surrogates/mentions.ts';
import type { Mention, Setting, Draw, SurrogateFamily } from '../surrogates/types.ts';
import { splitSentences } from '../text/sentences.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Account, MentionOutcome } from './account.ts';
import type { EponymGuard } from './eponym-guard.ts';
import type { ConcealmentPlan, LabelConcealment } from './label-plan.ts';
import { fitToPieces, divideIntoPieces, type Piece, findRemovals } from './pieces.ts';
import type { PersonLink, Vault } from './vault.ts';
import type { Strategies, PseudoMode } from './strategies.ts';
import { fold } from '../surrogates/case.ts';
import { familyOf } from '../surrogates/index.ts';

const TRIES = 24;

/** Families whose draws are wholes and may have another number of words; the others write part by part. */
const BY_WHOLES: ReadonlySet<string> = new Set(
  ['hospital', 'city', 'profession'].flatMap((type) => familyOf(type as Mention['type']).types),
);

/** Families whose surrogates come from lists: a surrogate of theirs may be drawn anew without telling more of what it stands for. */
const REDRAWN: ReadonlySet<string> = new Set(
  (['person', 'profession', 'hospital', 'city'] as const).flatMap((type) => familyOf(type).types),
);

/**
 * Writes the surrogate of a mention with the refinements of §3.1.3: the families write uncommon names for uncommon ones, keep
 * the format of a date and replace the named part of a health-care unit alone; here the number of tokens is kept, as far as
 * the lists allow it, and at least one token changes.
 *
 * @param states what each family learned from the document's mentions.
 * @returns `undefined` where no surrogate can be written.
 */
function writeSurrogate(
  mention: Mention,
  states: ReadonlyMap<SurrogateFamily, unknown>,
  draw: Draw,
  setting: Setting,
): string | undefined {
  const family = familyOf(mention.type);
  const state = states.get(family);
  const wanted = tokenise(mention.text).length;
  const mayDiffer = !BY_WHOLES.has(mention.type);
  let best: { readonly text: string; readonly distance: number } | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = family.write(mention, state, attempt === 0 ? draw : again(draw, attempt), setting);
    if (text === undefined || text === '') break;
    if (draw.document !== undefined && family.mayStay === true) return text;
    if (fold(text) === fold(mention.text)) continue;
    const distance = Math.abs(tokenise(text).length - wanted);
    if (distance === 0 || mayDiffer) return text;
    if (best === undefined || distance < best.distance) best = { text, distance };
  }
  return best?.text;
}

function again({ scope, document }: Draw, attempt: number): Draw {
  const other = { scope: scope.fork('attempt', attempt) };
  return document === undefined ? other : { ...other, document: document.fork('attempt', attempt) };
}

/** All that decides how documents are concealed. */
interface ConcealerOptions {
  readonly plan: ConcealmentPlan;
  readonly strategies: Strategies;
  readonly mode: PseudoMode;
  /** Locale, gazetteers and partition that surrogates are drawn from; they keep the number of tokens. */
  readonly setting: Omit<Setting, 'keepTokens'>;
  /** BCP 47 code: decides about sentence borders. */
  readonly language: string;
  /** Leaves eponyms alone where present. */
  readonly guard?: EponymGuard;
  readonly dropLabels?: boolean;
  /** Where surrogates are remembered. */
  readonly vault?: Vault;
  /** In the mode `consistent`: the probability that a mention which repeats gets another surrogate from there on. 0 when absent. */
  readonly redraw?: number;
}

interface ConcealTask {
  /** The document's own stream. */
  readonly rng: Rng;
  /** Labels that get no surrogate in this document, but their class. */
  readonly byClass?: readonly string[];
  readonly derivedFrom?: Provenance;
  /**
   * Told what was done to the text: the sentences removed, then what was written in what they left, with what became of each.
   * Not told where nothing was.
   */
  readonly onEdits?: (
    removals: readonly Edit[],
    edits: readonly Edit[],
    outcomes: readonly ConcealedPlace[],
    links: readonly PersonLink[] | undefined,
  ) => void;
  /** What tells whose document it is, beside the text. */
  readonly person?: string;
}

/** What an edit wrote over: a mention, or the article before one, which tells how what stood there began ("an 84-year-old"). */
export interface ConcealedPlace {
  readonly owner: Entity;
  readonly outcome: MentionOutcome | 'article';
}

/** @returns the document, or `undefined` where nothing is left of it. */
type DocumentConcealer = (task: ConcealTask, account: Account) => Document | undefined;

/**
 * Reads one document after the other, and keeps nothing between them. What it returns conceals its document as often as it is asked to,
 * each time with the draws of the task. A text without a mention to conceal comes back as it is.
 */
export function createConcealer(
  options: ConcealerOptions,
): (doc: Document, isConcealed: (entity: Entity) => boolean) => DocumentConcealer {
  const { plan, strategies, guard } = options;
  const setting: Setting = { ...options.setting, keepTokens: true };
  const survives = (label: string) =>
    (ownValue(strategies.others.labels, label) ?? strategies.others.altered) === 'keep';

  return (doc, isConcealed) => {
    const wanted = doc.entities.filter(isConcealed);
    const isEponym = guard?.(doc.text);
    const spared = new Set(wanted.filter((entity) => isEponym?.(entity) === true));
    const mentions = wanted.filter((entity) => !spared.has(entity));
    const chosen = new Set(mentions);
    const others = doc.entities.filter((entity) => !chosen.has(entity) && !spared.has(entity));

    const { pieces, owners, merged } = divideIntoPieces(mentions, plan);
    const sentences = splitSentences(doc.text, options.language);
    const removals = findRemovals(doc, sentences, pieces);
    const isRemoved = (span: CharSpan) => isWithin(span, removals);
    const written = pieces.filter((piece) => !isRemoved(piece));
    const read = readMentions(doc, written, removals);

    return (task, account) => {
      const { derivedFrom, onEdits } = task;
      for (const entity of spared) account.concealed(entity, 'protected');
      const { edits, places, outcomes, links } = write(doc, written, read, task);

      const entities: Entity[] = [...owners];
      const touched = new Map<Entity, 'altered' | 'trimmed'>();
      for (const entity of others) {
        if (isRemoved(entity)) {
          entities.push(entity);
          continue;
        }
        const fitted = fitToPieces(entity, doc.text, written, survives);
        if (fitted.entity) entities.push(fitted.entity);
        if (fitted.outcome === 'inside' || fitted.outcome === 'given-up') account.other(entity, fitted.outcome);
        else if (fitted.outcome && fitted.entity) touched.set(fitted.entity, fitted.outcome);
      }

      const fitted = { ...doc, entities: entities.toSorted(compareEntities) };
      const { document: shorter, removed } = removals.length === 0 ? { document: fitted, removed: [] } : removeText(fitted, removals); // prettier-ignore
      const cuts = removals.map(({ start, end }) => ({ start, end, replacement: '' }));
      const moves = createOffsetMap(cuts);
      const moved = cuts.length === 0 ? edits : edits.map((edit) => ({ ...edit, start: moves.start(edit.start), end: moves.end(edit.end) })); // prettier-ignore
      const changed = removals.length + edits.length > 0;
      if (changed) onEdits?.(cuts, moved, places, links);
      const result = applyEdits(shorter, moved, changed && derivedFrom ? { derivedFrom } : {});

      tellMentions(pieces, merged, outcomes, isRemoved, account);
      const gone = new Set(removed);
      const own = new Set(owners);
      const results = new Map(result.entities.map((entity) => [entity.id, entity]));
      for (const entity of entities) {
        if (own.has(entity)) continue;
        const place = results.get(entity.id);
        const stays = place?.start === entity.start && place.end === entity.end;
        const outcome = gone.has(entity) ? 'removed' : (touched.get(entity) ?? (stays ? 'kept' : 'moved'));
        account.other(entity, outcome);
      }
      account.totals.documents++;
      account.totals.sentences += sentences.length;
      account.totals.sentencesRemoved += removals.reduce((sum, removal) => sum + removal.sentences, 0);
      account.totals.characters += doc.text.length;
      if (removals.length > 0 && result.text.trim() === '') {
        account.totals.emptied++;
        return undefined;
      }
      account.totals.written++;
      account.totals.charactersWritten += result.text.length;
      if (!changed && spared.size === 0 && options.dropLabels !== true) return doc;
      if (options.dropLabels !== true) return result;
      const hidden = new Set(owners.map(({ id }) => id));
      return freezeDocument({ ...result, entities: result.entities.filter(({ id }) => !hidden.has(id)) });
    };
  };

  /** What is known of the pieces to be written over, whatever is drawn. */
  function readMentions(doc: Document, pieces: readonly Piece[], removals: readonly CharSpan[]) {
    const mentions = new Map<Piece, Mention>();
    for (const piece of pieces) {
      const { type } = plan[piece.owner.label] as LabelConcealment;
      // A paragraph has no surrogate.
      const isLong = piece.end - piece.start > LONGEST_MENTION;
      if (piece.strategy === 'pseudo' && type && !isLong) mentions.set(piece, mentionAt(doc, piece, piece.owner, type));
    }
    const states = studyMentions(mentions.values(), setting);
    const reachOf = createReach([...doc.entities, ...removals].toSorted((a, b) => a.start - b.start));
    return { mentions, states, reachOf };
  }

  /** The edits over the pieces and the articles before them, and what was done to each. */
  function write(
    doc: Document,
    pieces: readonly Piece[],
    { mentions, states, reachOf }: ReturnType<typeof readMentions>,
    { rng, byClass = [], person }: ConcealTask,
  ) {
    const vault = options.vault?.openDocument(doc, [...mentions.values()], states, setting, person);
    const consistent = rng.fork('pseudo');
    const once = rng.fork('once');
    const chains = createChains(rng.fork('redraw'), options.redraw ?? 0);
    const outcomes = new Map<Piece, MentionOutcome>();
    const places: ConcealedPlace[] = [];
    const edits = pieces.flatMap((piece, number): readonly Edit[] => {
      const { start, end, owner, strategy } = piece;
      const text = doc.text.slice(start, end);
      const mention = mentions.get(piece);
      const draw =
        (mention && vault?.drawOf(mention)) ??
        (options.mode === 'consistent'
          ? ((mention && chains(mention, once)) ?? { scope: consistent })
          : { scope: rng.fork('mention', number), document: once });
      const remembered = mention && vault?.recall(mention);
      const drawn = remembered ?? (mention && writeSurrogate(mention, states, draw, setting));
      if (mention && drawn !== undefined && remembered === undefined) vault?.keep(mention, drawn);
      // The vault knows the person all the same, and moves the dates as in all other documents.
      const surrogate = byClass.includes(owner.label) ? undefined : drawn;
      const classText = `<${(plan[owner.label] as LabelConcealment).className}>`;
      const outcome = strategy === 'pseudo' && surrogate === undefined ? 'no-surrogate' : strategy;
      outcomes.set(piece, outcome as MentionOutcome);
      const replacement = surrogate ?? (strategy === 'mask' ? maskOf(text) : classText);
      const place = { start, reach: reachOf(start), mention, family: mention && familyOf(mention.type) };
      const article = articleBefore(doc.text, place, text, replacement, setting);
      if (article) places.push({ owner, outcome: 'article' });
      places.push({ owner, outcome: outcome as MentionOutcome });
      return [...(article ? [article] : []), { start, end, replacement }];
    });
    return { edits, places, outcomes, links: vault?.links };
  }

  function maskOf(text: string): string {
    const { text: mask, each } = strategies.mask;
    if (each === 'mention') return mask;
    return tokenise(text)
      .map(() => mask)
      .join(' ');
  }
}

/**
 * A Markov chain of surrogates for each text that repeats (Osborne et al. 2022, "BratSynthetic: text de-identification using a Markov
 * chain replacement strategy for surrogate personal identifying information"): at each mention after the first it goes on to another
 * surrogate with probability `redraw`, else it stays. So a name that was missed cannot be told from the surrogates by standing once
 * among many that are alike.
 *
 * @returns the draw of a mention, asked for in text order; `undefined` while its chain is at its first surrogate.
 */
function createChains(rng: Rng, redraw: number): (mention: Mention, once: Rng) => Draw | undefined {
  const states = new Map<string, { met: number; state: number }>();
  return ({ type, text }, once) => {
    if (redraw === 0 || !REDRAWN.has(type)) return undefined;
    const key = `${type} ${fold(text)}`;
    const chain = states.get(key) ?? { met: 0, state: 0 };
    states.set(key, chain);
    if (chain.met > 0 && rng.fork(key, 'met', chain.met).chance(redraw)) chain.state++;
    chain.met++;
    return chain.state === 0 ? undefined : { scope: rng.fork(key, 'state', chain.state), document: once };
  };
}

/** A discontinuous mention is told once, by its first piece. */
function tellMentions(
  pieces: readonly Piece[],
  merged: readonly Entity[],
  outcomes: ReadonlyMap<Piece, MentionOutcome>,
  isRemoved: (span: CharSpan) => boolean,
  account: Account,
): void {
  const told = new Set<Entity>();
  for (const piece of pieces) {
    if (told.has(piece.owner)) continue;
    told.add(piece.owner);
    const removed = piece.strategy === 'remove' ? 'remove' : 'with-sentence';
    account.concealed(piece.owner, isRemoved(piece) ? removed : (outcomes.get(piece) ?? 'merged'));
  }
  for (const entity of merged) account.concealed(entity, 'merged');
}
