import type { TagScheme } from '../../core/corpus-format.ts';
import type { Report } from '../../core/errors.ts';
import type { TagFault } from '../../text/tags.ts';

/** Counts tags that do not follow their scheme, for one warning a kind and file. */
export interface TagFaults {
  add(fault: TagFault, line: number): void;
  /** Reports what was counted. */
  report(report: Report): void;
}

const MEANINGS: Readonly<Record<TagFault, string>> = {
  'missing-begin': 'start a mention with a tag that should continue one',
  'missing-end': 'end a mention without its closing tag',
  'needless-begin': 'have B- where no mention of the label comes just before',
  'foreign-prefix': 'have a prefix that the scheme does not know',
};

export function createTagFaults(file: string, scheme: TagScheme): TagFaults {
  const counts = new Map<TagFault, { count: number; line: number }>();
  return {
    add: (fault, line) => {
      const known = counts.get(fault);
      if (known) known.count++;
      else counts.set(fault, { count: 1, line });
    },
    report: (report) => {
      for (const [fault, { count, line }] of counts) {
        report({
          severity: 'warning',
          code: `tag-${fault}`,
          message: `${count} tags ${MEANINGS[fault]} in the scheme ${scheme} (this is the first); they were read as conlleval reads them`,
          place: { file, line },
        });
      }
    },
  };
}
