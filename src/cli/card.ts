import { existsSync, readFileSync } from 'node:fs';
import { PalimpsestError } from '../core/errors.ts';
import { keepLayout } from '../formats/parquet/card.ts';
import { createCardInput, type CardSource } from '../pipeline/audit/card-input.ts';
import type { ReleaseCheck } from '../pipeline/audit/release-check.ts';
import { createDataCard, parseLicence } from '../report/data-card.ts';
import type { Session } from './session.ts';

interface CardOptions {
  readonly card?: string | undefined;
  readonly licence?: string | undefined;
  readonly sourceLicence?: string | undefined;
  readonly overwrite?: true | undefined;
}

/** The licences of a data card. Before anything is read: one that is none must not cost an audit. */
export function readLicences({
  card,
  licence,
  sourceLicence,
}: CardOptions): Pick<CardSource, 'licence' | 'sourceLicence'> {
  if (card === undefined && (licence ?? sourceLicence) !== undefined) {
    throw new PalimpsestError('no-card', '--licence requires a data card', {
      hint: 'Add --card FILE.',
    });
  }
  return {
    ...(licence !== undefined && { licence: parseLicence(licence) }),
    ...(sourceLicence !== undefined && { sourceLicence: parseLicence(sourceLicence) }),
  };
}

/** Writes the data card that is asked for; one that takes the place of another keeps what that tells programs. */
export function writeCard(
  { card, overwrite }: CardOptions,
  check: ReleaseCheck,
  about: CardSource,
  write: Session['write'],
): void {
  if (card === undefined) return;
  const text = createDataCard(createCardInput(check, about));
  write(card, overwrite === true && existsSync(card) ? keepLayout(text, readFileSync(card, 'utf8')) : text);
}
