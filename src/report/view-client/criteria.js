/** @import { Criteria, ViewRowData } from './types.ts' */

/** @param {Criteria} criteria */
export const wantsAll = ({ q, labels, steps, only }) =>
  q.trim() === '' && labels.length === 0 && steps.length === 0 && only === '';

/**
 * Whether a document fits all but the search.
 *
 * @param {ViewRowData} row
 * @param {Criteria} criteria
 */
export function fitsRow(row, { labels, steps, only }) {
  if (labels.length > 0 && !labels.some((label) => row.labels.includes(label))) return false;
  if (steps.length > 0 && !steps.some((step) => row.steps.includes(step))) return false;
  switch (only) {
    case 'changed':
      return row.changes > 0;
    case 'unchanged':
      return row.changes === 0;
    case 'kept':
      return row.kept > 0;
    case 'entities':
      return row.entities > 0;
    case 'plain':
      return row.entities === 0;
    default:
      return true;
  }
}
