import type { Dates, Numbers } from '../pack.ts';

export const dates: Dates = {
  months: [
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    'jan fev mar abr mai jun jul ago set out nov dez',
  ],
  weekdays: [
    'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
    'seg ter qua qui sex sáb dom',
    'segunda terça quarta quinta sexta sábado domingo',
  ],
  seasons: ['inverno primavera verão outono'],
  genders: {
    f: /^(?:(?:passada|próxima|última) )?(?:segunda|terça|quarta|quinta|sexta|primavera|páscoa)(?!\p{L})/iu,
    m: /^(?:(?:passado|próximo|último) )?(?:s[áa]bado|domingo|inverno|verão|outono|natal|carnaval|ano novo|corpo de deus|são joão|santo antónio)(?!\p{L})/iu,
  },
  gendered: 'passado passada|próximo próxima|último última|mesmo mesma',
  holidays: 'Natal Páscoa Carnaval Ano_Novo Corpo_de_Deus São_João Santo_António',
  closed: ['1-1', -47, -2, '4-25', '5-1', 60, '6-10', '8-15', '10-5', '11-1', '12-1', '12-8', '12-25'], // prettier-ignore
  swaps:
    'hoje esta_semana este_mês|ontem anteontem|amanhã depois_de_amanhã|atualmente agora recentemente|manhã tarde|passado próximo|passada próxima|dia mês ano|dias meses anos|semana quinzena|semanas quinzenas|início meados finais',
  formats:
    '03/04/2012|3/4/2012|03-04-2012|3-4-12|04.03.2012|2012-03-04|4 de março de 2012|4 de março|março de 2012|mar-12|03/2012|2012|domingo, 4 de março de 2012|domingo',
  usual: {
    dates: ['dd/MM/yyyy', 'd/M/yyyy', 'dd-MM-yyyy', 'd de MMMM de yyyy', 'dd.MM.yyyy'],
    times: ['HH:mm', "HH'h'mm", "H'h'mm"],
  },
  units:
    'segundo segundos|minuto minutos|hora horas|dia dias|noite noites|semana semanas|quinzena quinzenas|mês meses|trimestre trimestres|semestre semestres|ano anos|década décadas',
  order: 'dmy',
  // Only the first of a month is an ordinal: "1.º de maio".
  ending: (day, source, named) => (source !== '' && named && day !== 1 ? '' : undefined),
  connectors: 'de do da dia mes',
  year: 'ano anos',
  decades: 'anos',
  ranges: 'e a ao ou ate',
  century: { before: /seculos?/u },
  clock: { cues: /às|pelas/u },
  birth: { cue: /nascimento|nascid[oa]|nasceu|d\.? ?(?:n|nasc)\.?(?=:)/u, label: /nascimento/u },
  words: `
    dia dias data hora horas mes meses ano anos semana semanas seculo seculos decada decadas inicio fim final meados primeiro primeira segundo segunda terceiro terceira quarto quarta ultimo ultima
    passado passada proximo proxima seguinte anterior mesmo mesma tarde noite manha madrugada meio-dia meia-noite desde ate entre durante antes depois apos nascido nascida nascimento e ou`,
  spans: { month: /m[êe]s(?:es)?\b/u, week: /semanas?/u, day: /dias?\b/u, hour: /horas?/u },
  plurals: 'ano anos|mês meses|semana semanas|dia dias|hora horas|aninho aninhos|mesinho mesinhos',
  years: ' anos',
  stages: 'recém-nascido neonato|recém-nascida neonata',
  ages: `
    ano anos aninho aninhos mes meses mesinho mesinhos semana semanas dia dias hora horas idade homem mulher menino menina rapaz rapariga bebe crianca recem-nascido recem-nascida neonato neonata adolescente adulto adulta idoso idosa
    cerca quase mais menos aproximadamente gestacao vida`,
};

const UNITS = [
  '', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze', 'catorze', 'quinze',
  'dezasseis', 'dezassete', 'dezoito', 'dezanove',
]; // prettier-ignore
const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const HUNDREDS = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']; // prettier-ignore

function write(value: number): string {
  if (value >= 1000) {
    const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
    const joint = rest === 0 ? '' : rest <= 100 || rest % 100 === 0 ? ' e ' : ' ';
    return `${thousands === 1 ? '' : `${write(thousands)} `}mil${joint}${write(rest)}`;
  }
  if (value === 100) return 'cem';
  if (value > 100) return [HUNDREDS[Math.floor(value / 100)], write(value % 100)].filter(Boolean).join(' e ');
  if (value < 20) return UNITS[value] ?? '';
  return [TENS[Math.floor(value / 10)], UNITS[value % 10]].filter(Boolean).join(' e ');
}

export const numbers: Numbers = {
  cardinal: {
    units: UNITS,
    tens: TENS,
    hundreds: HUNDREDS,
    others: { cem: 100, mil: 1000, dezesseis: 16, dezessete: 17, dezenove: 19 },
    joiners: 'e',
    write,
  },
  ones: 'uma',
};
