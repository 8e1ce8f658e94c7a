import type { Names } from '../pack.ts';

export const names: Names = {
  honours: `
    doctor doctora dr dra general gal g.al mariscal capitan coronel presidente rey reina principe princesa infanta infante duque marques conde condesa don dona padre sor cardenal obispo papa ingeniero juez maestro maestra hermanos hermanas alcalde profesor`,
  saints: 'san santa santo sta sto',
  titles: { u: 'ing lic', f: 'sra srta dra doctora senora senorita lcda licda', m: 'sr senor' },
  ownTitles: { f: 'dona', m: 'don d' },
  abbreviated: 'sra dra srta lic ing',
  particles: 'de la las los del el y',
  alsoNames: 'y el',
  fields: { given: 'nombre', family: 'apellidos|apellido' },
  honorifics: 'Dr Sr D Don|Sra Srta Dra Dña Doña|Señora Señorita Doctora|Señor Doctor',
  writtenOut: 'Don Doña',
  twoSurnames: true,
  shares: { surnames: 0.7 },
  usual: { f: ['Sra.', 'Dña.'], m: ['Sr.', 'D.'], 'doctor-f': ['Dra.'], 'doctor-m': ['Dr.'] },
};
