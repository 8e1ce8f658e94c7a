/** Whether documents that state no source can be told to be of a certain one all the same. */
export interface Linkable {
  /** Whether the corpus was made so that its mentions cannot be linked: its documents are then not linked by anything they state. */
  readonly isUnlinkable: boolean;
  /** Documents that state no source, or whose statement was not looked at. */
  readonly documents: number;
  /** Of these, those that can be linked in one way or the other. */
  readonly found: number;
  /** By the id of a source document, or the source that they state in spite of it. */
  readonly byId: number;
  /** By wording outside mentions: the nearest source is nearer than {@link NEAR}. */
  readonly byText: number;
}

/** Jaccard's coefficient of the word 3-grams: of two different documents it is hardly ever so high. */
export const NEAR = 0.5;

export function createLinkable(isUnlinkable: boolean) {
  const counts = { documents: 0, found: 0, byId: 0, byText: 0 };
  return {
    /** @param similarity to the nearest source. */
    add(hasSourceId: boolean, similarity: number): void {
      const isNear = similarity > NEAR;
      counts.documents++;
      if (hasSourceId) counts.byId++;
      if (isNear) counts.byText++;
      if (hasSourceId || isNear) counts.found++;
    },
    result: (): Linkable => ({ isUnlinkable, ...counts }),
  };
}
