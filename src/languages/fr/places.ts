import type { Rng } from '../../core/rng.ts';
import { between, figures } from '../draw.ts';
import type { Places } from '../pack.ts';

function drawZip(rng: Rng): string {
  if (rng.int(20) === 0) return `97${between(1, 6, rng)}${figures2(rng)}`;
  const department = between(1, 95, rng, 2);
  // Most communes' codes end in 0.
  return department + (rng.chance(0.8) ? `${figures2(rng)}0` : figures(3, rng));
}

const figures2 = (rng: Rng): string => between(0, 99, rng, 2);

export const places: Places = {
  kinds:
    'sainte departement commune arrondissement canton ville village fleuve riviere lac mer ile iles gare cedex quartier faubourg royaume uni etats unis',
  streets: `
    rue r allee allees impasse imp chemin che passage quai cours sentier voie villa residence square faubourg fbg cite esplanade venelle montee rond-point`,
  units: 'appt appartement app bat batiment etage escalier porte bis ter quater etg rdc lot bp cs',
  rooms: 'chambre ch lit salle aile niveau rea mesa fenetre porte couloir bureau cabinet code cedex bp',
  ambiguous: 'residence villa',
  directions: 'nord sud',
  zip: { example: '12345', draw: (length, rng) => (length === 5 ? drawZip(rng) : undefined) },
};
