import type { Report } from '../../core/errors.ts';

/**
 * Names the files of a corpus with one document a file: by document id; a second document of the same id gets `~2`, and a
 * warning, instead of overwriting the first.
 */
export function createUniqueNames(report: Report): (documentId: string) => string {
  const taken = new Set<string>();
  return (documentId) => {
    let name = documentId;
    for (let n = 2; taken.has(name); n++) name = `${documentId}~${n}`;
    taken.add(name);
    if (name !== documentId) {
      report({
        severity: 'warning',
        code: 'duplicate-id',
        message: `another document has this id: this one is written as ${JSON.stringify(name)}`,
        place: { documentId },
      });
    }
    return name;
  };
}
