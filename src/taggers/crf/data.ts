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
