/**
 * Sequences of a linear-chain CRF in typed arrays, as the feature extractors make and the trainer and decoder read them.
 *
 * Most attributes of a token depend on the word at one offset alone ("the word before ends in -ton"), and words repeat. So a
 * token has a list of groups, and a group a list of attributes: the engine adds up the weights of a group once for the whole
 * corpus, not once for each token. A group that one token alone has costs nothing extra.
 */
export interface CrfData {
  /** `sequences + 1` offsets into the tokens. */
  readonly sequenceStarts: Uint32Array;
  /** `tokens + 1` offsets into `tokenGroups`. */
  readonly groupStarts: Uint32Array;
  /** Group ids, token after token. */
  readonly tokenGroups: Uint32Array;
  /** `groups + 1` offsets into `groupAttributes`. */
  readonly attributeStarts: Uint32Array;
  /** Attribute ids, group after group. An attribute may be in several groups of a token: its value is then their number. */
  readonly groupAttributes: Uint32Array;
  readonly attributeCount: number;
}

/** {@link CrfData} with a label id for each token. */
export interface LabelledCrfData extends CrfData {
  readonly labels: Uint8Array | Uint16Array;
  readonly labelCount: number;
}

/** The weights of a trained CRF; state features are sparse, sorted by attribute, then label. */
export interface CrfWeights {
  readonly labelCount: number;
  readonly attributeCount: number;
  /** `attributeCount + 1` offsets into `stateLabels` and `stateWeights`. */
  readonly stateStarts: Uint32Array;
  readonly stateLabels: Uint16Array;
  readonly stateWeights: Float64Array;
  /** `labelCount * labelCount`, from label (row) to label; 0 where the transition has no feature. */
  readonly transitions: Float64Array;
}

/**
 * Decodes one sequence at a time from its state scores, which the caller has added up: `length * labelCount`, token after
 * token, in an array that may be longer. So the tagger can keep the score vectors of frequent groups. With
 * `TagConstraints` it considers legal label sequences alone.
 */
export interface SequenceDecoder {
  /** The labels of the best sequence; of equal ones, the lower label wins. */
  best(scores: Float64Array, length: number): Uint16Array;
  /** The `count` best sequences (fewer where there are not so many), best first, with their log-probabilities. */
  nBest(
    scores: Float64Array,
    length: number,
    count: number,
  ): readonly { readonly labels: Uint16Array; readonly logProbability: number }[];
  /** The probability of each label at each token: `length * labelCount`. */
  marginals(scores: Float64Array, length: number): Float64Array;
}
