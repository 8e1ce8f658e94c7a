import type { Answer, OpenDocument, ReviewChanges, Decision, ReviewDocument, Rows } from './types.ts';

/** The server did not answer. */
export class Unreachable extends Error {}

/** The server refused, and said why. */
export class Refused extends Error {
  /** Whether it could not write, so that the decision itself may be right. */
  readonly isDrive: boolean;

  constructor(message: string, isDrive: boolean) {
    super(message);
    this.isDrive = isDrive;
  }
}

/** The server that this page came from. */
export function createServer() {
  let busy = 0;

  async function ask(path: string, init?: RequestInit) {
    let response: Response;
    try {
      response = await fetch(path, init);
      if (response.ok || response.status === 409) return await response.json();
    } catch {
      throw new Unreachable('the server does not answer');
    }
    if (response.status === 422 || response.status === 507) {
      const { error } = await response.json();
      const hint = typeof error.hint === 'string' ? ` ${error.hint}` : '';
      throw new Refused(`${error.message}.${hint}`, response.status === 507);
    }
    throw new Unreachable(`the server answered ${response.status}`);
  }

  return {
    isBusy: () => busy > 0,
    rows: (): Promise<Rows> => ask('rows'),
    async document(place: number): Promise<OpenDocument> {
      const found: ReviewDocument = await ask(`document?place=${place}`);
      return { ...found, place };
    },
    changes: (seen: number): Promise<ReviewChanges> => ask(`changes?seen=${seen}`),
    /** A document as it is now. @param base the version that is known */
    state: (place: number, base: number): Promise<Answer> => ask(`state?place=${place}&base=${base}`),
    /** Answers once it is on the disk, or was refused because the document had changed. */
    async decide(decision: Decision): Promise<Answer> {
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

export type Server = ReturnType<typeof createServer>;
