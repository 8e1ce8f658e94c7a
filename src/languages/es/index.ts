import type { Agreement, AgreementCheck, Eponyms, LanguagePack, Marks, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';

export const text: Text = {
  functionWords:
    'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy hasta desde está e durante tras',
  neverLast:
    'd dña da sr ca crta gral urb esc pso plza bda cap art arts av c pza pl ej izq dcha aprox máx mín admón dpto edo fdo ext',
  telling:
    'y el los las del al con una unos unas por para sin pero muy más hasta desde hacia donde cuando porque aunque también lo su sus este esta estos estas ese esa hay está están fue han ha sido tiene tienen hace según día días dolor paciente años mañana noche izquierda derecha fiebre no se le que e o u desde tras mismo hoy ayer dice refiere madre padre hijo hija hermano mujer hombre niño niña bien mejor',
  morphology: true,
  diphthongs: { ie: ['e'], ue: ['o', 'u'] },
};

export const eponyms: Eponyms = {
  abbreviations: { enfermedad: 'enf\\.?|enferm\\.?', sindrome: 'sd\\.?|sdr\\.?|sind\\.?|sme\\.?', de: 'del|de\\s+la' },
  optional: 'de',
};

const checks: readonly AgreementCheck[] = [
  {
    name: 'del',
    site: '(?:(?:de|a) el |del |al )(?=\\p{L})',
    // "a El Salvador" keeps the article of its name.
    isWrong: (word) => word.toLowerCase().endsWith(' el'),
  },
];

export const agreement: Agreement = {
  checks,
  articlesOf: { f: 'la una', m: 'el un del al' },
  nouns: {
    f: 'clínica residencia universidad fundación asociación escuela empresa compañía consejería ciudad provincia calle avenida plaza mutua farmacia iglesia diputación maternidad comarca',
    m: 'hospital centro instituto ayuntamiento colegio consultorio ambulatorio laboratorio ministerio servicio departamento municipio tribunal juzgado barrio banco museo complejo sanatorio pueblo policlínico',
  },
  genders: { f: /(?:[^t]a|triz)$/u, m: /(?:o|or)$/u },
  articles: 'la las los el',
  contractions: 'del',
  leads: 'de al a',
  beforeNouns: 'del los por para contra',
  beforePlaces: 'de en',
  beforeProfessions: 'un la el',
  soundPairs: [
    ['y', 'e'],
    ['o', 'u'],
  ],
  sounds(first) {
    if (first === 'y') return (following) => /^h?i(?![aeou])/.test(following);
    return first === 'o' ? (following) => /^(?:h?o|8|11(?!\d))/.test(following) : undefined;
  },
};

const marks: Marks = {
  names: {
    person: 'nombre nombre_completo persona',
    patient: 'paciente',
    doctor: 'medico medica doctor doctora',
    'family-name': 'apellido apellidos',
    age: 'edad',
    date: 'fecha fecha_de_nacimiento',
    time: 'hora',
    phone: 'telefono tel movil',
    fax: 'fax',
    email: 'email correo correo_electronico',
    url: 'url web',
    street: 'calle direccion domicilio',
    city: 'ciudad localidad municipio',
    region: 'provincia region territorio',
    country: 'pais',
    zip: 'codigo_postal cp',
    hospital: 'hospital clinica centro_de_salud',
    department: 'servicio departamento unidad',
    organisation: 'organizacion empresa institucion',
    profession: 'profesion',
    id: 'id numero dni',
    'medical-record': 'nhc historia_clinica',
  },
  before: {
    patient: 'paciente nombre',
    doctor: 'dr dra doctor doctora medico medica',
    'medical-record': 'nhc historia_clinica',
    phone: 'telefono tel movil',
    fax: 'fax',
    date: 'el fecha desde hasta nacido_el nacida_el fecha_de_nacimiento',
    hospital: 'hospital',
    city: 'residente_en vive_en',
    age: 'edad',
  },
  after: { age: 'anos' },
};

export const es: LanguagePack = {
  code: 'es',
  name: 'Spanish',
  lacks: ['tagger', 'synonyms'],
  agreement,
  contact,
  dates,
  eponyms,
  institutions,
  names,
  numbers,
  places,
  text,
  marks,
};
