import type { CodeMixingStudy } from '../code-mixing-data.ts';

/** placeholder while the report is written */
export async function createCodeMixingFiles(study: CodeMixingStudy): Promise<ReadonlyMap<string, string>> {
  return new Map([['study.json', `${JSON.stringify(study)}\n`]]);
}
