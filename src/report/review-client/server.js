/** @import { Answer, OpenDocument, ReviewChanges, Decision, ReviewDocument, Rows } from './types.ts' */

/** The server did not answer. */
export class Unreachable extends Error {}

/** The server refused, and said why. */
export class Refused extends Error {
  /** @param {string} message @param {boolean} isDrive whether it could not write, so that the decision itself may be right */
  constructor(message, isDrive) {
    super(message);
    this.isDrive = isDrive;
  }
}

/** The server that this page came from. */
export function createServer() {
  let busy = 0;

  /** @param {string} path @param {RequestInit} [init] */
  async function ask(path, init) {
    /** @type {Response} */
    let response;
    try {
      response = await fetch(path, init);
      if (response.ok || response.status === 409) return await response.json();
    } catch {
      throw new Unreachable('the server does not answer');
    }
    if (response.status === 422 || response.status === 507) {
      const { error } = await response.json();
      const hint = typeof error.hint === 'string' ? `. ${error.hint}` : '';
      throw new Refused(`${error.message}${hint}`, response.status === 507);
    }
    throw new Unreachable(`the server answered ${response.status}`);
  }

  return {
    isBusy: () => busy > 0,
    /** @returns {Promise<Rows>} */
    rows: () => ask('rows'),
    /** @param {number} place @returns {Promise<OpenDocument>} */
    async document(place) {
      /** @type {ReviewDocument} */
      const found = await ask(`document?place=${place}`);
      return { ...found, place };
    },
    /** @param {number} seen @returns {Promise<ReviewChanges>} */
    changes: (seen) => ask(`changes?seen=${seen}`),
    /**
     * A document as it is now.
     *
     * @param {number} place
     * @param {number} base the version that is known
     * @returns {Promise<Answer>}
     */
    state: (place, base) => ask(`state?place=${place}&base=${base}`),
    /**
     * Answers once it is on the disk, or was refused because the document had changed.
     *
     * @param {Decision} decision
     * @returns {Promise<Answer>}
     */
    async decide(decision) {
      busy++;
      try {
        const headers = { 'Content-Type': 'application/json' };
        return await ask('decide', { method: 'POST', headers, body: JSON.stringify(decision) });
      } finally {
        busy--;
      }
    },
  };
}
