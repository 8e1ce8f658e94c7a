import type { Focus, OpenDocument, Page, ReviewEntity, ReviewState, Stretch } from './types.ts';
import { createUnits, quote, type Units } from './units.ts';

/** The note that is looked at, and what is in focus in it. */
export class OpenNote {
  readonly page: Page;
  doc: OpenDocument | undefined;
  focus: Focus | undefined;
  byCharacter = false;
  units: Units | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  open(doc: OpenDocument) {
    this.doc = doc;
    this.focus = undefined;
    this.setUnits();
  }

  /** Takes in what the server says of the note. */
  adopt(state: ReviewState) {
    if (!this.doc) return;
    const { id, text, tokens, wholeTokens, place } = this.doc;
    this.doc = { id, text, tokens, wholeTokens, place, ...state };
    if (this.focus?.kind === 'entity' && !this.find(this.focus.id)) this.focus = undefined;
  }

  setByCharacter(wanted: boolean) {
    this.byCharacter = wanted;
    this.setUnits();
  }

  private setUnits() {
    const { doc } = this;
    this.units = doc && createUnits(doc.text, doc.tokens, this.byCharacter && !doc.wholeTokens);
  }

  find(id: string): ReviewEntity | undefined {
    return this.doc?.entities.find((entity) => entity.id === id);
  }

  inFocus(): ReviewEntity | undefined {
    return this.focus?.kind === 'entity' ? this.find(this.focus.id) : undefined;
  }

  stretch(): Stretch | undefined {
    return this.inFocus() ?? (this.focus?.kind === 'stretch' ? this.focus : undefined);
  }

  setFocus(wanted: Focus | undefined) {
    this.focus = wanted;
    this.page.draw();
  }

  focusOn(entity: ReviewEntity | undefined) {
    this.focus = entity && { kind: 'entity', id: entity.id };
  }

  /** The entity after an offset, or before it, of those that fit. */
  nextEntity(from: number, direction: 1 | -1, fits: (entity: ReviewEntity) => boolean = () => true) {
    const all = this.doc?.entities.filter(fits) ?? [];
    return direction > 0 ? all.find(({ start }) => start >= from) : all.findLast(({ start }) => start < from);
  }

  /** The next entity that is only proposed, after an offset and then from the start; else none. */
  focusOnProposed(from: number) {
    const isProposed = (entity: ReviewEntity) => !entity.accepted;
    this.focusOn(this.nextEntity(from, 1, isProposed) ?? this.nextEntity(0, 1, isProposed));
  }

  /** What is in focus, in words. */
  describe() {
    const at = this.stretch();
    if (!this.doc || !at) return '';
    const quoted = quote(this.doc.text, at.start, at.end);
    const entity = this.inFocus();
    if (!entity) return `${quoted}: press a label’s key`;
    const becomes = entity.replacement === undefined ? '' : ` · becomes “${entity.replacement}”`;
    return `${quoted} · ${entity.label}${becomes} · ${entity.accepted ? 'accepted' : 'proposed'}`;
  }
}
