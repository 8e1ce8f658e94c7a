import { type CorpusStatistics, mentionsByLabel } from '../../evaluate/statistics.ts';
import type { SplitFigures } from '../../report/study-data.ts';

/** What a study says of a part of a corpus; each of its units was counted as a document. */
export function splitFigures(statistics: CorpusStatistics): SplitFigures {
  const { documents, sentences, tokens } = statistics;
  return { units: documents, sentences, tokens, entitiesByLabel: mentionsByLabel(statistics) };
}
