import { between, figures } from '../draw.ts';
import type { Places } from '../pack.ts';

export const places: Places = {
  kinds:
    'cidade vila aldeia freguesia concelho distrito regiao ilha ilhas rio lagoa serra monte praia parque bairro zona republica estados unidos sao',
  streets:
    'rua avenida av travessa praca largo estrada alameda calcada beco rotunda praceta caminho urbanizacao ladeira quinta r trav',
  units: 'andar esq dto dta direito frente cave lote bloco porta n no r/c',
  rooms: 'quarto cama enfermaria gabinete sala consulta urgencia cp',
  ambiguous: 'largo quinta caminho calcada',
  directions: 'norte sul este oeste',
  zip: {
    example: '1000-123',
    draw: (length, rng) =>
      length === 7 || length === 4 ? between(1000, 9970, rng) + figures(length - 4, rng) : undefined,
  },
};
