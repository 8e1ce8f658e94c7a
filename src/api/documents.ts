import { checked, list, object, oneOf } from '../core/shapes.ts';
import * as applyEditsModule from '../core/apply-edits.ts';
import * as documentModule from '../core/document.ts';
import * as mergeEditsModule from '../core/merge-edits.ts';
import * as offsetMapModule from '../core/offset-map.ts';
import * as removeTextModule from '../core/remove-text.ts';
import * as rngModule from '../core/rng.ts';
import { anyDocument, callback, doc, edits, entities, options, span, string, whole } from './shapes.ts';

export const applyEdits: typeof applyEditsModule.applyEdits = checked(applyEditsModule.applyEdits, {
  doc,
  edits,
  options: options({ id: string, derivedFrom: object('an object'), onCovered: callback }),
});
export const createDocument: typeof documentModule.createDocument = checked(documentModule.createDocument, {
  doc: anyDocument,
  options: options({ overlaps: oneOf('refuse', 'allow') }),
});
export const findFaults: typeof documentModule.findFaults = checked(documentModule.findFaults, {
  text: string,
  entities,
});
export const mergeEdits: typeof mergeEditsModule.mergeEdits = checked(mergeEditsModule.mergeEdits, {
  proposals: list('an array of proposals', object('a proposal { augmenter, edits }', { augmenter: string, edits })),
});
export const createOffsetMap: typeof offsetMapModule.createOffsetMap = checked(offsetMapModule.createOffsetMap, {
  edits,
});
export const removeText: typeof removeTextModule.removeText = checked(removeTextModule.removeText, {
  doc,
  spans: list('an array of spans', span),
  options: options({ id: string, derivedFrom: object('an object'), onCovered: callback }),
});
export const createRng: typeof rngModule.createRng = checked(rngModule.createRng, { seed: whole });
