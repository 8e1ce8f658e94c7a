import type { Dates, Numbers } from '../pack.ts';

export const dates: Dates = {
  months: [
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'ene feb mar abr may jun jul ago sep oct nov dic',
    '- - - - - - - - setiembre - - -',
    '- - - - - - - - sept - - -',
  ],
  weekdays: ['lunes martes miércoles jueves viernes sábado domingo', 'lun mar mié jue vie sáb dom'],
  seasons: ['invierno primavera verano otoño'],
  holidays:
    'Navidad Nochebuena Nochevieja Año_Nuevo Reyes Semana_Santa Domingo_de_Ramos Corpus_Christi Todos_los_Santos la_Inmaculada',
  closed: ['1-1', '1-6', -3, -2, 1, '5-1', '8-15', '10-12', '11-1', '12-6', '12-8', '12-25'], // prettier-ignore
  swaps:
    'hoy ayer mañana anteayer|actualmente ahora recientemente|tarde noche|pasado próximo|pasada próxima|día mes año|días meses años|semana quincena|semanas quincenas|principios mediados finales',
  formats:
    '03/04/2012|3/4/2012|03-04-2012|3-4-12|04.03.2012|2012-03-04|4 de marzo de 2012|4 de marzo|marzo de 2012|marzo 2012|mar-12|03/2012|2012|domingo 4 de marzo de 2012|domingo',
  usual: {
    dates: ['dd/MM/yyyy', 'd/M/yyyy', 'd/M/yy', 'dd-MM-yyyy', 'd de MMMM de yyyy', 'dd.MM.yy'],
    times: ['HH:mm', 'H:mm', "HH:mm 'h'"],
  },
  units:
    'segundo segundos|minuto minutos|hora horas|día días|noche noches|semana semanas|quincena quincenas|mes meses|trimestre trimestres|semestre semestres|año años|década décadas',
  order: 'dmy',
  ordinals: 'ero o a',
  ending(day, source, named) {
    if (named) return day === 1 ? undefined : '';
    if (!/^(?:er|[rdtmvn][oa])$/.test(source)) return undefined;
    const isShort = source === 'er' && (day === 1 || day === 3); // "3er piso"
    return isShort ? source : 'mrdrtttmvn'.charAt(day % 10) + (source.endsWith('a') ? 'a' : 'o');
  },
  connectors: 'de del dia mes',
  year: 'ano anos',
  decades: 'años los',
  ranges: 'y e a al hasta o',
  century: { before: /siglo|siglos/u },
  birth: { cue: /nacimiento|nacid[oa]|nació|nac/u, label: /nacimiento/u },
  words: `
    dia dias fecha hora horas mes meses ano anos semana semanas siglo siglos decada decadas trimestre semestre quincena lustro principio principios mediados finales final fin inicio
    inicios comienzo comienzos primer primera primero primeros segundo segunda segundos tercer tercera tercero cuarto cuarta ultimo ultima ultimos ultimas pasado pasada proximo proxima
    siguiente anterior mismo misma actual tarde noche manana madrugada mediodia medianoche desde hasta entre durante antes despues hace nacido nacida nacimiento
    o edad mas menos fechas diversas no especificada`,
  spans: { month: /mes(?:es)?\b/u, week: /semanas?|sem\b/u, day: /d[ií]as?/u, hour: /horas?/u },
  plurals: 'año años|mes meses|semana semanas|día días|dia dias|hora horas',
  years: ' años',
  stages: 'recién_nacido neonato|recién_nacida neonata|recién_nacidos neonatos|RN neonato',
  ages: `
    ano anos edad mes meses semana semanas dia dias hora horas minuto minutos medio media cumplidos vida recien nacido nacida nacidos nacidas neonato neonata rn nacimiento lactante varon mujer hombre nino nina ninos ninas
    joven anciano anciana adulto adulta adolescente decada lustro mas menos casi unos aproximadamente gestacion entre hasta`,
};

const UNITS = [
  '', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece', 'catorce',
  'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno', 'veintidós', 'veintitrés',
  'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve',
]; // prettier-ignore
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = ['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos', 'setecientos', 'ochocientos', 'novecientos']; // prettier-ignore

function write(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return [thousands > 1 ? write(thousands) : '', 'mil', write(value % 1000)].filter(Boolean).join(' ');
  }
  if (value === 100) return 'cien';
  if (value > 100) return [HUNDREDS[Math.floor(value / 100)], write(value % 100)].filter(Boolean).join(' ');
  if (value < 30) return UNITS[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens} y ${UNITS[value % 10]}`;
}

export const numbers: Numbers = {
  zero: 'cero',
  cardinal: {
    units: UNITS,
    tens: TENS,
    hundreds: HUNDREDS,
    others: { cien: 100, mil: 1000, primero: 1 },
    joiners: 'y',
    write,
  },
  // Before "años", one is shortened: "veintiún", "treinta y un".
  age: (value) =>
    write(value)
      .replace(/veintiuno$/u, 'veintiún')
      .replace(/uno$/u, 'un'),
  ones: 'uno una',
};
