import { createReportFiles } from '../../report/pages/report-files.ts';
import type { Impact, ImpactTimings } from './study.ts';
import type { Report } from '../../report/pages/report-model.ts';
import { concealmentSection } from './report/concealment.ts';
import { cooccurrenceSection } from './report/cooccurrence.ts';
import { corporaSection, methodSection } from './report/method.ts';
import { eponymSection } from './report/eponyms.ts';
import { writeImpactHeadline } from './report/headline.ts';
import { indexImpact } from './report/impact-index.ts';
import { lossSection } from './report/losses.ts';
import { overlapSection } from './report/overlap.ts';
import { phiModelSection } from './report/phi-models.ts';
import { sentenceGroupsSection } from './report/sentence-groups.ts';

/** The files of an impact study's report. */
export function report(impact: Impact, timings?: ImpactTimings): ReadonlyMap<string, string> {
  return createReportFiles(buildReport(impact, timings), 'Palimpsest impact study');
}

function buildReport(impact: Impact, timings?: ImpactTimings): Report {
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
