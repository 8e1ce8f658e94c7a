import { between, figures } from '../draw.ts';
import type { Contact, NumberingPlan } from '../pack.ts';

const AREAS = ['91', '93', '94', '95', '96', '98', '92', '97'];
export const SPAIN: NumberingPlan = {
  country: '34',
  draw(national, rng) {
    if (national.length !== 9) return undefined;
    switch (national.charAt(0)) {
      case '6':
        return `6${figures(8, rng)}`;
      case '7':
        return `7${between(1, 4, rng)}${figures(7, rng)}`;
      case '9':
        return rng.pick(AREAS) + between(1, 8, rng) + figures(6, rng);
      case '8':
        return /^80|^90/.test(national)
          ? national.slice(0, 3) + figures(6, rng)
          : `8${between(1, 8, rng)}${figures(7, rng)}`;
      default:
        return undefined;
    }
  },
};

export const contact: Contact = {
  plans: [SPAIN],
  phones: '912 345 678|612 345 678|91 234 56 78|+34 612 345 678|912345678',
  extension: /extensi[oó]n/u,
  ids: {
    'social-security': ['28 12345678 40'],
    id: ['12345678Z', 'X1234567L', '1234567'],
    account: ['ES91 2100 0418 4502 0005 1332'],
    vehicle: ['1234 BCD'],
  },
  words: 'tele tlf tfno tfn telf telef telefono telefonos movil mov movils numero num fijo contacto correo y o',
  numberWords: `
    historia clinica numero num expediente episodio afiliacion seguridad social documento nacional identidad dni nie nif nss nass nuss cip cipa cite sip nhc tis tarjeta sanitaria colegiado colegiada col licencia pasaporte matricula
    residente ano year interno cuenta poliza seguro registro referencia ref muestra informe estudio proceso solicitud peticion paciente codigo hc csv hosp`,
};
