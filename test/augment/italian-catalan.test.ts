import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { copiesOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

// What bodies, towns and numbers of Italian and Catalan texts become is of their kind, and lies where the text says.

const written = async (locale: string, text: string): Promise<readonly string[]> => {
  const run = await augment([labelled(locale, text)], { alpha: 6, locale, context: false, generated: false, augmentedOnly: true }); // prettier-ignore
  return (await copiesOf(run)).copies.map(({ text: own }) => own);
};

/** A text with its mentions, and what each copy looks like. */
const FORMS: readonly (readonly [locale: string, text: string, like: RegExp])[] = [
  // Bodies: their words stay, or others of their kind come.
  [
    'it',
    'Seguito dal [Dipartimento di Salute Mentale|ORG] .',
    /dal Dipartimento (?:di (?:Prevenzione|Emergenza|Chirurgia|Medicina)) \.$/u,
  ],
  ['it', 'Reparto: [Chirurgia Plastica|ORG] , stanza 4.', /^Reparto: \p{Lu}\p{L}+(?: \p{Ll}.*| d['’].*)? , stanza/u],
  [
    'it',
    'Il [Commissariato di Pubblica Sicurezza|ORG] indaga.',
    /^Il (?:Commissariato di Polizia|Comando|Nucleo) ?\p{L}*/u,
  ],
  ['it', 'La [Croce Verde di Asti|ORG] è intervenuta.', /^La Croce Verde di \p{Lu}/u],
  ['it', 'La [Casa di Riposo Villa dei Cedri|ORG] ospita anziani.', /^La (?:Casa di Riposo|RSA|Residenza) \p{Lu}/u],
  ['it', 'Lavora all’[Ospedale Maggiore|ORG] .', /^Lavora all’Ospedale (?:Civile|Nuovo|Generale) \.$/u],
  ['it', 'Ha tamponato una [Fiat|ORG] Panda ferma.', /^Ha tamponato una Fiat Panda ferma\.$/u],
  ['it', 'La delegata del [Comune di Zwexel|ORG] .', /del Comune di \p{Lu}/u],
  ['it', 'Il [Consiglio regionale della Toscana|ORG] vota.', /(?:dell['’](?:Umbria|Abruzzo|Emilia-Romagna)|della (?:Lombardia|Campania|Puglia|Calabria|Sicilia|Sardegna|Liguria|Basilicata|Valle d['’]Aosta)|del (?:Piemonte|Veneto|Lazio|Molise|Friuli-Venezia Giulia|Trentino-Alto Adige)) vota/u], // prettier-ignore
  ['it', 'Presso la ditta [Frutta Lindes Soc.|ORG] ; altro.', /^Presso la ditta [^.;]+(?:Soc\.)? ; altro\.$/u],
  ['ca', 'El [Jutjat Contenciós Administratiu número 2 de Girona|ORG] .', /^El Jutjat Contenciós Administratiu número \d (?:de |d['’])\p{Lu}/u], // prettier-ignore
  ['ca', 'La [Diputació de Tarragona|ORG] paga.', /^La Diputació de (?:Barcelona|Girona|Lleida|València|Alacant|Castelló de la Plana) paga/u], // prettier-ignore
  [
    'ca',
    'L’[Ajuntament de l’Escala|ORG] obre.',
    /^L’Ajuntament (?!de l['’][^aeiouhàèéíòóú])(?:de |d['’]|del |dels )/iu,
  ],
  ['ca', 'La [Coral Lindesa|ORG] canta.', /^La (?:Coral|Cobla|Banda) \p{L}/u],
  ['ca', 'La [Creu Roja de Badalona|ORG] reparteix.', /^La Creu Roja (?:de |d['’])\p{Lu}/u],
  ['ca', 'Al [CAP Jaume I|ORG] .', /^Al CAP (?:Jaume II|Pere III|Alfons X|Martí I|Ferran II|Carles III) \.$/u],
  ['ca', 'Factura de [Subministraments Lindes, SL|ORG] .', /, SL \.$/u],
  ['it', 'Lavora alla [Pasticceria Qvelda|ORG] .', /alla Pasticceria \p{Lu}\p{L}+ \.$/u],
  ['it', 'Ha scritto alla [Trasporti Alta Carnia|ORG] .', /alla Trasporti Alta (?!Carnia|Langhe|Marche|Chianti)\p{Lu}/u], // prettier-ignore
  ['it', 'La ditta [Sabbie del Tanaro|ORG] .', /Sabbie del (?!Val|Langhe|Riviera)\p{Lu}/u],
  ['it', 'La bolletta di [Acque del Chiampo|ORG] .', /di Acque di \p{Lu}/u],
  ['it', 'È ospite della casa di riposo [Ca’ Serena|ORG] .', /riposo Ca['’] (?!Serena)/u],
  ['it', 'È ricoverata a [Villa dei Cedri|ORG] .', /a Villa (?!dei Cedri)\p{L}/u],
  ['it', 'La [Cooperativa Giardini Alto Qvelm|ORG] pota.', /La Cooperativa (?:\p{L}+['’]?)(?: ?\p{L}+)? pota/u],
  ['it', 'La [Pro Loco Laguna|ORG] paga.', /La Pro Loco \p{Lu}/u],
  ['it', 'Gli ispettori dell’[Azienda Sanitaria|ORG] .', /dell’Azienda \p{Lu}/u],
  ['it', 'La [sostituta procuratrice|PROFESSION] indaga.', /^(?:La |L')(?!\p{L}*[wxy])[\p{L}' ]+ indaga/u],
  ['it', 'La messa è nella chiesa di [San Qvelmo|LOC] .', /chiesa di Sant?[ao]? \p{Lu}/u],
  ['it', 'Lungo il torrente [Qvelma|LOC] si cammina.', /torrente (?:Arno|Adda|Ticino|Piave|Brenta|Adige|Oglio|Mincio|Secchia|Panaro|Reno|Metauro|Ombrone|Volturno|Ofanto|Taro) si/u], // prettier-ignore
  ['it', 'È all’[Ospedale Santa Maria delle Qvelme|ORG] .', /all['’]Ospedale Sant?[a']? ?\p{Lu}\p{L}+ \.$/u],
  // Towns: their articles, and what they lie in.
  ['ca', 'Viu a l’[Alcúdia|LOC] .', /^Viu a (?:\p{Lu}|l['’][AEIOUH])/u],
  ['ca', 'Viu al [Prat de Lindes|LOC] .', /^Viu (?:al (?!Prat)\p{Lu}|a \p{Lu})/u],
  ['it', 'Da [Lindalia|LOC] a [Amelia|LOC] .', /^Da .+ (?:ad [AÀ]|a [^AÀ])/u],
  ['it', 'La [Corte d’Appello di Catanzaro|ORG] .', /di (?:Ancona|Bari|Bologna|Brescia|Cagliari|Caltanissetta|Campobasso|Catania|Firenze|Genova|L['’]Aquila|Lecce|Messina|Milano|Napoli|Palermo|Perugia|Potenza|Reggio Calabria|Roma|Salerno|Torino|Trento|Trieste|Venezia) \.$/u], // prettier-ignore
  ['it', 'Fermo in [Corso Umberto I|LOC] .', /^Fermo in Corso (?!.* I ).+ \.$/u],
  // Numbers.
  ['it', 'Chiami lo [0341 552318|CONTACT] .', /^Chiami lo 0\d{3} \d{6} \.$/u],
  ['it', 'Una [43enne|AGE] di qui.', /^Una (?!43)\d\denne di qui\.$/u],
  ['it', 'Accesso da [192.168.14.22|ID] .', /^Accesso da 192\.168\.(?:1?\d?\d|2[0-4]\d|25[0-5])\.(?:1?\d?\d|2[0-4]\d|25[0-5]) \.$/u], // prettier-ignore
  ['ca', 'Busca: [659.26.92.82|CONTACT] .', /^Busca: 6\d\d\.\d\d\.\d\d\.\d\d \.$/u],
  ['ca', 'Tel. [977 22 33 44|CONTACT] .', /^Tel\. 97[1237] \d\d \d\d \d\d \.$/u],
  ['it', 'Pratica [INF/2022/00871|ID] .', /^Pratica \p{Lu}{3}\/20[0-2]\d\/\d{5} \.$/u],
  ['it', 'Mamma [Chiara|PER] e papà [Davide|PER] .', /^Mamma \p{L}+a e papà \p{L}+[oieo] \.$/u],
];

describe('Italian and Catalan', () => {
  it.each(FORMS)('%s: %s', async (locale, text, like) => {
    for (const copy of await written(locale, text)) expect(copy).toMatch(like);
  });

  it('puts a town into the province that the letters behind it tell', async () => {
    const lists = loadGazetteers();
    const areas = lists.list('it', 'town-areas');
    const areasOf = { TR: '05', PG: '06', TE: '64', PE: '65', CH: '66', AQ: '67' };
    for (const copy of await written('it', 'Nato a [Spello|LOC] ([PG|LOC]).')) {
      const [, town = '', code = ''] = /^Nato a (.+) \((\p{Lu}{2})\)\.$/u.exec(copy) ?? [];
      expect(code).not.toBe('PG');
      const told = Object.entries(areasOf).find(([letters]) => letters === code)?.[1];
      if (told !== undefined) expect(areas?.find(town)?.region).toBe(told);
    }
  });

  it('puts a town into the comarca that the text tells', async () => {
    const towns = loadGazetteers().list('ca', 'cities');
    for (const copy of await written('ca', 'Nascut a [Tàrrega|LOC] ([Urgell|LOC]).')) {
      const [, town = '', comarca = ''] = /^Nascut a (.+) \((.+)\)\.$/u.exec(copy) ?? [];
      expect(towns?.find(town)?.region).toBe(comarca);
    }
  });

  it('keeps a ship by the sea', async () => {
    for (const copy of await written('it', 'Il traghetto da [Civitavecchia|LOC] arriva.'))
      expect(copy).not.toMatch(/Todi|Terni|Perugia|Bolzano/u);
  });
});
