/** What became of questions and answers, counted. */
export interface LlmAccount {
  /** Texts that were asked about. */
  readonly texts: number;
  /** Answers of earlier runs. */
  readonly cached: number;
  readonly requests: number;
  readonly retries: number;
  readonly throttled: number;
  readonly promptTokens: number;
  readonly answerTokens: number;
  readonly cost: number;
  /** Answers that refused, or could not be read, those that were asked for again included. */
  readonly refusals: number;
  readonly malformed: number;
  /** Queries left without an answer that could be read: they voted for nothing. */
  readonly unanswered: number;
  /** Claims of answers: all of them, those of a label that was not asked for, and those that are not in the text. */
  readonly claims: number;
  readonly unknownLabels: number;
  /** Invented or translated. */
  readonly notInText: number;
  /** Different mentions of a text over its answers; of them those with enough votes, and those that every answer gave. */
  readonly given: number;
  readonly kept: number;
  readonly unanimous: number;
}

export type AnswerCounts = { -readonly [K in Exclude<keyof LlmAccount, 'requests' | 'retries' | 'throttled' | 'promptTokens' | 'answerTokens' | 'cost'>]: LlmAccount[K] }; // prettier-ignore

export function createAnswerCounts(): AnswerCounts {
  return {
    texts: 0,
    cached: 0,
    refusals: 0,
    malformed: 0,
    unanswered: 0,
    claims: 0,
    unknownLabels: 0,
    notInText: 0,
    given: 0,
    kept: 0,
    unanimous: 0,
  };
}
