import type { Impact, ImpactTimings } from '../impact-data.ts';
import type { Report } from '../study/report-model.ts';
import { concealmentSection } from './concealment.ts';
import { cooccurrenceSection } from './cooccurrence.ts';
import { corporaSection } from './corpora.ts';
import { eponymSection } from './eponyms.ts';
import { writeImpactHeadline } from './headline.ts';
import { indexImpact } from './impact-index.ts';
import { lossSection } from './losses.ts';
import { methodSection } from './method.ts';
import { overlapSection } from './overlap.ts';
import { phiModelSection } from './phi-models.ts';
import { sentenceGroupsSection } from './sentence-groups.ts';

/** Works out all tables, figures and sentences of the report of an impact study. */
export function buildImpactReport(impact: Impact, timings?: ImpactTimings): Report {
  const index = indexImpact(impact);
  const sections = [
    lossSection(index),
    sentenceGroupsSection(index),
    phiModelSection(index),
    overlapSection(index),
    cooccurrenceSection(index),
    concealmentSection(index),
    eponymSection(index),
    corporaSection(index),
    methodSection(index, timings),
  ];
  return {
    title: impact.name,
    ...(impact.description === undefined ? {} : { description: impact.description }),
    headline: writeImpactHeadline(index),
    sections: sections.filter((section) => section !== undefined),
  };
}
