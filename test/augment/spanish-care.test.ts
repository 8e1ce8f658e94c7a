import { describe, expect, it } from 'vitest';
import { copiesIn } from '../helpers/copies-in.ts';

/** A text with one mention of where somebody is cared for, tried or lives, and what each surrogate looks like. */
const LIKE: readonly (readonly [text: string, like: RegExp])[] = [
  [
    'Vive en [Calle Mayor 5, 3er piso B|STREET] .',
    /^Calle (?!Mayor).+ \p{Nd}+, (?:[13]er|[13]ro|2do|[456]to|7mo|8vo|9no) piso \p{Lu}$/u,
  ],
  [
    'Vive en [Calle de Quarzín Delgado 56, 7mo D|STREET] .',
    /^Calle .+ \p{Nd}+, (?:[13]ro|2do|[456]to|7mo|8vo|9no) \p{Lu}$/u,
  ],
  // Saints of several names, and Our Lady.
  ['Ingresa en [Hospital San Juan de Dios|HOSPITAL] .', /^Hospital San (?!Juan de D)(?:\p{Lu}\p{Ll}+ (?:de (?:la )?)?\p{Lu}\p{Ll}+)$/u], // prettier-ignore
  ['Ingresa en [HOSPITAL SAN JUAN DE DIOS|HOSPITAL] .', /^HOSPITAL SAN (?!JUAN DE D)\p{Lu}+ (?:DE (?:LA )?)?\p{Lu}+$/u],
  ['Estudia en el [Instituto Santo Tomás de Aquino|ORG] .', /^Instituto Santo (?!Tomás de A)\p{Lu}\p{Ll}+ (?:de (?:la )?)?\p{Lu}\p{Ll}+$/u], // prettier-ignore
  ['Ingresa en [Hospital Santa Teresa de Jesús|HOSPITAL] .', /^Hospital Santa (?!Teresa de J)\p{Lu}\p{Ll}+ (?:del? (?:la )?)?\p{Lu}\p{Ll}+$/u], // prettier-ignore
  ['Acude a la [Parroquia de San Pedro Nolasco|ORG] .', /^Parroquia de San (?!Pedro N)\p{Lu}\p{Ll}+ (?:de (?:la )?)?\p{Lu}\p{Ll}+$/u], // prettier-ignore
  ['Trabaja en [Cooperativa Nuestra Señora de Montserrat|ORG] .', /^Cooperativa (?!Nuestra Señora de Mont)(?:Nuestra Señora de|Virgen|Ni|Sagrad|Esp|Sant|Buen|Cristo|La |Inmac|Divina)/u], // prettier-ignore
  ['Trabaja en [Cooperativa Nuestra Señora del Perpetuo Socorro|ORG] .', /^Cooperativa (?:Nuestra Señora (?:de|del) (?!Perp)(?:las? )?\p{Lu}\p{Ll}+(?: Suceso)?|Virgen (?:del? )?(?:l[ao]s? )?\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+)$/u], // prettier-ignore
  ['Vive en [RESIDENCIA VIRGEN DEL VALLE|HOSPITAL] .', /^RESIDENCIA (?:VIRGEN|NUESTRA|SAGRAD|SANT|BUEN|CRISTO|LA |INMACULADA|DIVINA|NIÑO|ESP)/u], // prettier-ignore
  // What it is stays.
  ['Acude al [C.S. La Quelmeda|HOSPITAL] .', /^C\.S\. (?!La Quelmeda)\p{Lu}/u],
  ['Acude al [H.U. La Quelma|HOSPITAL] .', /^H\.U\. (?!La Quelma)\p{Lu}/u],
  ['Acude a [Posta de Salud Santa Rosa|HOSPITAL] .', /^Posta de Salud Santa (?!Rosa$)\p{Lu}/u],
  ['Vive en [Pº de las Quelmas, 41|STREET] .', /^Pº (?!de las Quel).+, \p{Nd}\p{Nd}$/u],
  ['Vive en [P.º de la Quelma 120|STREET] .', /^P\.º (?!de la Quel).+ \p{Nd}{3}$/u],
  ['Vive en [Bº La Quelma 5|STREET] .', /^Bº (?!La Quel).+ \p{Nd}$/u],
  ['Vive en [Crta. Quelmas - Quelmillas km 2|STREET] .', /^Crta\. (?!Quel).+ km \p{Nd}$/u],
  ['Vive en [Jirón Quelmaga 542|STREET] .', /^Jirón (?!Quel).+ \p{Nd}{3}$/u],
  // Departments become others of medicine, of their kind.
  ['Visto en [Servicio de Medicina Interna|DEPARTMENT] .', /^Servicio de (?!Medicina Interna)\p{Lu}/u],
  ['Visto en [Servicio de Medicina Interna|DEPARTMENT] .', /^(?!.*(?:Veterinaria|Interna$|Odontolog))/u],
  ['Visto en [servicio de urología|DEPARTMENT] .', /^servicio de (?!urología$)\p{Ll}/u],
  ['Visto en [Unidad de Ictus|DEPARTMENT] .', /^Unidad (?!de Ictus|de Unidad)(?:del? )?\p{Lu}/u],
  ['Visto en [Unidad del Dolor|DEPARTMENT] .', /^Unidad (?!del Dolor|de Unidad|del C)(?:del? )?\p{Lu}/u],
  ['Visto en [Planta de Medicina Interna|DEPARTMENT] .', /^Planta de (?!Medicina Interna)\p{Lu}/u],
  ['Visto en [Consulta de Dermatología|DEPARTMENT] .', /^Consulta de (?!Dermatología)\p{Lu}/u],
  ['Visto en [Hospital de Día Oncológico|DEPARTMENT] .', /^Hospital de Día (?!Oncológico$)\p{Lu}[\p{L}-]+$/u],
  ['Visto en [Laboratorio de Microbiología|DEPARTMENT] .', /^Laboratorio de (?!Microbiología|Psiq)\p{Lu}/u],
  ['Visto en [Equipo de Soporte Paliativo|DEPARTMENT] .', /^Equipo de (?!Soporte Pal)\p{Lu}/u],
  ['Visto en [UVI|DEPARTMENT] .', /^(?!UVI)(?:UCI|UCIN|UCIP|REA|URPA|ORL|CMA|UHD|USM|CSM)$/u],
  ['Visto en [Medicina Interna 2|DEPARTMENT] .', /^(?!Medicina Int|Veter|Enferm)\p{Lu}[\p{L} ]+ \p{Nd}$/u],
  ['Visto en [Planta 3ª|DEPARTMENT] .', /^Planta (?!3)\p{Nd}ª$/u],
  ['Visto en [3ª planta|DEPARTMENT] .', /^(?!3)\p{Nd}ª planta$/u],
  ['Visto en [Piso 5|DEPARTMENT] .', /^Piso (?!5)\p{Nd}$/u],
  // Courts beyond the sea, and what all know by its letters.
  [
    'Resolvió el [Tribunal Colegiado del Tercer Circuito|ORG] .',
    /^Tribunal Colegiado del (?!Tercer )\p{Lu}\p{Ll}+ Circuito$/u,
  ],
  ['Resolvió el [Juzgado Letrado de Familia|ORG] .', /^Juzgado Letrado (?!de Familia)(?:de|en lo) \p{Lu}\p{Ll}+$/u],
  ['Pensión del [INSS|ORG] .', /^(?!INSS)(?:IMSERSO|FOGASA|SEPE|ISFAS|INGESA)$/u],
];

describe('Spanish houses of care, their parts, courts and streets', () => {
  it.each(LIKE)('are like what stood there: %s', async (text, like) => {
    for (const { mentions } of await copiesIn('es', text)) expect(mentions[0]).toMatch(like);
  });
});
