import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { fold } from '../../src/surrogates/case.ts';
import { copiesOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

// What bodies, towns and numbers of Italian and Catalan texts become is of their kind, and lies where the text says.

const written = async (locale: string, text: string): Promise<readonly string[]> => {
  const run = await augment([labelled(locale, text)], { alpha: 6, locale, context: false, generated: false, augmentedOnly: true }); // prettier-ignore
  return (await copiesOf(run)).copies.map(({ text: own }) => own);
};

const HAMLET = "(?:(?!Roma|Milano|Torino)\\p{Lu}\\p{L}*['’]?(?: ?\\p{L}+){0,2})";

/** A text with its mentions, and what each copy looks like. */
const FORMS: readonly (readonly [locale: string, text: string, like: RegExp])[] = [
  // Kinds that the text around a name tells.
  ['it', 'Perse lo spareggio contro il [Tolentino|ORG] .', /contro lo Sporting \p{Lu}/u],
  ['it', 'Crebbe nel vivaio della [Ciclistica Montalbano|ORG] .', /vivaio della Polisportiva \p{Lu}/u],
  ['it', 'L’[Associazione Calcio Porto Sereno|ORG] gioca.', /Associazione Calcio Porto \p{Lu}/u],
  ['it', 'Il gruppo [svizzero|MISC] [Helvor|ORG] compra.', /svizzero (?!.*(?:S\.|srl|spa))\p{Lu}\p{L}+ compra/u],
  ['it', 'Affiliato alla [Carboneria|ORG] , fuggì.', /alla Massoneria , fuggì/u],
  ['it', 'La [Azienda ULSS 4 Lindese|ORG] paga.', /^L['a] ?Azienda ULSS [13689] \p{L}+ paga/u],
  ['it', 'L’[Ospedale dell’Angelo|ORG] apre.', /^L’Ospedale San/u],
  ['it', 'Lavora alla [Cantieri Alto Adriatico|ORG] di [Monfalcone|LOC] .', /alla Cantieri (?!Alto Adriatico)/u],
  ['it', 'Appalto della [Centrale Unica di Committenza della Val Linda|ORG] .', /(?:Appaltante|Committenza) \.$/u],
  // What a reader knows of seasons, seats and sides of rivers.
  ['it', 'A luglio c’è la [Festa della Lavanda|MISC] , a ottobre la [Festa della Zucca|MISC] .', /la Festa della Lavanda , a ottobre la Festa della Zucca/u], // prettier-ignore
  ['it', '[ROMA|LOC] – Il [Senato|ORG] vota.', /^ROMA – Il Senato/u],
  ['it', 'La [Commissione europea|ORG] , da [Bruxelles|LOC] , approva.', /europea , da Bruxelles/u],
  ['it', 'È un affluente di destra del [Tanaro|LOC] .', /di destra (?:del (?!Po )|dell['’])\p{Lu}/u],
  ['it', 'Molti emigrati da [Torino|LOC] e dall’[Argentina|LOC] tornano.', /da Torino e dall’Argentina/u],
  ['it', 'È gemellata con la cittadina [francese|MISC] di [Beaufort|LOC] .', /cittadina francese di Beaufort/u],
  ['it', 'Parla in sardo e vuole tornare a [Orgosolo|LOC] .', /tornare a Orgosolo/u],
  ['it', 'Salì sul [monte Qvelmo|LOC] .', /monte (?:Cimone|Falterona|Vettore|Terminillo|Catria|Pasubio|Grappa) \.$/u],
  ['it', 'Da qui passa la [ciclovia Alta Qvelma|LOC] .', /ciclovia (?:dei|del|delle|della) \p{Lu}/u],
  ['it', 'Parla il [direttore dei lavori|PROFESSION] .', /(?:cantiere|capocantiere|sicurezza) \.$/u],
  ['it', 'Lo guida l’[allenatore|PROFESSION] .', /(?:mister|coach|tecnico della squadra) \.$/u],
  // Who does what the text tells: a deputy for a head, of doctors of one organ each other, a keeper of no school, the pm by the sex that is told.
  ['it', 'Dichiara aperta la seduta il [presidente|PROFESSION] .', /il (?:vice)?presidente \.$/u],
  ['it', 'Ho visto il [sindaco|PROFESSION] .', /il (?:vicesindaco|commissario \p{L}+) \.$/u],
  ['it', 'Il [portiere|PROFESSION] para il rigore.', /^Il portiere para/u],
  ['it', 'È di turno l’[anestesista|PROFESSION] .', /l’(?:anestesista|intensivista) \.$/u],
  ['it', 'Chiese al [giudice|PROFESSION] .', /(?:giudice|magistrato) \.$/u],
  ['it', 'Difeso dall’[avvocata|PROFESSION] d’ufficio.', /(?:dall’avvocata|dalla ?legale) d’ufficio/u],
  [
    'it',
    'Suona dal [custode|PROFESSION] .',
    /d[ae]ll?[’' ]?(?:portinaio|usciere|custode|addetto alla portineria) \.$/u,
  ],
  ['it', 'Coordina la [pm|PROFESSION] .', /la (?:pm|sostituta procuratrice\p{L}*(?: generale)?) \.$/u],
  // Wards are called otherwise, for the same; what an office or a section is for stays; courts of a region lose it.
  ['it', 'Inviata alla [U.O.C. Ortopedia|ORG] .', /alla U\.O\.C\. (?:Traumatologia|Ortopedia e Traumatologia) \.$/u],
  ['it', 'Il Tribunale, [Sezione Lavoro|ORG] , decide.', /Sezione Lavoro ,/u],
  ['it', 'Scrive l’[Ufficio del Giudice Tutelare|ORG] .', /Ufficio del Giudice Tutelare/u],
  ['it', 'Ricorre al [T.A.R. Lombardia|ORG] .', /al (?:TAR(?: competente)?|Tribunale amministrativo) \.$/u],
  ['it', 'Cena alla [Locanda del Gufo Blu|ORG] .', /alla Locanda (?!.*Gufo)(?:del|della|al) \p{Lu}/u],
  ['it', 'I soci del [Gruppo Escursionistico Le Poiane|ORG] .', /Gruppo Escursionistico (?:Le|I|Gli) (?!Poiane)/u],
  ['it', 'La [farmacia Alla Loggia|ORG] chiude.', /^La farmacia (?!Alla Loggia)\p{Lu}/u],
  [
    'it',
    'Prende [Tachipirina|MISC] e va al [Corecom Toscana|ORG] .',
    /(?:Efferalgan|Acetamol) e va al Corecom Toscana/u,
  ],
  // Ages in elided tens, in tens alone and by a word; a day of the week before a date is no month.
  ['it', 'Compì [cent’anni|AGE] .', /^Compì novant(?:a|uno|otto)\p{L}* anni \.$/u],
  ['it', 'Ha passato gli [ottanta|AGE] .', /passato (?:gli ottanta|i (?:settanta|novanta)) \.$/u],
  ['it', 'Letto 14, [aa 91|AGE] , già [maggiorenne|AGE] .', /aa \d\d , già maggiorenne \.$/u],
  ['it', 'Diario: [Mar 6/2|DATE] visita.', /: (?:Lun|Mar|Mer|Gio|Ven|Sab|Dom) \d{1,2}\/\d{1,2} visita/u],
  // Passes, cantons, bridges and republics of old are such; where a firm has its seat lies a town; names in another language stay.
  ['it', 'C’è neve al [Brennero|LOC] .', /al (?:Sempione|Gottardo|Tarvisio|Maloja|Bernina|Spluga|Frejus) \.$/u],
  ['it', 'Riparò nel [Canton Ticino|LOC] .', /nel Canton (?:Vallese|Vaud|Giura) \.$/u],
  ['it', 'La ditta ha sede in [Casalqvelmo|LOC] .', /sede in (?!Baviera|Provenza|Catalogna|Lombardia)\p{Lu}/u],
  ['it', 'In nome della [REPUBBLICA ITALIANA|LOC] .', /REPUBBLICA ITALIANA/u],
  ['it', 'Abita in [p.zza Matteotti 3|LOC] .', /in piazza .+ \d+ \.$/u],
  ['it', 'Detta [Čedad|LOC] in sloveno.', /Čedad in sloveno/u],
  // What is written to keeps its function, and a number what it numbers.
  ['it', 'Scrivi a [segreteria@lindpoiane.example|CONTACT] .', /a segreteria@(?!lindpoiane)/u],
  ['it', 'Proc. [3318/21 RGNR|ID] , tessera [STP1209004417|ID] .', /\d RGNR , tessera STP\d{10} \.$/u],
  // A year before a town is no postcode of it.
  ['it', 'Nel [1991|DATE] [Firenze|LOC] era bella.', /^Nel (?:19[89]|200)\d /u],
  // The second day of a range has the article that it asks for.
  [
    'it',
    "Ricoverata dal [2 all'11 ottobre 2024|DATE] .",
    /^Ricoverata da(?:l |ll')\d{1,2} (?:\p{Ll}+ )?(?:al (?!8|11)|all'(?=8 |11 ))\d{1,2} \p{Ll}+ \d{4} \.$/u,
  ],
  ['it', "Torna nell'[85|DATE] .", /nell'[89]\d \.$/u],
  [
    'it',
    "L'[ultima domenica|DATE] di maggio.",
    /^L'ultim(?:o (?:luned|marted|mercoled|gioved|venerd|sabato)|a domenica)/u,
  ],
  // Ages that are joined to "-enne".
  [
    'it',
    'Lui [quindicenne|AGE] , lei [trentacinquenne|AGE] .',
    /^Lui (?:dec|un|do|tre|quattor|quin|se|dicias)\p{Ll}*enne , lei (?:trent|quarant)(?!acinquenne)\p{Ll}*enne \.$/u,
  ],
  ['it', 'È [trentatreenne|AGE] .', /^È (?:vent|trent)(?!atreenne)\p{Ll}*nne \.$/u],
  // Towns that a word joins are none of each other.
  [
    'it',
    'Al teatro di [Cremona|LOC] , poi a [Bergamo|LOC] e [Trieste|LOC] .',
    /poi ad? (\p{Lu}[\p{L}' ]+) e (?!\1 \.)\p{Lu}/u,
  ],
  // Bodies: their words stay, or others of their kind come.
  [
    'it',
    'Seguito dal [Dipartimento di Salute Mentale|ORG] .',
    /dal Dipartimento (?:di (?:Prevenzione|Emergenza|Chirurgia|Medicina)) \.$/u,
  ],
  ['it', 'Reparto: [Chirurgia Plastica|ORG] , stanza 4.', /^Reparto: \p{Lu}\p{L}+(?: \p{L}.*)? , stanza/u],
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
  ['ca', 'La [Diputació de Tarragona|ORG] paga.', /^La Diputació de (?:Barcelona|Girona|Lleida) paga/u], // prettier-ignore
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
  // Hamlets are no towns of the lists, in all of a row.
  ['it', 'Le frazioni di [Qvelina|LOC], [Zwedra|LOC] e [Molvera|LOC] .', new RegExp(`^Le frazioni di ${HAMLET}, ${HAMLET} e ${HAMLET} \\.$`, 'u')], // prettier-ignore
  ['ca', 'Els nuclis de [Olp|LOC], [Altron|LOC] i [Bernui|LOC] .', /^Els nuclis (?:de |d['’])(?:(?!Barcelona|Girona|Lleida|Vic)[^,]+), [^,]+ i [^,]+ \.$/u], // prettier-ignore
  // A small letter behind a hyphen begins no name: Sana is a capital.
  [
    'ca',
    'Neix a [Qvila-sana|LOC] .',
    /^Neix (?:a (?!Qvila)\p{Lu}|al |a l['’])[^-]*\p{L} \.$|^Neix a Castell-Platja d/u,
  ],
  ['it', 'Una frazione di [Norcia|LOC] .', /^Una frazione di (?!Pieve|Campolungo|Acquafredda)\p{Lu}/u],
  ['it', 'In località [Qvelmina|LOC] .', /^In località (?:Borgonuovo|Villanova|Casanova|Montebello|Campolungo|Fontanelle|Castelvecchio|Roncaglia|Pratolungo|Selvapiana|Campagnola|Monteverde|Acquafredda|Pozzuolo|Vignale) \.$/u], // prettier-ignore
  ['it', 'Gioca al [Forum di Qvelm|LOC] .', /^Gioca al (?:Palasport|Pala\p{Lu}\p{Ll}+) \.$/u],
  ['it', 'Chiuso il [passo Qvelm|LOC] .', /^Chiuso il passo (?:Gardena|Sella|Pordoi|Tonale|Gavia|Falzarego) \.$/u],
  ['ca', 'A la [vall d’Qvelm|LOC] neva.', /^A la vall (?:de |d['’])?\p{Lu}/u],
  ['ca', 'El [delta de l’Ebre|LOC] .', /^El delta (?:del Llobregat|de la Tordera) \.$/u],
  // Landmarks, and what lies by the sea or by a border.
  ['it', 'Allo stadio [Qvelmini|LOC] si gioca.', /^Allo stadio (?:Bentegodi|Tardini|Franchi|Menti|Zini|Braglia|Penzo|Euganeo|Curi|Zaccheria|Viviani|Arechi|Partenio|Ceravolo|Picco|Manuzzi) si/u], // prettier-ignore
  [
    'it',
    'Al lago della [Qvelmessa|LOC] .',
    /^Al lago della (?:Ninfa|Serraia|Vacca|Rossa|Sella|Duchessa|Croce|Piana) \.$/u,
  ],
  ['it', 'I funerali sabato in [Sant’Egidio|LOC] .', /^I funerali sabato in Sant?a? \p{Lu}\p{L}+ \.$/u],
  ['it', 'Nel [Duomo di San Qvelmo|LOC] .', /^Nel Duomo (?:di San|della Madonna)/u],
  ['it', 'Fermato alla frontiera di [Ventimiglia|LOC] .', /^Fermato alla frontiera di (?:Ponte Tresa|Brennero|Tarvisio|Gorizia|Claviere|Domodossola|Tirano|Livigno|San Candido|Luino) \.$/u], // prettier-ignore
  ['it', 'È al confine con la [Campania|LOC] la [Calabria|LOC] .', /^È al confine con (?:la|l['’]|il) ?/u],
  ['ca', 'Passà la frontera pel [Pertús|LOC] .', /^Passà la frontera pel (?:Portalet|Pont del Rei|Coll de Banyuls) \.$/u], // prettier-ignore
  ['ca', 'Canta al [Palau Sant Jordi|LOC] .', /^Canta al Palau \p{Lu}?\p{L}+/u],
  ['ca', 'Vora les pedres de [Qvelmish|LOC] .', /^Vora les pedres d(?:e |['’])(?:Stonehenge|Avebury|Carnac|Callanish|Stenness|Castlerigg) \.$/u], // prettier-ignore
  ['ca', 'El far de [Qvelmar|LOC] .', /^El far d(?:e |['’])(?:Cavalleria|Favàritx|Formentor|Sant Sebastià|Portocolom|Salou|Calella|Punta Nati|Artrutx|Botafoc) \.$/u], // prettier-ignore
  // What only one body does stays with it, or goes to one that does it too.
  ['it', 'Scrivi all’[Agenzia delle Entrate|ORG] .', /^Scrivi all’Agenzia delle Entrate \.$/u],
  ['it', 'Paga l’[INPS|ORG] .', /^Paga l’INPS \.$/u],
  ['it', 'Segnalato all’[ARPA Sicilia|ORG] .', /^Segnalato all’ARPA (?!Sicilia)\p{Lu}[\p{L} -]+ \.$/u],
  // What is by the sea stays there, flights go from airports, plateaus and what there is one of are such, and wine is of its town.
  [
    'it',
    'Mareggiata a [PORTOFERRAIO|LOC] , sul molo.',
    /^Mareggiata ad? (?!PORTOFERRAIO)\p{Lu}[\p{Lu}' ]+ , sul molo/u,
  ],
  ['it', 'Nuoto a [Marina di Lind|LOC] .', /a Marina di (?!Lind)\p{Lu}/u],
  ['it', 'Partiamo da [Caselle|LOC] .', /da (?:Linate|Malpensa|Fiumicino|Ciampino|Capodichino|Fontanarossa|Elmas|Orio al Serio|Peretola) \.$/u], // prettier-ignore
  ['it', 'Ferito sull’[Altopiano di Asiago|LOC] .', /^Ferito sull’Altopiano (?:di (?:Folgaria|Lavarone)|dei Sette Comuni) \.$/u], // prettier-ignore
  ['it', 'Corre sulle [Mura|LOC] e vede i [Fori Imperiali|LOC] .', /sulle Mura e vede i Fori Imperiali/u],
  ['it', 'Un [Sagrantino|MISC] di [Montefalco|LOC] .', /di Montefalco/u],
  // Everybody knows the year of an earthquake; a day of the month that is named apart is the same; working days stay such.
  ['it', 'Dopo il terremoto del [2016|DATE] tornò.', /del 2016 tornò/u],
  ['it', 'Nel [marzo del 2020|DATE] , col Covid, chiuse.', /^Nel(?:l’|l')?(?: ?febbraio| ?aprile) del 2020/u],
  ['it', 'Seduta del [27 settembre 2021|DATE] . Il [27 del mese di settembre|DATE] parla.', /(?<!\d)(\d+) (\p{Ll}+) \d{4} \. (?:Il |L')\1 del mese d(?:i |')\2 parla/u], // prettier-ignore
  ['it', 'Riunione [giovedì 25 gennaio 2024|DATE] .', /^Riunione (?:luned|marted|mercoled|gioved|venerd)ì/u],
  // Firms of one trade, capitals that are an article, several by an article, and who masters a trade.
  ['it', 'Consegna per [Glovo|ORG] .', /per (?:Deliveroo|Just Eat|Uber Eats) \.$/u],
  ['it', '[TRIBUNALE PRESSO IL COMUNE DI BARI|ORG] decide.', /PRESSO IL COMUNE/u],
  ['it', 'Il presidente dei [Qvelmers Bergamaschi|ORG] .', /dei Qvelmers Bergamaschi/u],
  ['it', 'Lo storico [fornaio|PROFESSION] e la [rappresentante di classe|PROFESSION] .', /^Lo storico (?:panettiere|panificatore) e la rappresentante (?:di classe|dei genitori) \.$/u], // prettier-ignore
  ['it', 'Un ragazzo di nome [Qvelm|PERSON] e il [Qvelmor|PERSON] .', /di nome \p{Lu}/u],
  [
    'it',
    'Tradotto in [inglese|MISC] , bilingue [francese|MISC]-[italiano|MISC] .',
    /in (?:francese|spagnolo) , bilingue francese-italiano/u,
  ],
  // A region is named without its hyphen too, before one stands no "nella", and of the one in the plural there is no other.
  ['it', 'La [Regione Friuli Venezia Giulia|ORG] paga.', /^La Regione (?!Friuli)\p{Lu}[\p{L}-]+(?: Adige)? paga/u],
  ['it', 'Vive in [Emilia Romagna|LOC] .', /^Vive in (?!Emilia)\p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+)? \.$/u],
  ['it', 'Vive nel [Lazio|LOC] .', /^Vive (?:nel (?:Piemonte|Veneto|Friuli|Trentino)|in [A-U])/u],
  [
    'it',
    'Abita a [Fabriano|LOC] ([AN|LOC]) , nelle [Marche|LOC] .',
    /^Abita (?:a|ad) (?!Fabriano)\p{Lu}.* \((?:AN|AP|FM|MC|PU)\) , nelle Marche/u,
  ],
  ['it', 'Passa dalle [Marche|LOC] , da [Urbino|LOC] .', /dalle Marche , da (?!Urbino)\p{Lu}/u],
  ['it', 'La [Giunta|ORG] approva.', /^L['’]Amministrazione approva\.$/u],
  [
    'it',
    'La nave della [Moby|ORG] è partita.',
    /^La nave della (?:Tirrenia|Toremar|Caremar|Siremar|Snav) è partita\.$/u,
  ],
  ['ca', 'Queixa a l’[Agència Catalana del Consum|ORG] .', /^Queixa a l(?:’Oficina d['’]Atenció al Consumidor|a Junta Arbitral de Consum) \.$/u], // prettier-ignore
  ['ca', 'Ve d’[Urgències|ORG] .', /^Ve d(?:e |['’])(?:Hospital de Dia|Consultes Externes|Admissions) \.$/u],
  ['ca', 'Procuradora del [Col·legi de Procuradors|ORG] .', /^Procuradora del Col·legi dels Procuradors \.$/u],
  ['ca', 'S’afilià a [Esquerra Republicana de Catalunya|ORG] .', /^S’afilià a \p{L}+ \p{L}+ de Catalunya|Acció Catalana \.$/u], // prettier-ignore
  ['it', 'Iscritta all’[Ordine dei Farmacisti|ORG] .', /^Iscritta all’Ordine dei Farmacisti \.$/u],
  ['it', 'Arriva la [Polizia Stradale|ORG] .', /^Arriva la (?:Polizia Stradale|Polstrada) \.$/u],
  ['it', 'La [Provincia di Chieti|ORG] paga.', /^La Provincia di (?!Chieti|Monfalcone|Avezzano)\p{Lu}/u],
  ['it', 'Il [Consorzio del Prosciutto di Qvelm|ORG] .', /^Il Consorzio de(?:l|lla) \p{Lu}/u],
  ['it', 'Al [Pronto Soccorso|ORG] di qui.', /^Al Punto di Primo Intervento di qui\.$/u],
  ['it', 'Il pilota della [Ducati|ORG] vince.', /^Il pilota de(?:lla|ll['’]) ?(?:Aprilia|Yamaha|Honda|Suzuki) vince/u],
  ['ca', 'Va a la [Clínica Qvelm|ORG] amb l’[Agència Tributària|ORG] .', /amb l’Agència Tributària de Catalunya \.$/u],
  ['ca', 'El [Bàsquet Manresa|ORG] perd.', /^El Bàsquet (?!Manresa)\p{Lu}/u],
  ['ca', 'La [Diputació de Castelló|ORG] paga.', /^La Diputació (?:de València|d['’]Alacant) paga/u],
  ['ca', 'Dina a ca l’[Avel·lí|PER] .', /^Dina a (?:cal|ca l['’]|ca la) ?\p{Lu}/u],
  ['ca', 'El [castell de Cardona|LOC] obre.', /^El castell (?:de|del|dels) (?!Cardona)/u],
  ['ca', 'Prové de la [Catalunya Central|LOC] .', /^Prové de la Catalunya (?:Nova|Vella|Nord) \.$/u],
  [
    'ca',
    'El vol d’[Inca|LOC] .',
    /^El vol d(?:e |['’])(?:Barcelona|Girona|Reus|Palma|Maó|Eivissa|València|Alacant|Castelló|Lleida)/u,
  ],
  ['it', 'Ricorso alla [Corte di Cassazione|ORG] .', /^Ricorso alla Suprema Corte \.$/u],
  ['it', 'Le suore [Orsoline|ORG] .', /^Le suore (?:Carmelitane|Clarisse|Salesiane|Benedettine) \.$/u],
  ['it', 'Lavori all’[asilo nido comunale|ORG] .', /^Lavori all’asilo infantile comunale \.$/u],
  ['ca', '[Sor Agnès|PER] ha caigut.', /^Sor \p{Lu}[\p{L}·]+ ha caigut\.$/u],
  ['it', 'Presidente dell’[Avis|ORG] .', /^Presidente (?:dell’(?:Aido|Admo)|della Fidas) \.$/u],
  [
    'it',
    'Diploma di [perito elettronico|PROFESSION] .',
    /^Diploma di (?:perito|geometra|elettrotecnico|meccatronico|ragioniere|disegnatore|\p{L}+ ?)/u,
  ],
  [
    'it',
    'Il golfo: [golfo di Napoli|LOC] .',
    /golfo di (?:Gaeta|Salerno|Squillace|Follonica|Orosei|Manfredonia|Policastro) \.$/u,
  ],
  ['ca', 'Pensió de l’[INSS|ORG] .', /^Pensió de l’INSS \.$/u],
  ['ca', 'Quadres del [Museu Picasso|LOC] .', /^Quadres del Museu \p{Lu}/u],
  ['ca', 'Examen amb la [Bertran|PER] .', /^Examen amb (?:la |l['’])\p{Lu}[\p{L}·]*[^ou] \.$/u],
  // Houses called as such are, with their quotation marks.
  ['it', '[Condominio "Le Betulle"|ORG] , via Roma.', /^Condominio "(?:Le|I|La|Gli|Il) \p{Lu}\p{L}+" , via/u],
  ['it', 'Va all’[asilo Peter Pan|ORG] .', /^Va all’asilo (?:Il|Lo|La|Arcobaleno|Pulcino|Primavera)/u],
  ['it', 'Vista dal [Rifugio Qvelm|LOC] .', /^Vista dal Rifugio \p{Lu}/u],
  ['it', 'Un conto alla [Banca d’Alba|ORG] .', /^Un conto alla Banca d(?:’[AEIOUÀÈÌ]|i (?!d)\p{Lu})/u],
  // Who reigns has the name of one who might.
  ['it', '[Vittorio Amedeo II|PER] entrò.', /^Vittorio Amedeo II entrò\.$/u],
  ['it', 'Il re [Umberto|PER] partì.', /^Il re (?:Vittorio|Carlo|Federico|Ferdinando|Enrico|Luigi|Filippo|Alfonso|Ottone|Corrado|Ruggero|Manfredi|Amedeo|Francesco|Leopoldo) partì\.$/u], // prettier-ignore
  ['ca', 'El rei [Jaume|PER] vencé.', /^El rei (?:en )?(?:Pere|Alfons|Martí|Ferran|Carles|Felip|Sanç|Ramir|Joan|Enric|Lluís|Ramon) vencé\.$/u], // prettier-ignore
  ['ca', 'Hola [Gal·la|PER] .', /^Hola (?!\p{L}+·la)\p{Lu}[\p{L}·]+ \.$/u],
  // Numbers.
  ['it', 'Chiami lo [0341 552318|CONTACT] .', /^Chiami lo 0\d{3} \d{6} \.$/u],
  ['it', 'Una [43enne|AGE] di qui.', /^Una (?!43)\d\denne di qui\.$/u],
  ['it', 'Accesso da [192.168.14.22|ID] .', /^Accesso da 192\.168\.(?:1?\d?\d|2[0-4]\d|25[0-5])\.(?:1?\d?\d|2[0-4]\d|25[0-5]) \.$/u], // prettier-ignore
  ['ca', 'Busca: [659.26.92.82|CONTACT] .', /^Busca: 6\d\d\.\d\d\.\d\d\.\d\d \.$/u],
  ['ca', 'Tel. [977 22 33 44|CONTACT] .', /^Tel\. 97[1237] \d\d \d\d \d\d \.$/u],
  ['it', 'Pratica [INF/2022/00871|ID] .', /^Pratica \p{Lu}{3}\/20[0-2]\d\/\d{5} \.$/u],
  ['it', 'Mamma [Chiara|PER] e papà [Davide|PER] .', /^Mamma \p{L}+a e papà \p{L}+[oieo] \.$/u],
  // Valleys, palaces and lands where such stood; saints in churches, parishes of Andorra.
  ['it', 'Le borgate dell’alta [Val Qvelma|LOC] erano vuote.', /dell’alta Val \p{L}/u],
  ['it', 'Sale in [Valle del Qvelmo|LOC] da solo.', /in Valle (?:d\p{L}+ )\p{Lu}\p{L}+ da solo/u],
  ['it', 'Abita in [borgo dei Qvelmi|LOC] da anni.', /in borgo (?:d\p{L}+ )[\p{L} ]+ da anni/u],
  ['it', 'Si riuniscono a [palazzo Qvelmi|LOC] stasera.', /a palazzo \p{Lu}\p{L}+ stasera/u],
  ['it', 'Lo stabilimento in [Vestfalia|LOC] chiude.', /in (?!Vestfalia)(?:Baviera|Bretagna|Normandia|Provenza|Borgogna|Catalogna|Galizia|Fiandra|Vallonia|Sassonia|Boemia|Slesia|Carinzia|Stiria|Corsica|Scania|Renania|Turingia|Pomerania|Moravia|Bucovina|Transilvania) chiude/u], // prettier-ignore
  // What only some can be, and what no other of can be true.
  ['it', 'Fu combattuta il [2 agosto 216 a.C.|DATE] lì.', /il 2 agosto 216 a\.C\. lì/u],
  ['it', 'È l’ultimo [ricamatore|PROFESSION] d’oro.', /ultimo ricamatore d’oro/u],
  ['it', 'È [sarto|PROFESSION] d’oro, da anni [sarto|PROFESSION] .', /^È sarto d’oro, da anni sarto \.$/u],
  ['it', 'Parla [friulano|MISC] .', /^Parla (?:ladino|occitano) \.$/u],
  ['it', 'Il gol del [capitano|PROFESSION] Neri.', /^Il gol del capitano Neri\.$/u],
  ['it', 'Un [italiano|MISC] di lì e gli [italiani|MISC] .', /^Un italiano di lì e gli italiani \.$/u],
  ['it', 'Sono amici lucani di [Rotonda|LOC] .', /lucani di Rotonda \.$/u],
  ['it', 'Davanti alla costa della [Tunisia|LOC] .', /costa della Tunisia \.$/u],
  ['it', 'Messa nella cattedrale di [San Demetrio|LOC] .', /di Sant?[ao]? (?!Demetrio)\p{Lu}/u],
  ['it', 'Nella chiesa dei [Santi Abdon e Sennen|LOC] .', /chiesa dei Santi \p{Lu}\p{L}+ e \p{Lu}\p{L}+ \.$/u],
  ['it', 'Il maestrale soffia sulle [Eolie|LOC] .', /sulle (?:Egadi|Pelagie) \.$/u],
  ['it', 'Scrive la [Qvelmer Zeitung|ORG] .', /^Scrive la (?:Kleine Zeitung|Wiener Zeitung|Presse) \.$/u],
  ['it', 'Del gruppo [Sicilia Domani|ORG] .', /^Del gruppo (?:Insieme|Uniti|Impegno|Progetto|Alleanza|Nuovi) /u],
  [
    'it',
    'Chiese all’[Assemblea regionale siciliana|ORG] .',
    /all’Assemblea (?:legislativa|regionale|provinciale) \.$/u,
  ],
  ['it', 'In traghetto da [Qvelmovesme|LOC] ieri.', /traghetto da (?!Todi|Terni|Perugia|Bolzano|Assisi)\p{Lu}/u],
  // A form puts the family name first, be the given one a family's elsewhere.
  [
    'it',
    'Convenuta [Iannuzzi Carmine|PER] ; lo dice [Iannuzzi|PER] .',
    /^Convenuta ([\p{L}' ]+) \p{L}+ ; lo dice \1 \.$/u,
  ],
  [
    'it',
    'Nato a [Qvelmiès|LOC], [Senegal|LOC], ieri.',
    /^Nato a (?:Bamako|Gao|Mopti|Timbuctù|Douala|\p{Lu}[\p{L}’' -]+), (?!Senegal)\p{Lu}[\p{L}’ ]+, ieri\.$/u,
  ],
  ['it', 'La fabbrica in [Qvelmonia|LOC] chiude.', /in (?:Baviera|Provenza|Normandia|Borgogna|Catalogna|Sassonia|Toscana|Umbria|Puglia|Liguria|Calabria|Lombardia) chiude/u], // prettier-ignore
  ['it', 'Nel [XX secolo|DATE] cresce.', /^Nel XI?X?I? secolo cresce/u],
  ['it', 'Nell’[VIII secolo|DATE] cresce.', /^Nel (?:VII|IX) secolo cresce/u],
  ['it', 'La messa della [III domenica di Avvento|DATE] è bella.', /della III domenica di Avvento è/u],
  ['it', 'Il [condottiero|PROFESSION] vinse.', /^Il condottiero vinse/u],
  ['it', 'Il [pm|PROFESSION] indaga.', /^Il \p{L}*procuratore|^Il sostituto|^Il pubblico ministero/u],
  ['it', 'Secondo l’[Ingv|ORG] ha tremato.', /^Secondo l’Ingv ha/u],
  ['it', 'I colleghi dell’[ambasciata|ORG] aspettano.', /dell’ambasciata aspettano/u],
  ['it', 'L’[Qvelmatel|ORG] ha scritto.', /^L’[AEIOU]\p{L}+ ha scritto/u],
  ['it', 'Si riuniscono in [aula magna|LOC] oggi.', /in aula magna oggi/u],
  ['it', 'La pietra d’[Aosta|LOC] costa.', /pietra (?:d’[AEIOU]|di [^AEIOU])/u],
  [
    'it',
    'Cena alla trattoria [Belvedere|ORG] stasera.',
    /trattoria (?!Trattoria|Osteria|Pizzeria|Bar|Caffè|Ristorante)\p{Lu}/u,
  ],
  ['it', 'Decide il [Tribunale di Busto Arsizio|ORG] .', /Tribunale di (?!Monfalcone|Faenza)\p{Lu}/u],
  ['it', 'Chiese aiuto a [san Qvelmo|PERSON] .', /a san Qvelmo/u],
  ['it', 'È agli [Spedali Riuniti|ORG] .', /^È agli (?:Ospedali|Spedali) (?:Riuniti|Civili) \.$/u],
  ['it', 'L’[Accademia dei Lincei|ORG] la premia.', /^L’Accademia d/u],
  ['it', 'La tessera del [Partito Nazionale Fascista|ORG] fu rifiutata.', /del Partito Nazionale Fascista/u],
  ['it', 'Il nipote frequenta [Agraria|ORG] .', /frequenta (?:Economia|Ingegneria|Architettura) \.$/u],
  ['it', 'L’[arbitro|PROFESSION] fischia.', /^(?:Il |L['’])(?:direttore di gara|fischietto|giudice di (?:linea|porta)|assistente arbitrale|guardalinee) fischia/u], // prettier-ignore
  ['it', 'Nella ripresa [mister|PROFESSION] [Qvelmi|PERSON] cambia.', /ripresa coach \p{Lu}/u],
  ['it', 'Assiste la [segretaria comunale|PROFESSION] .', /^Assiste (?:la |l['’])(?:direttrice dell'area amministrativa|ragioniera capo|funzionaria comunale|vicesegretaria comunale|segretaria generale|capo di gabinetto|dirigente di settore|responsabile degli affari generali) \.$/u], // prettier-ignore
  ['it', 'Il numero verde è [800 555 017|PHONE] .', /è 800 \d{3} \d{3} \.$/u],
  ['it', 'Scade entro [il 9 aprile|DATE] .', /entro (?:il|l['’]) ?\d+ \p{Ll}+ \.$/u],
  ['it', 'Le lotte degli [anni Settanta|DATE] .', /degli anni (?!Settanta)\p{Lu}\p{Ll}+anta \.$/u],
  ['it', 'Le lotte degli [anni ’70|DATE] .', /degli anni ’(?!7)[2-9]0 \.$/u],
  ['it', 'Un diploma del [967|DATE] .', /^Un diploma del(?:l['’])? ?9[567]\d \.$/u],
  ['it', 'Nel [primo semestre|DATE] cresce.', /^Nel secondo semestre cresce/u],
  ['it', 'I figli [Mario|PERSON] con [Rita|PERSON] e [Sara|PERSON] con [Jean-Marc|PERSON] .', /con (?!\p{L}+(?:ini|etti|ucci)-)\p{L}+(?:-\p{L}+)? \.$/u], // prettier-ignore
  ['ca', 'L’església de [Sant Qvelm|LOC] és buida.', /L’església de Santa? \p{Lu}\p{L}+ és/u],
  ['ca', 'El [Comú d’Encamp|ORG] paga.', /El Comú (?:de |d['’])(?:Canillo|Ordino|la Massana|La Massana|Andorra la Vella|Sant Julià de Lòria|Escaldes-Engordany) paga/u], // prettier-ignore
  ['ca', 'La [Plataforma en Defensa del Qvelm|ORG] crida.', /La Plataforma (?:per|en|Salvem|pel)/u],
  ['ca', 'A l’[Auditori Nacional|LOC] canten.', /l’Auditori (?:Municipal|Vell|Nou|Central) canten/u],
  ['ca', 'La [Tordera|LOC] neix allà.', /^La (?:Muga|Valira|Sénia) neix/u],
  ['ca', 'Falten [voluntaris|PROFESSION] per repartir.', /^Falten (?:cooperants|monitors voluntaris|socis col·laboradors|activistes) per/u], // prettier-ignore
  ['ca', 'Els fets dels [anys vuitanta|DATE] .', /dels anys (?:trenta|quaranta|cinquanta|seixanta|setanta|noranta) \.$/u], // prettier-ignore
  ['ca', 'Entén l’[italià|MISC] i poc més.', /l’italià i poc/u],
  ['it', 'Ha firmato [ieri|DATE] il foglio.', /^Ha firmato (?:oggi|l['’]altroieri) il/u],
  ['it', 'Passò alla [Repubblica di Genova|ORG] .', /alla Repubblica di (?:Venezia|Pisa|Lucca|Siena) \.$/u],
  ['it', 'Lo presenta al [Qvelmino Film Festival|ORG] .', /al (?:Torino|Trieste|Bari|Lucca|Trento) Film Festival \.$/u],
  ['it', 'Arriva la [Polfer|ORG] .', /la (?:Polstrada|Digos|Polizia di frontiera) \.$/u],
  ['ca', 'Falta el certificat del [Registre de la Propietat|ORG] .', /del Registre (?:Civil|Mercantil) \.$/u],
  ['it', 'Nel [Trecento|DATE] era murato.', /^Nel Duecento era/u],
  ['it', 'Accompagna la [4B|ORG] in gita.', /^Accompagna la [1-5][A-D] in gita/u],
  ['it', 'È di un [centrocampista|PROFESSION] .', /^È di un(?:o|['’])? ?(?:attaccante|centravanti|mediano|trequartista|mezzala|punta|regista di centrocampo|fluidificante|stopper|difensore|terzino|esterno) \.$/u], // prettier-ignore
  ['ca', 'Plega després de [set temporades|DATE] .', /després de (?!set)(?:\p{L}+) temporades \.$/u],
  ['ca', 'És a la [Casa de la Vila|LOC] .', /a la Casa (?:de la Ciutat|Consistorial|de la Cultura) \.$/u],
  ['ca', 'Passa al [Bisbat d’Urgell|ORG] .', /al Bisbat de (?:Vic|Solsona|Girona|Lleida|Tortosa) \.$/u],
  ['ca', 'L’[advocada|PROFESSION] recorre.', /^(?:La |L’|L')(?!\p{L}*notàri)[\p{L}' ]+ recorre/u],
  ['ca', 'El [davanter|PROFESSION] marca.', /^(?:El |L['’])(?:extrem|carriler|migcampista|defensa(?: central)?|lateral|mitjapunta) marca/u], // prettier-ignore
  ['it', 'Un signore griko di [Sternatia|LOC] canta.', /griko di Sternatia canta/u],
  ['it', 'La [Notte della Taranta|MISC] a [Melpignano|LOC] .', /a Melpignano \.$/u],
  ['ca', 'La Patum de [Berga|LOC] comença.', /Patum de Berga comença/u],
  ['it', '[Ada Serra|PERSON] ([Messina|LOC]) è una pittrice [italiana|MISC] .', /pittrice italiana \.$/u],
  ['ca', 'Entén el [català|MISC] i viu a [Flix|LOC] .', /^Entén el (?:català|valencià) i viu/u],
  ['ca', 'La [enxaneta|PROFESSION] plora.', /enxaneta plora/u],
  [
    'ca',
    'L’[àrbitre|PROFESSION] xiula.',
    /^(?:El |L['’])(?:col·legiat|linier|quart àrbitre|àrbitre assistent|jutge de línia) xiula/u,
  ],
  ['ca', 'Els [bombers|PROFESSION] arriben.', /^Els bombers arriben/u],
  ['ca', 'Actua per [Santa Qvila|DATE] .', /per Santa Qvila \.$/u],
  [
    'ca',
    'La [Qvilera|LOC] desemboca al [Ter|LOC] . Plou a [Vic|LOC] .',
    /^La Qvilera desemboca al Ter \. Plou a (?!Vic)/u,
  ],
  ['ca', 'És [Pere el Cerimoniós|PERSON] .', /^És Pere el Cerimoniós/u],
  ['ca', 'Va de l’[illa de Qvila|LOC] .', /illa de Qvila \.$/u],
  ['ca', 'Va néixer al [Vendrell|LOC] .', /^Va néixer (?:a (?!l['’]?Vendrell)|al Pla|al P[ou]|al M)/u],
  ['ca', 'Viu al [2n 3a|LOC] .', /al (?:1r|2n|3r|4t|[5-9]è) \da \.$/u],
  ['ca', 'La [Renfe|ORG] calla.', /^La Renfe calla/u],
  ['ca', 'Va al [Jutjat Social núm. 3 de Reus|ORG] .', /al Jutjat Social núm\. [12] (?:de |d['’])/u],
  // Of times past, common nouns, Virgins and bodies of one people.
  ['ca', 'El 1412 hi predicà [Brian Qvelmas|PERSON] .', /^El 1412 hi predicà (?:Joan|Pere|Jaume|Antoni|Josep|Francesc|Miquel|Ramon|Bernat|Guillem|Arnau|Berenguer|Pau|Lluís|Bartomeu|Gabriel|Rafael|Onofre|Jeroni|Narcís|Vicent|Andreu|Mateu|Baltasar|Melcior|Domènec|Salvador|Esteve|Martí|Jordi|Gaspar|Benet|Ignasi|Tomàs|Agustí|Joaquim|Manuel|Nicolau|Felip|Cristòfol) /u], // prettier-ignore
  ['ca', 'En honor de la [Mare de Déu de Qvelma|PERSON] .', /de la Mare de Déu de Qvelma \.$/u],
  ['ca', 'Fugia cap a l’[estació d’autobusos|LOC] .', /l’estació d’autobusos \.$/u],
  ['ca', 'Ho diu el [Tribunal Català de Qvelmes Menors|ORG] .', /el Tribunal Català de Qvelmes Menors \.$/u],
  ['ca', 'Estudia a l’[Acadèmia per a la Qvelma|ORG] .', /(?:l['’](?:Acadèmia|Escola|Institut)|al CEIP) /u],
  ['ca', 'Guanya el [Patí Club Qvelmony|ORG] .', /el Patí Club \p{Lu}/u],
  ['ca', 'És de l’[AFA de l’Escola Els Roures|ORG] .', /de l’AFA de l’Escola \p{Lu}/u],
  ['ca', 'La [CGT|ORG] calla.', /^La (?:UGT|USOC) calla/u],
  // Places: islands stay such, and a town that a region is called after is the town.
  ['ca', 'El tren uneix [Vic|LOC] amb la costa.', /^El tren (?!.*(?:Palma|Maó|Inca|Ciutadella|Alcúdia|Manacor|Santa Eulària|Felanitx))/u], // prettier-ignore
  ['ca', 'Va en vaixell a [Menorca|LOC] .', /vaixell a (?:Mallorca|Eivissa) \.$/u],
  ['ca', 'Es traslladà a [Madrid|LOC] per doctorar-se.', /a (?:Saragossa|Sevilla|Bilbao|Valladolid|Granada) per/u],
  ['ca', 'Els arrossars entre [Sueca|LOC] i [Cullera|LOC] fan de mirall.', /entre Sueca i Cullera/u],
  ['ca', 'És campiona d’[Europa|LOC] .', /campiona d’Europa \.$/u],
  // Times and trades.
  ['ca', 'Vine a [mitjan setembre|DATE] .', /^Vine a (?:mitjan|mig) (?:gener|febrer|març|abril|maig|juny|juliol|agost|octubre|novembre|desembre) \.$/u], // prettier-ignore
  ['ca', 'Operada pel [traumatòleg|PROFESSION] .', /pel (?:neuro)?cirurgià/u],
  [
    'ca',
    'Un [enginyer forestal|PROFESSION] gestiona boscos.',
    /^Un (?:enginyer de forests|tècnic forestal|gestor forestal) gestiona/u,
  ],
  ['ca', 'Busco un [educador caní|PROFESSION] .', /^Busco un .*(?:gossos|caní) \.$/u],
  ['ca', 'Parla [anglès|MISC] .', /^Parla (?:francès|portuguès|holandès|japonès|danès|finlandès) \.$/u],
  ['ca', 'El [rector|PROFESSION] de la universitat signa.', /^El (?:vice)?(?:degà|rector) de/u],
  // Who is called by a surname behind an article, of whom the first name is in no list, and whose sex an elided article leaves to kin.
  ['ca', 'Ve [Narcís Vilanova|PERSON] . En [Vilanova|PERSON] seu.', /^Ve \p{L}+ (.+) \. (?:En |L['’])\1 seu/u],
  [
    'ca',
    'El noi [nord-americà|MISC] [Tyrell Dobbs|PERSON] marca.',
    /americà (?!Tyrell)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ marca/u,
  ],
  ['ca', 'Avisen la mare, n’[Àgueda Triay|PERSON] .', /mare, (?:na |n['’])\p{Lu}/u],
  ['ca', 'Pacient [VICENT SANCHIS I BATALLER|PERSON] .', /^Pacient \p{Lu}+(?: \p{Lu}+)? I \p{Lu}{2,}/u],
  // Before what is no person "en" is a preposition.
  ['ca', 'Declara en [català|MISC] o en [anglès|MISC] .', /^Declara en català o en \p{Ll}+ \.$/u],
  ['ca', 'Davant l’[IES Na Camel·la|ORG] .', /^Davant l’IES \p{Lu}/u],
  // What everybody knows stays when and where it was; mountains, provinces and towns abroad stay such; users are called by words.
  ['ca', 'El [14 d’abril de 1931|DATE] proclamà la República.', /^El 14 d’abril de 1931/u],
  ['ca', 'Comença la [batalla del Bruc|MISC] .', /la batalla del Bruc/u],
  ['ca', 'Pugen a la [Pica d’Estats|LOC] .', /a la Pica (?:d['’]Estats|Roja|de Cerví|de Canalbona) \.$/u],
  ['ca', 'Neix a [Manacor|LOC] , [Illes Balears|LOC] .', /, Illes Balears \.$/u],
  ['ca', 'Obre al [carrer dels Mercaders|LOC] .', /al carrer (?!dels? (?:de|del|dels|\p{Lu}\p{L}+ \p{Lu}) )/u],
  ['ca', 'Va per la [carretera de Sant Cugat del Vallès|LOC] .', /carretera de Sant(?:a)? \p{Lu}/u],
  [
    'ca',
    'Consta al [Registre de la Propietat de Tortosa núm. 2|ORG] .',
    /^Consta al Registre de la Propietat d.+ núm\. \d \.$/u,
  ],
  ['ca', 'Ho publica [pirineus_77|ID] .', /publica \p{Ll}{2,}_\d\d \.$/u],
  ['ca', 'Vota [Junts per Qvelma|ORG] .', /^Vota Junts p/u],
  ['ca', 'Vindrà [demà passat|DATE] .', /^Vindrà demà \.$/u],
  ['ca', 'Marca [Moha El Yaagoubi|PERSON] .', /^Marca (?!.*(?:Yaagoubi|Ferrer))\p{Lu}/u],
  // What belongs to a profession stays, and trades of one field do the same.
  ['ca', 'El [metge|PROFESSION] de capçalera truca.', /^El metge de capçalera/u],
  ['ca', 'La [infermera|PROFESSION] cura la ferida.', /^(?:La sanitària|La practicant|L['’]auxiliar|L['’]assistent)/u],
  ['ca', 'Els [àrbitres|PROFESSION] xiulen.', /^Els (?:liniers|col·legiats|jutges de línia|quarts) /u],
  ['ca', 'L’[alcaldessa|PROFESSION] parla.', /^La primera edil parla/u],
  ['ca', 'És [fuster|PROFESSION] jubilat.', /^És (?!baster|corder|argenter|ganiveter)\p{L}+/u],
  // Numbers that everybody calls, and those of islands.
  ['ca', 'Truqueu al [112|PHONE] o al [971 55 84 30|PHONE] .', /^Truqueu al 112 o al 971 \d\d \d\d \d\d \.$/u],
  ['ca', 'CIP de [Joan Rovira Costa|PERSON] : [ROCO 0 540312 00 7|ID] .', /: [A-Z]{4} 0 \d{6} \d\d \d \.$/u],
  // Bodies that stay, and those that become their like as a whole.
  ['ca', 'Surt de la [Unitat Coronària|ORG] .', /^Surt de la Unitat (?:de Cures Coronàries|Coronària) \.$/u],
  [
    'ca',
    'La [Unitat de Cirurgia Ortopèdica|ORG] tanca.',
    /^La Unitat de (?:Cirurgia|Cirurgia General|Traumatologia) tanca/u,
  ],
  [
    'ca',
    'Els [Bombers de la Generalitat|ORG] de la [Generalitat|ORG] .',
    /^Els Bombers de la Generalitat de la Generalitat \.$/u,
  ],
  ['ca', 'Escriu a l’[Àrea d’Urbanisme|ORG] .', /l’Àrea d['’](?:Obres|Habitatge) \.$/u],
  ['ca', 'El [JUTJAT SOCIAL NÚM. 4 DE VALLS|ORG] cita.', /^El JUTJAT SOCIAL NÚM\. \d+ D/u],
  ['ca', 'Obre l’[HOSPITAL UNIVERSITARI DE LA SERRA|ORG] .', /^Obre l’HOSPITAL UNIVERSITARI D/u],
  ['ca', 'Acta de la [Comunitat de Propietaris del carrer de Sants, 214|ORG] .', /Propietaris (?:del|de l)/u],
  [
    'ca',
    'L’[AJUNTAMENT DE VALLS|ORG] i l’[Ajuntament des Mercadal|ORG] .',
    /^L’AJUNTAMENT D(?:E |E?L?S? ?|['’]).+ i l’Ajuntament (?!des )/u,
  ],
  ['ca', 'Truca al [CAP de la Ràpita|ORG] .', /^Truca al CAP \p{Lu}/u],
  ['ca', 'Una nota de la [Batllia|ORG] i el [Jutjat|ORG] .', /^Una nota de la Batllia i el Jutjat \.$/u],
  ['ca', 'Fundà el setmanari [La Veu del Francolí|ORG] .', /setmanari La Veu d/u],
  ['ca', 'Avions de la [Legió Còndor|ORG] .', /la Legió Còndor/u],
  // Medicines and vehicles of one use.
  ['ca', 'Pren [Sintrom|MISC] i [Dalsy|MISC] .', /^Pren Aldocumar i Junifen \.$/u],
  // Parishes of Andorra and their postcodes, greater rivers, parks, farms and old quarters.
  [
    'ca',
    'Viu a [AD700|LOC] [Encamp|LOC] .',
    /^Viu a AD\d00 (?:Andorra la Vella|Escaldes-Engordany|Sant Julià de Lòria|Ordino|Canillo) \.$/u,
  ],
  ['ca', 'La crescuda de l’[Ebre|LOC] .', /de l’Ebre/u],
  ['ca', 'Dins el [Parc Natural del Delta de l’Ebre|LOC] .', /el Parc Natural d/u],
  [
    'ca',
    'Dorm a [Mas Pitxot|LOC] i al [Poble Vell|LOC] .',
    /^Dorm a Mas \p{Lu}\p{L}+ i al (?:Nucli|Barri|Casc|Centre) /u,
  ],
  // Before what no other is: a century before our era, who is called so behind a sign.
  ['ca', 'Cap al [segle VIII aC|DATE] .', /^Cap al segle (?:VII|IX) aC \.$/u],
  ['ca', 'Lo mateix 😄 L’[Agnès|PERSON] puja.', /😄 (?:La \P{Lu}*\p{Lu}|L’[AEIOUHÀÈÉÍÒÓÚ])/u],
  // Streets and their houses.
  ['ca', 'Viu a la [C. de la Qvelma, 62, àtic|LOC] .', /^Viu a la C\. .+, \d+, àtic \.$/u],
  ['ca', 'Té la nau al [Pol. ind. Les Comes, nau 22|LOC] .', /, nau \d+ \.$/u],
  // Towns of Spain, of the north of Catalonia, at home, and what they are called for short.
  ['ca', 'És a casa, a [Jaén|LOC] .', /a casa, a (?:Osca|Terol|Pamplona|Burgos|Salamanca|Còrdova|Màlaga|Almeria|Huelva|Cadis|Badajoz|Càceres|Toledo|Àvila|Segòvia|Sòria|Logronyo|Vitòria|Oviedo|Gijón|Vigo|Ourense|Lugo|Pontevedra|Zamora|Albacete|Cartagena) \.$/u], // prettier-ignore
  [
    'ca',
    'Ho porten de [Perpinyà|LOC] .',
    /^Ho porten d(?:e |['’])(?:Ceret|Prada|Elna|Prats|Font-|Cot|Port|Arg|Riv|Tuïr|Banyuls|Mont)/u,
  ],
  ['ca', 'De [Sant Boi de Llobregat|LOC] . A [Sant Boi|LOC] .', /^D(?:e |['’])(.+) \. A \1 \.$/u],
  ['ca', 'Netegen l’[Alameda|LOC] .', /^Netegen l’(?:Albereda|Esplanada|Avinguda|Era Gran) \.$/u],
  // The day of a feast is one every year.
  ['ca', 'El [24 de juny de 2024|DATE] , per Sant Joan.', /^El 24 de juny de 20(?!24)\d\d , per/u],
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

  it.each([
    '[Spello|LOC] è un comune della [provincia di Perugia|LOC].',
    'Ha sede a [Cormons|LOC], in [provincia di Gorizia|LOC].',
  ])('gives a town the province that it lies in: %s', async (text) => {
    const areas = loadGazetteers().list('it', 'town-areas');
    let others = 0;
    for (const copy of await written('it', text)) {
      const [, town = '', province = ''] =
        /^(?:Ha sede ad? )?(.+?)(?: è un comune della|, in) provincia (?:di |d['’]|dell['’])(.+)\.$/u.exec(copy) ?? [];
      const own = areas?.find(town)?.region;
      if (own !== undefined && (province === 'Roma' ? '00' : areas?.find(province)?.region) !== own) others++;
    }
    expect(others).toBeLessThan(2); // of a part of the region that no list has
  });

  it('writes the letters of who bears a health card, and the day of birth', async () => {
    for (const copy of await written(
      'ca',
      '[Joan Rovira Costa|PERSON] , nascut el [12/03/1954|DATE] , CIP [ROCO 0 540312 007|ID] .',
    )) {
      const [, first = '', second = '', day = '', month = '', year = '', cip = ''] =
        /^\p{L}+ (\p{L}+) (\p{L}+) , nascut el (\d\d)\/(\d\d)\/\d\d(\d\d) , CIP (.+) \d{3} \.$/u.exec(copy) ?? [];
      const letters = [first, second].map((name) => fold(name).slice(0, 2).toUpperCase()).join('');
      expect(cip).toBe(`${letters} 0 ${year}${month}${day}`);
    }
  });

  it('gives a town the province that its region lies in', async () => {
    const lists = loadGazetteers();
    const own = { Barcelona: /Barcelonès|Bages|Osona|Maresme|Vallès|Anoia|Llobregat|Penedès|Garraf|Berguedà|Moianès/u };
    for (const copy of await written('ca', '[Olot|LOC] és una ciutat de la província de [Girona|LOC].')) {
      const [, town = '', province = ''] = /^(.+) és una ciutat de la província d(?:e |['’])(.+)\.$/u.exec(copy) ?? [];
      if (province === 'Barcelona') expect(lists.list('ca', 'cities')?.find(town)?.region).toMatch(own.Barcelona);
    }
  });

  it('sends no flight to where it comes from', async () => {
    for (const copy of await written('it', 'Il volo da [Trieste|LOC] per [Palermo|LOC] .')) {
      const [, from, to] = /^Il volo da (.+) per (.+) \.$/u.exec(copy) ?? [];
      expect(from).not.toBe(to);
    }
  });

  it('puts a town that no list has into a landscape of the region of what it becomes', async () => {
    const lists = loadGazetteers().list('it', 'cities');
    for (const copy of await written('it', 'Era di [Qvelmau|LOC], in [Carnia|LOC].')) {
      const [, town = '', land = ''] = /^Era di (.+), in (.+)\.$/u.exec(copy) ?? [];
      const region = lists?.find(town)?.region;
      if (region === 'Veneto') expect(land).toMatch(/^(?:Lessinia|Valpolicella)$/u);
      if (region === 'Lombardia') expect(land).toMatch(/^(?:Brianza|Valtellina|Lomellina|Franciacorta)$/u);
    }
  });

  it('calls no woman by what is a man’s name here', async () => {
    for (const copy of await written('it', 'La signora [Heike Müller|PER] , turista tedesca.'))
      expect(copy).not.toMatch(/signora (?:Gabriele|Andrea|Simone) /u);
  });

  it('keeps a ship by the sea', async () => {
    for (const copy of await written('it', 'Il traghetto da [Civitavecchia|LOC] arriva.'))
      expect(copy).not.toMatch(/Todi|Terni|Perugia|Bolzano/u);
  });

  it('keeps who fought where in a battle that everybody knows, peoples of old times, and what each council is', async () => {
    const text = 'La [battaglia di Zwexal|MISC] fu tra [Ponza|LOC] e [Terracina|LOC]. Il [Consiglio|ORG] si riunì.';
    for (const copy of await written('it', text)) expect(copy).toBe(text.replaceAll(/\[([^|]+)\|\p{Lu}+\]/gu, '$1'));
    for (const copy of await written('it', 'Primario del [Reparto di Medicina Interna|ORG].'))
      expect(copy).not.toMatch(/Psicologia|Farmacia|Veterinaria|Odontoiatria/u);
  });
});
