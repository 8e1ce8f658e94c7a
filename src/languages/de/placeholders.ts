import type { Placeholders } from '../pack.ts';
import type { Gender } from '../../resources/gazetteer.ts';

/** Nouns for persons that are declined as adjectives: the article before them and their ending tell the gender. */
const LIKE_ADJECTIVES =
  /^(?:Mit|Neben|Haupt|Wider|Vor)?(?:[Aa]ngeklagt|[Bb]eklagt|[Bb]eschuldigt|[Aa]ngeschuldigt|[Vv]erurteilt|[Gg]eschädigt|[Vv]erletzt|[Bb]etroffen|[Ss]achverständig|[Bb]eigeladen|[Vv]ersichert|[Bb]eteiligt|[Vv]orsitzend|[Aa]ngestellt|[Vv]erstorben|[Vv]erwandt|[Vv]erlobt|[Bb]ekannt|[Ll]ebend|[Bb]evollmächtigt|[Bb]etreut|[Uu]ntergebracht|[Gg]efangen|[Aa]bgeordnet|[Jj]ugendlich|[Ff]reigesprochen|[Gg]etötet|[Zz]ugewandt)(e[nrms]?)$|^(?:\p{Lu}\p{L}*vorsitzend|\p{Lu}\p{L}*bevollmächtigt|\p{Lu}\p{L}*geschädigt|\p{Lu}\p{L}*verletzt|\p{Lu}\p{L}*beteiligt|\p{Lu}\p{L}*angestellt)(e[nrms]?)$/u;

/** Words of one gender whatever their case. */
const FEMALE =
  /^(?:Frau|Fräulein|Tochter|Mutter|Schwester|Witwe|Tante|Nichte|Oma|\p{L}*[Ff]rau|\p{L}*[Tt]ochter|\p{L}*[Mm]utter|\p{L}*[Ss]chwester|\p{L}*ärztin|Ärztin)$|\p{L}(?:er|or|ält|t|ig|är|og|st|ur|nd|eg|ess|ch|rb|äf)in$|(?:gefährtin|freundin|wirtin|beamtin|zeugin|Zeugin)$/u;
const MALE =
  /^(?:Herrn?|Herren|Sohn(?:e?s)?|Vaters?|Bruders?|Witwers?|Onkels?|Neffen?|Opas?|Freund(?:e?s)?|Generals?|Brigadegenerals?|Oberst|Majors?|Patienten|Kandidaten|Soldaten|Prokuristen|Polizisten|Erben?)$|(?:[Ll]eut(?:nant|nants)|\p{L}*(?:[Mm]ann|vater|sohn|bruder)(?:e?s)?|[Zz]eugen?|[Kk]lägers?|[Aa]rzt(?:es)?|[Aa]nwalts?|[Bb]eamten?|[Bb]eamter|[Gg]efährten?|[Gg]ehilfen?|[Nn]achbarn?|[Nn]otars?)$|\p{L}(?:führer|leiter|walter|gutachter|halter|richter|teidiger|inhaber|prokurist|mieter|käufer|schuldner|gläubiger|steller|gegner|betreuer|lasser|nehmer|geber|arbeiter|lehrer|fahrer|meister|pfleger|pfarrer|schafter)s?$/iu;

/** What the ending of an article, of a contraction or of a word declined like one tells of the noun after it. */
function genderOfArticle(article: string, ending: string): Gender {
  const word = article.toLowerCase();
  // "der Angeklagte" is a man; "der Angeklagten", in the genitive or dative, a woman.
  if (/^(?:(?:d|dies|jen|jed|welch)er)$/u.test(word)) return ending === 'en' ? 'f' : 'm';
  if (/^(?:ein|kein|[msd]ein|ihr|unser|euer)$/u.test(word)) return 'm';
  if (/^(?:zur|(?:k?ein|[msd]ein|ihr|unser|eur)er)$/u.test(word)) return 'f';
  if (/^(?:zum|vom|beim|am|im|de[smn]|(?:dies|jen|jed|welch|k?ein|[msd]ein|ihr|unser|eur)e[smn])$/u.test(word))
    return 'm';
  // "die Angeklagten" are several.
  if (/^(?:die|(?:dies|jen|jed|welch|k?ein|[msd]ein|ihr|unser|eur)e)$/u.test(word)) return ending === 'e' ? 'f' : 'u';
  return 'u';
}

const ADJECTIVE = /^\p{Ll}\p{L}+e[nrms]?$/u;
/** Adjectives between an article and its noun. */
const MOST_ADJECTIVES = 2;

/**
 * What the words before the name of a person tell of his or her gender: a word of one gender, or the article before a noun that is declined as
 * an adjective ("des Angeklagten", "zur früheren Beklagten").
 */
function genderBefore(before: (distance: number) => string): Gender {
  const word = before(1);
  if (FEMALE.test(word)) return 'f';
  if (MALE.test(word)) return 'm';
  const role = LIKE_ADJECTIVES.exec(word);
  if (!role) return 'u';
  const ending = role[1] ?? role[2] ?? '';
  if (ending === 'em' || ending === 'es') return 'm';
  let at = 2;
  while (at < 2 + MOST_ADJECTIVES && isBetween(before(at))) at++;
  const told = genderOfArticle(before(at), ending);
  if (told !== 'u') return told;
  // Without an article, the strong ending of the nominative: "Angeklagter A. G.", "Beklagte: A. G.".
  return ending === 'er' ? 'm' : 'u';
}

function isBetween(word: string): boolean {
  return ADJECTIVE.test(word) && genderOfArticle(word, 'en') === 'u' && !/^(?:die|diese|eine)$/u.test(word);
}

/** What the rules for placeholders know of German decisions. */
export const placeholders: Placeholders = {
  sentenceWords:
    'der das und ist sind nicht ein eine einer eines einem einen mit von zu zur zum auf für im als auch wird werden hat haben durch gegen nach bei über aus oder dass daß sich wurde wurden worden vom nur ' +
    'ohne keine keiner keinen keinem seit wegen gemäß während zwischen unter vor ab beim ins sowie jedoch soweit insoweit bereits noch schon aber denn weil wenn dann damit daher dieser dieses diesem diesen diese jene welche welcher ' +
    'bin bist sei seien wäre waren hatte hatten hätte würde würden kann können konnte muss müssen soll sollen sollte darf dürfen bleibt bleiben trägt tragen ich wir uns euch ihr ihre ihren ihrem ihrer ihres sein seine seinem seinen seiner mich mir ihm ihn ihnen',
  // Endings of nouns, after which a capitalised word is one; other languages hardly have a word that looks so.
  sentenceSigns: /^\p{Lu}\p{Ll}{2,}(?:ungs?|ungen|keit|keiten|heit|heiten|schaft|schaften)$|ß/u,
  legalForms:
    'GmbH mbH mbB gGmbH GesmbH Ges.m.b.H regGenmbH reg.Gen.m.b.H Genossenschaft Privatstiftung GesbR Gen.m.b.H OG KEG e.U Limited VVaG S.à Sarl Sagl eGen eGenmbH AöR Sàrl AG KG KGaA GbR OHG oHG SE UG EWIV eG PartG PartGmbB BV NV SA SARL Sàrl SpA Ltd LLC LLP Inc Corp plc PLC ' +
    'Co Cie Aktiengesellschaft Kommanditgesellschaft Partnership Holding Group S.r.l S.p.A S.A N.V B.V S.à.r.l',
  formJoints: '& und + mbH haftungsbeschränkt (haftungsbeschränkt)',
  shortForms: 'Co Cie Corp Inc Ltd',
  splitForms: 'e.K e.U B.V N.V',
  associations: 'e.V eV',
  practices:
    'Rechtsanwälte Rechtsanwältinnen Patentanwälte Anwälte Steuerberater Architekten Ingenieure Wirtschaftsprüfer Notare',
  partners: 'Koll Coll Kolleginnen Sozien Partner Partners Kollegen Söhne Sohn Cie',
  firmPartners: 'Koll Partner Partners Kollegen Kolleginnen Coll Sozien Partnerschaft',
  trades:
    'Handels Bau Wohnbau Hochbau Tiefbau Immobilien Verwaltungs Vertriebs Beteiligungs Vermögensverwaltungs Grundstücks Transport Transporte Logistik Energie Versicherungs Lebensversicherungs Leasing Consulting Service Services Software Systeme Systems Technik Maschinenbau Anlagenbau Produktions Dienstleistungs Dienstleistungen Management International Deutschland Europe Media Medien Verlags Finanz Finanzdienstleistungs Pharma Automobile Touristik Reisen Personal Betriebs Besitz Objekt Grundbesitz Treuhand Steuerberatungs Wirtschaftsprüfungs Solar Elektro Sanitär Handel Recycling Catering Gastro Gastronomie Film Musik Mode Textil Möbel Holz Stahl Metall Glas Papier Druck Chemie Kunststoff Optik Telekom Telekommunikation Agrar Food Invest Capital Kapital Finance Consult Marketing Events Security Facility Umwelt Kommunikation Informatik Elektronik Trading Estate Properties Spielwaren Lebensmittel Fleischwaren Backwaren Getränke Schiffahrts Schifffahrts Luftfahrt Kfz Reifen Motoren Maschinen Werkzeug Apparate Armaturen',
  tradeEnds:
    /(?:bau|technik|arbeit|handels?|dienste?|service|betriebe?|betriebs|systeme?|logistik|vertriebs?|verwaltungs?|tec|tech|gesellschaft|produktions?|beteiligungs|versicherungs?|immobilien|transporte?|reisen|medien|verlags?|beratungs?|energie|besitz|treuhand|leasing|werke?|waren|maschinen|anlagen|technologien?|software|pharma|chemie|reinigung|entsorgung)$/u,
  heads: {
    COMPANY:
      'gruppe konzern holding fonds airways airlines bank sparkasse werke verlag supermarkt versicherung versicherungs brauerei apotheke reederei spedition kanzlei gesellschaft partnership markt bau hotel hotels restaurant bäckerei metzgerei druckerei autohaus',
    MEDIA: 'zeitung zeitschrift magazin',
    ORGANISATION:
      'club klinik kliniken klinikum krankenhaus zentrum stiftung verein vereins verband verbands schule gymnasium institut instituts kita partei bataillon kommando amt behörde kammer spital hochschule universität akademie kindergarten tagesstätte pflegeheim wohnheim seniorenheim altenheim gewerkschaft krankenkasse',
    PLACE:
      'park gebiet hütte gebirge nord süd ost west mitte kreis stadt dorf berg burg heim hausen bach tal gemeinde hof land see wald insel',
    STREET:
      'straße strasse str str. straßen weg platz gäßchen zeile pfad kai lände gürtel hohl winkel stieg stiege twiete graben allee gasse damm chaussee promenade rampe markt ring ufer steig brücke',
    OTHER: 'gesetz verordnung satzung',
  },
  apart: { ORGANISATION: 'heim', COMPANY: 'markt' },
  // Without those that make real words: "Samt", "Bring".
  notJoined:
    'park nord süd ost west mitte land see wald insel kai hohl winkel graben zeile stieg stiege pfad gürtel amt tal hof bau markt ring ufer steig gesetz verordnung satzung',
  notApart: 'weg heim stadt werke nord süd ost west mitte',
  smallHeads:
    'bataillon amt amtes amts kommando kommandos geschwader brigade division regiment kreis kreises straße strasse klinik klinikum schule kompanie staffel zentrum kaserne weg platz',
  streetHeads: 'straße strasse str',
  titles:
    'MLaw BLaw lic iur Dr Prof med Dipl Ing jur rer nat phil Mag LL habil Med Professor Professors Doktor PD Ass Priv.-Doz ' +
    'Dipl.-Ing Dipl.-Kfm Dipl.-Psych Dipl.-Phys Dipl.-Chem Dipl.-Inf Dipl.-Biol Dipl.-Math Dipl.-Volksw Dipl.-Betriebsw Dipl.-Jur',
  cues: {
    PERSON:
      'Familie Gefangene Gefangenen Gefangener Strafgefangene Strafgefangenen Untergebrachte Untergebrachten Untergebrachter Betreute Betreuten Betreuter Herr Herrn Herren Frau Frauen Zeuge Zeugen Zeugin Zeuginnen Ohrenzeugen Belastungszeugen Angeklagte Angeklagten Angeklagter Mitangeklagte Mitangeklagten Kläger Klägers Klägerin Beklagte Beklagten Nebenkläger Nebenklägers Nebenklägerin Geschädigte Geschädigten Geschädigter Opfer Verletzte Verletzten Verurteilte Verurteilten Beschuldigte Beschuldigten Betroffene Betroffenen ' +
      'Sachverständige Sachverständigen Sachverständiger Gutachter Gutachters Gutachterin Rechtsanwalt Rechtsanwalts Rechtsanwältin Rechtsanwälte Rechtsanwälten Patentanwalt Patentanwalts Patentanwältin Patentanwälte Notar Notars Notarin Verteidiger Verteidigers Verteidigerin Pflichtverteidiger Richter Richters Richterin Staatsanwalt Staatsanwältin Rechtspfleger Rechtspflegerin ' +
      'Geschäftsführer Geschäftsführers Geschäftsführerin Vorstand Vorstandsmitglied Vorstandsmitglieds Vorstandsmitgliedes Vorstandsvorsitzende Vorstandsvorsitzenden Aufsichtsratsmitglied Prokurist Prokuristen Prokuristin Inhaber Inhabers Inhaberin Gesellschafter Gesellschafters Gesellschafterin Gesellschaftern Chefjustitiar Justitiar Arbeitnehmer Arbeitnehmers Arbeitnehmerin Mitarbeiter Mitarbeiters Mitarbeiterin Leiharbeitnehmer Kandidat Kandidaten Kandidatin Beamte Beamten Beamtin Soldat Soldaten ' +
      'Arzt Arztes Ärztin Oberarzt Chefarzt Oberfeldarzt Hausarzt Wachstumsärztin Patient Patienten Patientin Versicherte Versicherten Erblasser Erblassers Erblasserin Erbe Erben Erbin Mieter Mieters Mieterin Vermieter Käufer Käufers Käuferin Verkäufer Verkäufers Verkäuferin Schuldner Schuldners Schuldnerin Gläubiger Gläubigers Gläubigerin Antragsteller Antragstellers Antragstellerin Antragsgegner Antragsgegnerin Beschwerdeführer Beschwerdeführers Beschwerdeführerin Beigeladene Beigeladenen Betreuer Betreuers Betreuerin Insolvenzverwalter Insolvenzverwalters ' +
      'Sohn Sohnes Tochter Vater Vaters Mutter Bruder Bruders Schwester Ehemann Ehemanns Ehemannes Ehefrau Lebensgefährte Lebensgefährten Lebensgefährtin Witwe Witwer Kind Kindes Kinder Eheleute Eheleuten Schwestern Brüder Brüdern Söhne Söhnen Töchter Töchtern Zwillinge Zwillingen Geschwister Geschwistern Nachbar Nachbarn Nachbarin Freund Freundes Freundin Onkel Tante ' +
      'General Generals Brigadegeneral Brigadegenerals Oberst Oberstleutnant Major Hauptmann Leutnant Feldwebel Referatsleiter Referatsleiters Referatsleiterin Referatsleitern Abteilungsleiters Sozialarbeiter Sozialarbeiters Sozialarbeiterin Briefzusteller Briefzustellers Torhüter Polizist Justizinspektor Polizeibeamte Polizeibeamten Hauptmann Fahrer Fahrers Fahrerin Halter Lehrer Lehrerin Pfarrer Bürgermeister Bürgermeisters Staatsbürger Name Namen Decknamen genannt namens Postdienstleister Dienstleister ' +
      'RA RAin RAe StB PHK PHKin PHM PHMin POK POKin POM POMin KHK KHKin KOK KOKin EKHK RiAG RiLG RiOLG RiVG RiSG VRiLG VRiOLG VRiVG ORR MdB MdL ' +
      'Dolmetscher Dolmetschers Dolmetscherin Gerichtsvollzieher Gerichtsvollziehers Gerichtsvollzieherin Cousin Cousins Cousine Verlobte Verlobten Verlobter Prüfer Prüfers Prüferin Betriebsprüfer Steuerfahnder Steuerfahnderin Hausmeister Hausmeisters Hausmeisterin Anlageberater Psychiater Psychiaters Psychiaterin Psychologe Psychologen Psychologin Therapeut Therapeuten Therapeutin Einsatzleiter Einsatzleiterin Schriftführer Schriftführerin Sachbearbeiter Sachbearbeiters Sachbearbeiterin Dienststellenleiter Heimleiter Bauleiter ' +
      'Streithelfer Streithelfers Streithelferin Nebenintervenient Nebenintervenienten Nebenintervenientin Streitverkündete Streitverkündeten Vorgesetzte Vorgesetzten Vorgesetzter Personalleiter Personalleiterin Erbl Mandant Mandanten Mandantin Schüler Schülers Schülerin Student Studenten Studentin Neffe Neffen Nichte Enkel Enkels Enkelin Großvater Großmutter Schwager Schwagers Schwägerin Stiefvater Stiefmutter Stiefsohn Stieftochter Oma Opa Geselle Gesellen Lehrling Lehrlings Polizistin Kommissar Kommissarin Wachtmeister Wachtmeisterin Schöffe Schöffin Beisitzer Beisitzerin Obmann Obfrau Trainer Trainers Trainerin Radfahrer Radfahrers Radfahrerin Fußgänger Fußgängers Fußgängerin Beifahrer Beifahrers Beifahrerin Täter Täters Mittäter Mittäters Tatverdächtige Tatverdächtigen Untersuchte Verstorbene Verstorbenen Getötete Getöteten Mündel Mündels Vormund Vormunds Zedent Zedenten Zessionar Drittschuldner Drittschuldnerin Verfügungsklägerin Verfügungskläger Gesuchsteller Gesuchstellers Gesuchstellerin Gesuchsgegner Gesuchsgegnerin Beschwerdegegner Beschwerdegegners Beschwerdegegnerin Rekurrent Rekurrentin Privatkläger Privatklägers Privatklägerin Revisionswerber Revisionswerberin Masseverwalter Masseverwalters Treuhänder Treuhänderin PK PKin PM PMin POM KHM KHMin KOKin RI BI GI RevInsp Insp GrInsp BezInsp Kontrollinspektor Revierinspektor Gruppeninspektor',
    COMPANY:
      'GbR Firma Firmen Fa Gebr Gebrüder Arge ARGE Kette Ladenkette Handelskette Supermarktkette Pension Hundepension Spielhalle Gaststätte Diskothek Hotel Juweliergeschäft Herstellers Hersteller Unternehmen Unternehmens Gesellschaft BgA VEB Kombinat Bank Verlag Brauerei Konzern Organträger Organträgers Versicherung Tochtergesellschaft Muttergesellschaft Standortgesellschaft Grundstücksgesellschaft Anmelderin Lieferantin Insolvenzschuldnerin Komplementärin Kommanditistin Bauherrin Herstellerin Betreiberin Anbieterin Emittentin Lieferantin Rechtsvorgängerin Rechtsnachfolgerin Wettbewerberin Konkurrentin Zulieferin Vermittlerin Partnerschaft Sozietät ' +
      'Autohaus Sanitätshaus Sanitätshauses Bäckerei Metzgerei Restaurant Gasthaus Gasthof Café Apotheke Sparkasse Volksbank Raiffeisenbank Stadtwerke Kanzlei Spedition Reederei Druckerei Werft Möbelhaus Baufirma Bauunternehmen Supermarkt Handelshaus Verlagshaus Bausparkasse Kreditinstitut Landesbank Kreissparkasse Stadtsparkasse Privatbank Krankenversicherung Fluggesellschaft Reiseveranstalter Versorger Versorgers Pizzeria Tankstelle Fitnessstudio Kaufhaus Baumarkt Bar Kneipe Imbiss Werkstatt Büro Büros Wirtshaus Gastwirtschaft Kino Reisebüro Maklerbüro Ingenieurbüro Architekturbüro Agentur Werbeagentur Detektei Autovermietung Großhandel ansässige ansässigen ansässiger ' +
      'Bordell Bordells Lokal Lokals Gasthof Bar Klub Club Clubs Nachtclub Garage Arztpraxis Zahnarztpraxis Arbeitgeberin Auftragnehmerin Generalunternehmerin Werkunternehmerin Leasinggeberin Darlehensgeberin Versicherungsgesellschaft Immobiliengesellschaft Einkaufszentrum Einkaufszentrums Spielothek Casino Friseursalon',
    ORGANISATION:
      'MVZ MEDAS Schulzentrum Bildungsagentur Fachschule Gymnasium Schule Klinik Klinikum Krankenhaus Krankenhauses Diakonissenhaus Diakonie Caritas Hospiz Gestüt Gestüts Zoo Waisenhaus Verein Partei Stiftung Abteilung Referat Behörde Bundeswehrkommando Amtschefs Dienststelle Kaserne Kloster Pfarrei Kirche Bundespolizei Feuerwehr Museum Theater Bibliothek BSZ Wirtschaft Fonds Spital Spitals TSV VfL VfB TSG Organisation Vereinigung Verband Verbands Verbandes Gewerkschaft Institut Instituts Krankenkasse AOK BKK IKK Berufsgenossenschaft Kindertagesstätte Pflegeheim Seniorenheim Altenheim Wohnheim ' +
      'FC SV SC SK FK DJK ASV ESV PSV SpVgg TV FV BSC VfR Sportverein Sportvereins Gesangverein Kinderheim Kinderheims Pflegezentrum Heim Heims Pflegestift Internat Internats Bundesligisten Regionalligisten Dachverband Loge Orden Ordens Religionsgemeinschaft Kirchengemeinde Grundschule Realschule Hauptschule Gesamtschule Volksschule Mittelschule Berufsschule Kita Kindergarten',
    PLACE:
      'Ausfahrt Ausfahrten Anschlussstelle Fahrtrichtung Flugplatz Flughafen Landeshauptstadt Kreisstadt Skigebiet Amtsgericht Amtsgerichts Landgericht Landgerichts Oberlandesgericht Oberlandesgerichts Arbeitsgericht Arbeitsgerichts Sozialgericht Sozialgerichts Verwaltungsgericht Verwaltungsgerichts Finanzgericht Finanzgerichts Familiengericht AG-Bezirk Stadt Stadtteil Stadtgebiet Gemeinde Markt Landkreis Landkreises Landkreise Kreis Kreises Kanton Kantons Bezirk Gemarkung Ort Ortsteil Ortschaft Dorf Land Landes Bundesland Standort Raum Richtung Insel Stadtbezirk Wohnort Geburtsort Staat Hafen OLG LG AG VG OVG VGH SG LSG ArbG LAG AGH AnwG FG VerfGH StGH StA GStA Bad Sankt Staatsanwaltschaft Innenstadt Altstadt Anschlussstelle Ausfahrt Autobahndreieck Autobahnkreuz Bahnhof Hauptbahnhof Flughafen Freistaat Region Fluss Berg See Tal Unfallort Tatort Filiale Filialen Lager Lagers Zentrallager Presswerk Station Bahnstation U-Bahn-Station S-Bahn-Station Niederlassung Zweigstelle Außenstelle Werk ' +
      'Pfarre Jobcenter Jobcenters Finanzamt Finanzamts Finanzamtes Hauptzollamt Hauptzollamts Landratsamt Landratsamts Universität Hochschule Justizvollzugsanstalt JVA Pfarramt Polizei Kantonspolizei Kriminalpolizei Sozialamt Jugendamt Ordnungsamt Ausländerbehörde Revier Reviers Polizeiinspektion Polizeirevier ' +
      'Polizeipräsidium Polizeipräsidiums Polizeipräsident Polizeikommissariat Polizeidienststelle Polizeistation Polizeiposten Polizeiwache Landespolizeidirektion LPD TU FH Gem Ortseingang Ortsausgang RD PI PP KPI LKA LRA ZKA Bezirkshauptmannschaft Bezirkshauptmannschaften BH Magistrat Magistrats Marktgemeinde Stadtgemeinde Ortsgemeinde Einwohnergemeinde Verbandsgemeinde Samtgemeinde Bürgermeisteramt Standesamt Standesamts Grundbuchamt Grundbuchamts Katasteramt Bauamt Forstamt Arbeitsamt Arbeitsagentur Bezirksamt Gesundheitsamt Einwohnermeldeamt Kreisverwaltung Stadtverwaltung Gemeindeverwaltung Bezirksregierung Regierungspräsidium Fachhochschule IHK Handwerkskammer Handelskammer KESB Betreibungsamt Betreibungsamts Konkursamt Konkursamts Sozialdienst Strassenverkehrsamt IV-Stelle SVA AMS Rentenberatungsstelle ' +
      'Hof Gut Weiler Gehöft Alm Distrikt Distrikts District Provinz Gouvernement Stadtviertel Viertel Neubaugebiet Baugebiet Quartier Siedlung Herkunftsort Heimatort Heimatdorf Geburtsstadt Wohnsitzgemeinde Grundbuch Grundbuchs Grundbuches Katastralgemeinde Liegenschaftsbuch Herkunftsstaat Herkunftsland Heimatstaat Drittstaat Autobahnraststätte Raststätte Rastplatz Parkplatz Strand Strandes Küste Kreuz Dreieck Haltestelle BG LGZ LGS HG OLG-Bezirk KG-Bezirk ArbGer Bezirksgericht Bezirksgerichts Kreisgericht Kreisgerichts Strandbad Schloss Burg Alp Alpe Amt Amtes',
    STREET:
      'Adr Anschrift Anschriften Wohnanschrift Wohnadresse Meldeadresse Lieferanschrift Geschäftsanschrift Straße Weg Platz Allee Gasse Anwesen Grundstück',
    NUMBER:
      'Hausnummer ASIN IMEI Kontrollschild Kontrollschilds Kontrollschilder IC ICE EC RE RB Flug HRB HRA Az Gz EZ FN GZ Aktenzeichen Aktenzeichens Nummer Nr Registernummer Personalnummer Versicherungsnummer Steuernummer Matrikelnummer Kennzeichen Personenkennziffer Blatt-Nr Flurstück Flurstücke Flurstücken Flurstücks ' +
      'Nrn Zl Zahl Geschäftszahl Geschäftszahlen Aktenzahl Einlagezahl Einlage Grundbuchseinlage GrdstNr Gst Gst.-Nr GSt-Nr Grundstücksnummer Flst Flst.-Nr Flurstücksnummer Fl.-Nr FlNr Flurnummer Blatt Grundbuchblatt Katasterblatt KatNr Kat.-Nr UR-Nr URNr UrkNr Urk.-Nr Urkundenrolle Urkundenrollennummer BRZl GZl Postfach BLZ BIC IMEI IMSI IP-Adresse MAC-Adresse FIN Fahrgestell-Nr VIN VR GnR PR CHE Flur UID UID-Nr USt-IdNr Steuer-Nr StNr St.-Nr SVNR SV-Nr AHV-Nr AHV-Nummer PIN TAN Rechnung Rs Akten Dossier-Nr Dossier Verfahrens-Nr Geschäfts-Nr Geschäfts-Nummer Mandats-Nr Kunden-Nr Kd.-Nr Mitglieds-Nr Personal-Nr Pers.-Nr Vers.-Nr Versicherungs-Nr Police Policen-Nr Schaden-Nr Schadens-Nr Rechnungs-Nr Rg.-Nr Bestell-Nr Auftrags-Nr Register-Nr Zeichen Geschäftszeichen Kassenzeichen Buchungszeichen Polizeikennzeichen Reisepass Personalausweis Pass-Nr Zimmer-Nr Serien-Nr Inventar-Nr Parzelle Parzelle-Nr Parz KTN Stamm-Nr Ausweis Matrikel Bebauungsplan',
    OTHER:
      'Typ Typs Modell Modells Typenbezeichnung Modellbezeichnung Nutzernamen Nutzername Benutzernamen Benutzername Username Usernamen Nickname Nicknamen Pseudonym Spitznamen Spitzname Profil Profilnamen Account Kanal Facebook-Profil Instagram-Account Portal Plattform Internetportal ' +
      'Schubverband Schubverbands Schleppverband Ausflugsdampfer Gemälde Gemäldes Bild Bildes Skulptur WhatsApp-Gruppe Facebook-Gruppe Chatgruppe Maskottchen MS MV MY SY MT Motorschiff Segelschiff Containerschiff Containerschiffs Frachtschiff Frachter Tanker Schiff Schiffs Seeschiff Yacht Motoryacht Segelyacht Boot Hausboot Fähre Kutter Pferd Pferdes Pferde Hengst Hengstes Stute Wallach Fohlen Hund Hundes Hündin Rüde Katze ' +
      'Glaubensgemeinschaft Sekte Bande Rockergruppe Roman Romans Lied Liedes Song Album Theaterstück Operation Projekt Bauvorhaben Bauvorhabens Ausstellung Veranstaltung',
    PHONE: 'Tel Telefon Telefonnummer Telefax Fax Mobil Handy Handynummer Rufnummer',
    ACCOUNT: 'Konto Kontos Kontonummer IBAN Kto Kto.-Nr Girokonto Bankkonto Depot Depotnummer',
    CONTRACT:
      'Vertragsnummer Vertrags-Nr Darlehensnummer Darlehensvertrag Kreditnummer Versicherungsscheinnummer Vertragsnr Policennummer',
    AUTHORISATION: 'Baugenehmigung Genehmigung Zulassung Zulassungsnummer Erlaubnis Konzession Lizenznummer Bauschein',
    PATENT:
      'Anmeldung Stammanmeldung Teilanmeldung Patentanmeldung Patent Patents Streitpatent Gebrauchsmuster Gebrauchsmusters Patentnummer Offenlegungsschrift',
    BRAND:
      'PKW Pkw Marke Fahrzeug Wortmarke Bildmarke Marken Produkt Produkts Produkte Medikament Arzneimittel Präparat',
    MEDIA:
      'Fernsehsender Fernsehsenders Radiosender Rundfunksender Privatsender Boulevardzeitung Wochenzeitschrift Zeitschrift Zeitung Magazin Magazins Sendung Newsletter Tageszeitung Wochenzeitung Sender Film Buch',
    WEB: 'Domain Internetseite Website Webseite Homepage Internetadresse URL',
    EMAIL: 'E-Mail-Adresse Mailadresse Absenderadresse E-Mail-Anschrift',
  },
  dottedCues:
    'Gem Bl Fa Gebr Az Gz Nr Tel Kto Zl GZ Flst Gst Gst.-Nr Flst.-Nr Fl.-Nr UR-Nr Kd.-Nr Vers.-Nr Pers.-Nr AHV-Nr SV-Nr Steuer-Nr St.-Nr Pol',
  // Without those of technical words: "Datenbank A", "Schaltkreis B", "Brennkammer C", "Halbleiter D", "Überwurfmutter E", "Bearbeitungszentrum F".
  cueEnds: {
    PERSON:
      'vorsteher vorstehers vorsteherin pflegefamilie gastfamilie adoptivfamilie herkunftsfamilie großfamilie stieffamilie vorsitzende vorsitzenden vorsitzender mitglied schwester bruder schwiegermutter großmutter stiefmutter pflegemutter schwiegervater großvater stiefvater pflegevater sohn tochter nachbar nachbarn nachbarin arzt ärztin anwalt anwältin zeuge zeugen zeugin freund freundin frau gatte gattin ' +
      'verwalter verwalterin meister meisterin beamter beamte beamten beamtin arbeiter arbeiterin eigentümer eigentümerin bauleiter filialleiter filialleiterin projektleiter projektleiterin amtsleiter schulleiter schulleiterin heimleiter heimleiterin ' +
      'kollege kollegen kollegin partner partnerin lehrer lehrerin pfleger pflegerin kläger klägerin kommissar kommissarin vertreter vertreterin prüfer prüferin fahnder fahnderin berater beraterin psychiater psychiaterin psychologe psychologen psychologin therapeut therapeuten therapeutin dolmetscher dolmetscherin vollzieher vollzieherin händler händlerin makler maklerin sachbearbeiter sachbearbeiterin einsatzleiter abteilungsleiter inspektor inspektorin schöffe schöffin',
    COMPANY:
      'büro hausverwaltung hersteller unternehmen gesellschaft konzern firma verlag brauerei sparkasse reederei spedition kanzlei zentrale genossenschaft handwerksbetrieb meisterbetrieb malerei schreinerei tischlerei schlosserei gärtnerei spenglerei zimmerei kellerei wäscherei konditorei molkerei sägerei fleischerei reinigung deckerbetrieb malerbetrieb elektrobetrieb bäckerei metzgerei hotel versicherung apotheke',
    ORGANISATION:
      'komitee seniorenstift wohnstift ministerium miliz gutachterstelle beratungsstelle bietergemeinschaft fraktion arbeitsgemeinschaft erbengemeinschaft eigentümergemeinschaft verbund bataillon regiment geschwader brigade kompanie verband verein klinik klinikum krankenhaus schule gymnasium institut stiftung behörde anstalt anstalten spital heim akademie gewerkschaft residenz kasse diakonie caritas freizeitpark vergnügungspark kletterpark tierpark schwimmbad hallenbad gestüt reitverein pflegedienst wohlfahrtsverband hospiz waisenhaus ärztekammer seniorenzentrum alterszentrum pflegezentrum jugendzentrum gesundheitszentrum therapiezentrum versorgungszentrum schulzentrum kindergarten',
    PLACE:
      'baukommission haftanstalt zamt ärztekammer apothekerkammer beraterkammer anwaltskammer notarkammer wohnanlage ferienanlage wohnpark baugebiet passage schutzbehörde pfarre revier vergabekammer schiedskammer samt eramt provinz gemeinderat stadtrat kreistag dorf ortsteil stadtteil ortschaft halbinsel siedlung hafen flugplatz stadt gemeinde gericht bezirk bahnhof universität hochschule direktion inspektion polizei präsidium gesundheitsamt versorgungsamt bauamt standesamt schulamt bezirksamt landesamt arbeitsamt jugendamt sozialamt ' +
      'kreisverwaltung stadtverwaltung gemeindeverwaltung bezirksverwaltung samtverwaltung zollamt vollzugsanstalt hauptmannschaft staatsanwaltschaft ausländerbehörde jobcenter',
    NUMBER:
      'sprengel stimmbezirk wahlbezirk wahlkreis nummer nummern kennzeichen -zahl kennzahl kennziffer grundzahl ordnungszahl registerzahl geschäftszahl aktenzahl einlagezahl verfahrenszahl aktenzeichen geschäftszeichen kassenzeichen identifikationsnummer',
  },
  stands: {
    PERSON: 'Name Namen Vorname Vornamen Nachname Nachnamen Familienname Person Personen Zuname',
    ORGANISATION: 'Einrichtung',
    COMPANY: 'Firma Firmenname',
    PLACE: 'Postleitzahl Ort Ortsname Wohnort Geburtsort Land Stadt Gemeinde Staat Ortsteil PLZ',
    STREET: 'Adresse Anschrift Wohnanschrift Straße Strasse Straßenname',
    DATE: 'Datum Geburtsdatum Tatzeit',
    AMOUNT: 'Betrag',
    NUMBER: 'Aktenzeichen Kennzeichen Nummer Kontonummer Hausnummer Telefonnummer Rufnummer IBAN',
    EMAIL: 'E-Mail-Adresse',
    OTHER: 'anonymisiert geschwärzt',
  },
  genitive: /e?s$/u,
  genitiveEnds: 's es',
  seatedBodyWords:
    /^(?:Kreis|Bezirks|Stadt|Kantons|Landes|Regional|Universitäts|Uni|Unfall|Zentral|Gemeinde|Distrikts|Orts|Berufs)(?:krankenh(?:aus|auses|äuser|äusern)|klinik(?:en|um|ums)?|spitals?|verb(?:and|ands|andes)|gruppe|feuerwehr)$/iu,
  vehicles: 'Pkw PKW Lkw LKW Kfz',
  makes:
    'Audi BMW Citroën Citroen Dacia Fiat Ford Golf Honda Hyundai Kawasaki Kia Mazda Mercedes Mercedes-Benz Mitsubishi Nissan Opel Peugeot Porsche Renault Saab Seat Skoda Škoda Suzuki Toyota Volkswagen Volvo VW Yamaha',
  roads: /^(?:Kreis|Bundes|Landes|Land|Staats|Gemeinde|Schnell)stra(?:ß|ss)e$|^BAB$/u,
  roadLetters: 'A B E K L S St',
  onRoads: 'auf Auf an An über Über von Von entlang neben',
  bloodGroups: 'A B AB',
  ofBlood: /Blutgruppe|Rhesus|Erythrozyten|Blutkonserve/u,
  namedThings: /[Ff]onds$/u,
  ofArticles: 'des der',
  defined: /(?:[Ii]m [Ff]olgenden|[Nn]achfolgend|[Kk]ünftig|[Ff]ortan)(?: auch| nur| kurz)*[ :,„"»]+$/u,
  personNouns:
    /^\p{L}*?(?:\p{L}{2}(?:er|or|ist|ent|ant|eur|og|är|at|ot|wirt|ammer)in|(?:wirt|vater|mutter|kind|kurier|beistand|feldwebel|leutnant|bube|mädchen|eltern|gatte|mann|leute|wart|rat|knecht|magd|bauer|chirurg|ologe|ogoge|agoge|iker|jurist|polizist|[nr]alist|pianist|florist|statist|tourist|[mz]ist|urist|pächter|wächter|wärter|züchter|dichter|gärtner|schaffner|klempner|bewohner|rentner|schreiner|händler|tischler|künstler|sportler|schüler|gründer|absender|empfänger|träger|jäger|pfleger|verleger|schwager|manager|spieler|sammler|siedler|segler|makler|bettler|handwerker|werker|bäcker|dachdecker|decker|denker|schneider|schmied|zimmerer|maurer|müller|fahrer|führer|lehrer|hörer|fischer|metzger|fleischer|käufer|läufer|taucher|besucher|forscher|herrscher|schlosser|besitzer|erzieher|helfer|töpfer|schäfer|bürger|reiniger|gebäudereiniger|anwohner|bootsmann|steuermann|kapitän|offizier|kavalier|gefreiter?n?|präsident|assistent|referent|dozent|student|abiturient|konsument|informant|intendant|praktikant|lieferant|demonstrant|kommandant|adjutant|mandant|ministrant|musikant|asylant|kadett|pilot|kopilot|matrose|rekrut|diakon|pastor|rektor|direktor|doktor|professor|autor|lektor|tutor|mentor|kreditor|investor|inspektor|moderator|senator|friseur|ingenieur|redakteur|regisseur|masseur|chauffeur|amateur|sekretär|millionär|veterinär|apotheker|architekt|advokat|soldat|kandidat|diplomat|bürokrat|detektiv|hebamme|(?<![Ss]ch)enkel|cousin|bestatter|richter|wirtschafter|prediger|priester|mönch|nonne|pfarrer|rabbiner|bischof|kaplan|küster|hirte|\p{L}{2}schütze|zeuge|kunde|insasse|genosse|gefährte|bräutigam|braut|waise|trainer|coach|banker|broker|lehrling|häftling|pflegling|flüchtling|zwilling|prüfling|sanitäter|steller|aussteller|planer|retter|treiber|ringer|boxer|reiter|kletterer|wanderer|verkäufer|vermittler|gutachter|beobachter|verwandte[rn]?|verletzte[rn]?|verdächtige[rn]?|beschäftigte[rn]?|angestellte[rn]?|reisende[rn]?|studierende[rn]?|bedienstete[rn]?|imam|(?:technik|betriebs|vertriebs|personal|bereichs|gruppen|team|markt|produktions|verwaltungs|werks|projekt|schul|heim|filial|amts|bau|abteilungs|referats|einsatz|kurs|lager|büro|verkaufs|marketing|finanz)leiter|junge|koch|kellner|förster|säugling|maler|malerin|ex-(?:mann|frau|freund|freundin)|(?:an|zu)gehörige[rn]?)(?:e?s|e?n)?)$/iu,
  drawings:
    /(?<!\p{L})(?:Fig(?:ur|uren)?\.? \d|Bezugszeichen|Ausführungsbeispiele?s?|Patentanspr(?:uch|üche)|(?:[Nn]ach|[Gg]emäß|[Dd]es) Anspruchs? \d|Erfindung|Oberbegriff|(?:Streit|Klage)patents?|Gebrauchsmusters?)/u,
  degrees:
    /(?<!\p{L})(?:Grade?s?|Abschl(?:uss|usses|üsse)|Titels?|Prüfung\p{L}*|Bachelor|Master|Studi(?:um|engang)s?|\p{L}*[Hh]ochschule|Universität|akademisch\p{Ll}*|Diplom|[BM]\. ?Sc\.)(?!\p{L})/u,
  houses: 'H&M C&A P&C M&A Q&A R&B B&B F&E D&O S&P',
  takenOut:
    /^[[(<{](?:\p{Lu}\p{Ll}+ )?(?:anonymisiert|anonymisierte[rn]?|geschwärzt|geschwärzte[rn]?|unkenntlich(?: gemacht)?|ausgelassen|weggelassen|Anonymisierung|Schwärzung)[\])>}]/u,
  beforeNames:
    'von mit bei durch gegen für an ohne gegenüber neben außer Von Mit Bei Durch Gegen Für An Gegenüber Neben',
  ofKin: 'mit für um von bei ohne gegen durch Mit Für',
  kin: /Umgang|[Ss]orgerecht|elterliche|\p{L}*[Kk]ind(?:es|er|ern)?(?:mutter|vater|eltern|wohl)?(?!\p{Ll})|Jugendamt|[Vv]ormund|Pflegeeltern|Wechselmodell/u,
  numberedRoles:
    'Privatkläger Privatklägers Privatklägerin Zeuge Zeugen Zeugin Kind Kindes Person Täter Täters Opfer Opfers Geschädigte Geschädigten Geschädigter Sachverständige Sachverständigen Sachverständiger Gutachter Gutachterin Beamter Beamtin Polizeibeamter Polizeibeamtin Polizist Polizistin Mitarbeiter Mitarbeiterin Arzt Ärztin Patient Patientin Name Adresse Anschrift Ort Wohnort Beteiligte Beteiligter Angeklagter Mittäter Verdächtiger Firma Gesellschaft',
  stock: /^(?:Muster|Beispiel)/u,
  stockRest: {
    PERSON: 'mann manns frau männchen',
    PLACE: 'stadt hausen dorf ort land kreis gemeinde',
    COMPANY: 'firma bank gmbh versicherung',
  },
  reference:
    /^[[(](?=(?:zu|unter|oben|unten|siehe|s\.|vgl\.|sub|Nr\.|Ziff|Punkt))(?:(?:zu|unter|oben|unten|siehe|s\.|vgl\.|sub|Nr\.|Ziff\.|Ziffer|Punkt|und|bis|sowie|oder|[A-Z]\.?|[IVX]+\.?|\d{1,2}\.?|[a-z]{1,2}\)|,)[\s,]*)+[\])]/u,
  placePrefixes:
    'Ober Unter Nieder Mittel Groß Klein Alt Neu Bad Hohen Inner Außer Vorder Hinter Sankt Nord Süd Ost West',
  personEnds:
    /(?:(?<![aeo])igen?|er|ern|ers|ist|isten|te|ten|ter|ent|enten|ant|anten|or|oren|in|innen|(?<!eb|z|i)enen?|ling|linge|leute)$/u,
  clubs: /^(?:\p{Lu}{2,4}|\p{Lu}\p{Ll}{1,2}\p{Lu})$/u,
  heirs:
    'Verlassenschaftssache Verlassenschaftsverfahren Nachlasssache Nachlassverfahren Erben Erbe Erbin Erbengemeinschaft Nachlass Verlassenschaft Rechtsnachfolger Rechtsnachfolgerin',
  nameParticles: 'El Al Ben Abu Bin Ibn Ould Ter',
  naming:
    'vorstellte vorgestellt vorstellt nannte nennt nennen genannt gerufen rief ausgab ausgegeben heißt hieß heiße',
  nameEnds: /(?:s|n|en)?name(?:n|ns)?$/u,
  ownNames: 'Vor Nach Familie Zu Ruf Ehe Geburt Mädche Mädchen Spitz Deck Eigen Personen Taufe Tauf',
  withinPlaces: 'im Im',
  party: 'Partei',
  partyBefore:
    /^(?:(?:mit|wider|erst|zweit|dritt)?(?:klagend|beklagt|betreibend|verpflichtet|gefährdet|antragstellend|gegnerisch|beteiligt|beschwerdeführend|revisionswerbend|rekurswerbend|gesuchstellend))e[nrms]?$/iu,
  ways: /(?:(?<!\p{L})[ABEKLS] ?(?:\d{1,4}|…|\.{3}|[xX*]{2,})|[Aa]utobahn|\p{L}*stra(?:ß|ss)e(?: (?:\d{1,4}|…|\.{3}|[xX*]{2,}))?|[Ss]trecke|[Bb]ahnlinie|[Ff]ahrt|[Ff]lug(?: [A-Z]{1,3} ?\d{1,4})?|[Rr]eise|[Zz]ug|[Bb]us|(?<!\p{L})(?:floh|fuhr|reis(?:t?e|ten)|flüchtete))\s+(?:verläuft |führt |fährt |fuhr )?$/u,
  between: 'zwischen',
  near: 'bei Bei',
  aroundPlaces:
    'Grundbuch Grundbuchs Grundbuches Staatsangehöriger Staatsangehörige Staatsangehörigen Staatsbürger Staatsbürgerin Hauptstadt Bürgermeister Bürgermeisters Bürgermeisterin Flughafen Hafen Nähe Umgebung Umland Richtung Stadtrand Ortsrand Ortseingang Ortsausgang Grenze Zentrum Innenstadt Altstadt Ortsteil Stadtteil Gewerbegebiet Industriegebiet Ortskern Stadtkern Stadtgebiet Gemeindegebiet nördlich südlich östlich westlich unweit außerhalb',
  ofPlaces: 'von',
  where: 'wo woher wohin',
  asRole: 'als',
  employed: 'bei Bei',
  feminine: 'der',
  within: 'im',
  saying: 'lautet lauten lautete lauteten',
  folios: 'EZ EZl Einlagezahl Grundbuchseinlage',
  parishes: 'KG Katastralgemeinde Grundbuch GB',
  sheetOf: 'Blatt Band Bl',
  plots: 'Flurstück Flurstücke Flurstücken Flurstücks',
  streetPrepositions: 'Am An Im In Auf Zum Zur Unter Hinter Beim Vor',
  streetArticles: 'der den dem die',
  seats: 'Sitz Sitzes Hauptsitz Wohnsitz Firmensitz Geschäftssitz',
  seatPrepositions: 'in auf bei im an zu',
  groups:
    'Volksgruppe Ethnie Clan Clans Clanfamilie Stamm Stammes Minderheit Glaubensgemeinschaft Glaubensrichtung Religionsgemeinschaft Kaste Sippe Bewegung Familie Hilfsclan Subclan Organisation',
  numberedLetters: /^[GNTZO]\d{1,2}$/u,
  beforeThings: 'ein eine einen einem eines einer im zum zur pro je um ca plus minus gleich',
  numberedThings:
    'Grundstück Grundstücke Grundstücks Grundstücken Grundstückes Parzelle Parzellen Liegenschaft Liegenschaften Sparbuch Sparbuchs Sparbücher Depot Rechnung Rechnungen Bescheid Bescheids Vertrag Vertrags Police Kennzeichen Urkunde Patent Marke Unionsmarke Gst Flst Ausweis Reisepass Personalausweis Führerschein Bauplatz Stellplatz Stellplatzes',
  numberShort: /(?:^|[-.\p{L}])(?:[Nn]rn?|km)$/u,
  seatedBodies:
    /(?:Agentur für Arbeit|Arbeitsmarktservice|(?:Deutschen?|Bund|Land) Rentenversicherung|Industrie- und Handelskammer|Amt(?:e?s)? für \p{Lu}\p{L}+(?: und \p{Lu}\p{L}+)?|Dienststelle|Regionaldirektion|Sozialversicherungsanstalt|Außenstelle|Zweigstelle|Geschäftsstelle) $/u,
  lawyers:
    /(?<!\p{L})(?:Rechtsanw(?:alt|alts|ältin)|Advokat|Advokatin|Fürsprech|Fürsprecher|Fürsprecherin|MLaw|BLaw|lic\. iur\.|RA|RAin|Notarin?|Notars|Patentanw(?:alt|ältin))\s(?:(?:Dr|Mag|Prof|DDr|Univ)\.\s|\p{Lu}\.?\s)*$/u,
  lawyersTogether: 'Rechtsanwälte Rechtsanwälten Patentanwälte Patentanwälten',
  plainNumbers: 'Nr Nummer',
  addresses: 'Herr Herrn Frau Firma sog',
  atPlaces: 'am beim',
  announcing: /(?<!\p{L})(?:Herrn?|Frau|Zeug(?:e|en|in)|Firma|Fa\.|Dr\.|Prof\.|Rechtsanw(?:alt|alts|ältin))(?=\s)/gu,
  judges: /Richter|^RiBGH|^RinBGH/u,
  roles:
    /^(?:(?:Mit|Neben|Mitbe|Wider|Rechtsmittel|Revisions|Berufungs|Beschwerde|Verfügungs|Erb|Ehe|Arbeit|Auftrag|Versicherungs)?(?:kläger|beklagt|angeklagt|beschuldigt|verurteilt|geschädigt|verletzt|betroffen|zeug|antragsteller|antragsgegner|beschwerdeführer|führer|gegner|schuldner|gläubiger|sachverständig|gutachter|kunde|mandant|mieter|vermieter|käufer|verkäufer|patient|versichert|beigeladen|erblasser|lasser|erbe|nehmer|geber|geschäftsführer|gesellschafter|prokurist|vorstand|anmelder|inhaber|insolvenzverwalter|betreuer|notar|rechtsanwalt|patentanwalt|verteidiger|richter|arzt|ärzt|beamt|soldat|ehemann|ehefrau|ehegatt|mann|frau|sohn|tochter|vater|mutter|bruder|schwester|eltern|kind|täter|opfer|firma|gesellschaft|gmbh|unternehmen))(?:e|er|en|n|in|innen|s|es|em|r|ern)?[.,;:)]*$/iu,
  placePrepositions: 'in In nach Nach aus Aus',
  setsOut: 'von Von ab über Über',
  towards: 'nach über Richtung',
  outOf: 'aus',
  assigned: 'beizuordnen beigeordnet',
  determiners:
    'der die das den dem des ein eine einen einem einer eines Der Die Das Den Dem Des beim Beim bei Bei in In im nach Nach aus von Von vom für Für an An am zum zur mit durch gegen seiner seinem seinen seine ihrer ihrem ihren ihre dieser diesem dieses',
  joints: 'und oder bis sowie',
  link: /^[\s"“”»«]*(?:,|und|oder|bis|sowie|bzw\.|-|–|&)?[\s"„»«]*$/u,
  suspended: /^(?:und|oder|bzw\.?|beziehungsweise|sowie|noch|bis|als|wie|statt|u\.|o\.|\/|,)(?![\p{L}\p{N}])/u,
  starters:
    'Der Die Das Dem Den Des Ein Eine Einer Eines Einem Einen Im In Am An Auf Aus Bei Beim Mit Nach Ob Wann Wie Was Wer Wenn Soweit Soll Sollte Es Er Sie Gegen Durch Für Vor Von Vom Zu Zur Zum Zwar Hier Hiermit Ist Sind Hat Haben Wird Werden Kann Dies Diese Dieser Dieses Daher Danach Damit Dagegen Allerdings Auch Nur Nicht Zunächst Ferner Weiter Weiterhin Schließlich Insbesondere Unter Über Während Hiernach Nimmt Entspräche Mangels Denn Da Dass Ohne Trotz Wegen Bis Seit Sofern Aufgrund ' +
    'Tatbestand Gründe Entscheidungsgründe Sachverhalt Verfahren Kosten Kostenentscheidung Begründung Zulässigkeit Begründetheit Ergebnis Rechtliche Allgemeines Vorbemerkung Vorinstanz Verfahrensgang Klage Revision Erteilung Studiengang Folglich ' +
    'eine ein einen einer einem der die das dem den wobei mit zur zum in für mindestens wenigstens use for a an the telecommunication method device',
  abbreviations:
    'b.O N.B F.A.Z F.D.P D.D.R U.d.S.S.R i.S.d i.S.v i.S i.V.m i.V i.d.F i.d.R i.R.d i.R.v i.W i.H.v i.H.d i.e.S i.w.S i.A i.G i.L i.Z.m i.Ü i.ü i.Zw i.E i.e i.F.v i.J d.h d.i d.A d.J d.M d.F d.R d.E u.a u.ä u.U u.s.w u.E u.z ' +
    'z.B z.T z.Zt z.Hd z.H o.g o.a o.ä o.Ä o.V o.J o.O s.o s.u s.a s.S a.a.O a.F a.E a.A a.M a.D a.d a.o n.F n.v n.n m.w.N m.N m.E m.a.W m.w.H m.H e.V e.K e.G e.g e.h v.H v.a v.g v.u.z v.T h.M w.M s.M abw.M h.L h.c b.w k.A p.a ' +
    'v.Chr n.Chr v.A w.o w.z.b.w u.v.a u.a.m u.v.m B.Sc M.Sc Ph.D V.i.S.d.P K.d.ö.R A.d.ö.R d.ö.R i.R i.Br i.d.OPf p.P p.M a.d.S a.d.L a.d.W a.d.D a.d.R a.d.H a.d.A a.d.E a.d.I o.d.T ob.d.T z.o.o z.w.V z.A n.A B.V N.V S.A K.O m.Z Z.n V.a o.B St.p D.C A.C E.ON S.L S.p.A S.à.r.l S.r.l L.L.C U.S U.S.A u.d.T j.P g.g.A',
  abbreviated:
    'Ulm Aue Rom Zug Uri Wil Ev Abb Abs Abt Akt Alt Anh Anl Anm Art Aufl Az Bd Bde Beschl Bl Bsp Buchst Co Dez Dip Dr Drs Dt Erl Ew Fa Feb Ff Fn Fr Gew Hr Hrn Hs Inc Jan Kap Lit Mio Mrd Nds Nov Nr Nrn Okt Prof Rd Rdn Rnd Rn Rs Rz Sep Sgt Slg Sog Sp Std Str Tab Tel Tz Urt Urk Var Vgl Vol Zif Zt Kto Int Ing Kl Ast Agg Bf Bek Bay Eur Nat Ges Ltd Ob So Es Er Ja Da Wo Zu Je Um Du Ab An Am Im In Al De La Le St Th Ph',
  authors: 'et.al',
  others: 'u.a',
  cited: 'in',
  journals: 'J Z',
  citing:
    'Vgl vgl Ebenso ebenso Ähnlich ähnlich auch so So A M Lehre Siehe siehe Zutreffend etwa jedoch aber wie ( ; Verlag contra Dagegen dagegen Anders anders Grundlegend Näher näher Statt statt Dazu dazu Hierzu hierzu',
  reviews:
    'AcP NJW NJW-RR JuS JZ MDR JR GRUR WRP NStZ StV ZIP WM BB DB FamRZ VersR NZA RdA ZZP Rpfleger DNotZ NVwZ DVBl DÖV BauR ZMR NZM VuR GA ZStW JBl ÖJZ RZ ZAK Zak wobl immolex SJZ AJP recht ZBJV ZSR Jura JA ZfPW ZfRV NZI InsO NZV DAR SchiedsVZ AG ZGR ZHR RNotZ EuZW EuGRZ in',
  nobility: 'v von de zu van vom zur der Frhr',
  saints: 'St Ste Skt',
  examples:
    /(?:Schulbuch|Lehrbuch|Lehrbüchern?|Übungsfall|Klausurfall|Klausuraufgabe|Aufgabenstellung)[^.]* (?:dass|wenn|falls|ob|wonach) (?:der |die )?[A-D] |(?<!\p{L})\p{L}*[Mm]uster(?:n|s|verträg\p{L}*|vertrag(?:e?s)?|klauseln?|formulare?s?)?[ .,:;].*Partei [A-D] $|(?:Lehrbuch|Schul|Schulbuch|Klausur|Muster|Beispiels?)(?:beispiele?n?|fall(?:e?s)?|fälle?n?)(?!\p{L})|(?<!\p{L})Beispiel:|(?<!\p{L})(?:wenn|falls|wie|so|hat|verkauft) etwa (?:der )?[A-D] |(?<!\p{L})(?:zum Beispiel|beispielsweise|z\. ?B\.),? (?:wenn )?(?:der )?[A-D] /iu,
  dottedStarters: 'An Im In Zu Es Er Ob So Da Ab',
  dottedNames: 'Fr Ph St An Th Al De La Le Ja Da Je Du Wo Um Ob So Zu',
  laws:
    '§ §§ Abs Absatz Absätze Art Artikel Artikels Satz Sätze Nr Nrn Nummer Buchst Buchstabe Buchstaben lit Alt Alternative Halbs Hs Ziff Ziffer UAbs Unterabs Var Variante ' +
    'SGB BGBl BStBl RGBl GVBl GVOBl ABl BAnz Bundesgesetzblatt Amtsbl EuGHE VOBl GBl Titel Kapitel Kap Abschn Abschnitt Buch TVöD TVöD-V DKR TVÜ-Bund Doppelbuchst Doppelbuchstabe UStAE Tz Rz Rdnr RdNr Rn',
  sections: '§ §§ Art Artikel Artikels',
  sentence: 'S',
  afterRegister: '§ §§ Nr Abs <',
  pages:
    'Charge Chargen Probe Proben Stichprobe Stichproben Typenbezeichnung Modellbezeichnung Liste Listen Ausweis Ausweise Bewilligung Bewilligungen Führerschein Lenkberechtigung Lenkerberechtigung Seite Seiten Bl Blatt Anlage Anlagen Anhang Anhangs Anh Anl Beilage Figur Figuren Fig Abb Abbildung Tab Tabelle Tabellen Merkmal Merkmale Merkmals Merkmalen Teil Teils Teile Hauptteil Hauptteile Punkt Vordruck Formular Muster Spalte Zeile Position Pos Gliederungspunkt Band Bd Ordner ' +
    'Hilfsantrag Hilfsantrags Hilfsanträge Hilfsanträgen Hauptantrag Patentanspruch Druckschrift Druckschriften Dokument Entgegenhaltung Entgegenhaltungen Gutachten Klasse Klassen Wohnungen Punkt Punkte Punkten Norm Lohngruppen Linien Note Noten Gleis Gleise Fläche Flächen Teilfläche Teilflächen Modul Module Bauabschnitt Los Lose Route Routen Liga Bezeichnung Bezeichnungen Abteilungen Schicht Schichten Feld Felder Feldern Kästchen Größe Größen Ziffer Ziffern Konfektionsgröße Schuhgröße Reihe Reihen Ecke Seiten Eingang Eingänge Aufgänge Trakt Trakte Häuser Häusern Blöcke Rubrik Rubriken Kreise Abteil Ausführung Ausführungen Qualität Güteklasse Handelsklasse Energieeffizienzklasse Schadstoffklasse Sprachniveau Niveau Prüfung Fach Lehrgang Modellreihe Baureihe Fahrerlaubnisklasse Fahrerlaubnisklassen Führerscheinklasse Führerscheinklassen Varianten Variante Alternative Blutgruppen Kategorie Typ Typs Typus Modell Serie Serienanmeldung Version Stufe Stufen Kanal Schritt Schritten Phase Quartal Quartalen Achse ' +
    'Zulage Zulagen Grad Tarifgebiet Tarifgebiete Tarifgebieten Zonen Widerstand Summe Kraft Leistung Masse Volumen Menge Energie Dichte Filter Annex Besoldungsgruppe Tarifgruppe Blutgruppe Entgeltgruppe Entgeltgruppen Vergütungsgruppe Vergütungsgruppen Gehaltsgruppe Lohngruppe Gruppe Untergruppe Protokollnotiz Merkzeichen Merkzeichens Vitamin Hepatitis Kontaktfedern Kontaktfeder Spülpumpe Saugpumpe Pumpe Schienenschenkel Generator Hepatitis Leiter Schenkel Punkten Werbeaussage Ausbildung Zimmer Raum Gebäude Haus Block Blöcke Blöcken Kanäle Kanälen path Bezugszeichen Aufgang Tor Halle Wirkstoff Wirkstoffs Wirkstoffe Wirkstoffen Verbindung Verbindungen Komponente Komponenten Bestandteil Element Größe Wert Symbol Schicht Zone Linie Ebene Abk Abkürzung Formel Winkel Abstand Länge Durchmesser Strom Spannung Compound Beispiel Szenario Fallgruppe part step type item claim category',
  chapter: 'Abschnitt',
  years: 'J',
  sheets: 'S',
  afterSheets: 'u und',
  referring: 'oben unten unter siehe vgl s dazu hierzu sub',
  belowAfter: /^(?:s|vgl|siehe)$/iu,
  below: 'o u',
  signs:
    'Angekreuzt angekreuzt Antwort Antworten Buchstabe Buchstaben Buchstabens Vokal Vokale Vokals Vokalen Konsonant Konsonanten Konsonantenfolge Laut Laute Lauten Merkzeichen Merkzeichens Zeichen Silbe Silben Endung doppelte doppelten Anfangsbuchstaben Wortanfangskonsonanten Anfangsbuchstabe Umlaut Umlauts Umlaute Kennung Sonderkennung Buchstabenfolge Kürzel Kürzels Abkürzung Abkürzungen Sigle Kurzzeichen Großbuchstaben Großbuchstabe Kleinbuchstabe Kleinbuchstaben Werbeaussage',
  signed: /^bezeichne/u,
  marks: /[Mm]arke(?:n|$|\s)|[Bb]estandteil|[Ww]ortelement|[Zz]eichen/u,
  sounds:
    /[Bb]uchstab|[Vv]okal|[Kk]onsonan|[Ll]aut(?:e|en|folge|lich)?\b|klanglich|artikulier|Akkord|Tonart|(?<!\p{L})Takte?s? \d|(?<!\p{L})Dur(?!\p{L})|(?<!\p{L})Moll(?!\p{L})|Wortanfang|Wortmarke/u,
  technical:
    /\p{Ll}(?:wert|wirkstoff|schenkel|zeichen|spannung|signal|strom|größe|winkel|achse|ebene|abstand|länge|fläche|kraft|moment|druck|temperatur|frequenz|koordinate|vektor|matrix|faktor|koeffizient|parameter|schicht|stufe|stufen|gruppe|gruppen|klasse|klassen|zone|zonen|tarifgebiet|tarifgebiete|zulage|zulagen|kategorie|kategorien|variante|varianten|anschluss|stellung|zeitpunkt|merkmal|formel|figur|bewilligung|ausweis|führerschein|berechtigung)(?:e?s|e?n|e)?$/u,
  foreign: /^A \p{Ll}+ .*\b(?:the|which|for|of|to|and|with)\b/u,
  claims: /Merkmal|anspruch\b|ansprüche/u,
  latin: /^\p{Ll}{2,}(?:us|is|um|ae|(?<!e)i|a|ceps|ile)$/u,
  notLatin:
    /^(?:\p{Ll}*aus|\p{Ll}*rum|um|bis|gratis|etwa|circa|extra|prima|sofa|rosa|lila|quasi|alias|minus|plus|versus|nebenan|beinahe|hinunter|ja|da|na|via|pro|contra|bisweilen|dies|ultimo)$/u,
  indefinite: 'zwei drei vier ein einem einen eines kein keinem keinen',
  sureness: /^[GVZALRB]$/u,
  letterMeant:
    /(?:(?<!\p{L})(?:wobei|worin|wo|indem|und|,|[Ff]ür|in (?:der|dem|denen)) \p{Lu}\d? (?:für|gleich|den|die|das|der|eine?n?|jeweils) [^.;]{1,60}(?<!\p{L})(?:steht|stehen|bedeute[nt]|bezeichne[nt]|meint|angibt|darstell(?:t|en)|wiedergibt)(?!\p{L})|(?<!\p{L})(?:bezeichne[nt]|bedeute[nt]|steh(?:t|en)|sei|mit) \p{Lu}\d? (?:den|die|das|der|für) \p{L}+[^.;]{0,40},? \p{Lu}\d? (?:den|die|das|der|für) |(?<!\p{L})[Ff]ür \p{Lu}\d? steh(?:t|en) |(?<!\p{L})\p{Lu}[“"”«]? für \p{Lu}\p{L}+[^.;]{0,50} (?:steht|stehen|stand|standen)(?!\p{L})|(?<!\p{L})(?:Quotient|Produkt|Summe|Differenz|Verhältnis) (?:aus|von|zwischen) \p{Lu}\d? und \p{Lu}\d?(?![.\p{L}])|(?<!\p{L})\p{L}*(?:[Aa]lkyl|[Pp]henyl|[Aa]ryl|[Mm]ethyl|[Ee]thyl|[Hh]alogen)(?:e?s|e?n|atom|rest|ring|gruppen?)?(?!\p{L}))/u,
  formula:
    /(?<!\p{L})(?:\p{L}*[Ff]ormel|Gleichung|Quotient|Produkt aus|Summe aus|Differenz aus|Berechnung|berechnet|errechnet|mal|x|Bruch|Zähler|wobei|worin|Funktion)(?!\p{L})/u,
  variables: /[Ff]ormel(?!\p{L})|Gleichung|Variable/u,
  honouring:
    /(?<!\p{L})(?:Festschrift|Festgabe|Gedächtnisschrift|Gedenkschrift|FS|FG|GS)(?: für)? (?:\p{Lu}\p{Ll}?\.[ -]?)*$/u,
  counted:
    'Kinder Kindern Geschwister Geschwistern Brüder Brüdern Schwestern Söhne Söhnen Töchter Töchtern Personen Pflegekräfte Ärzte Ärzten Schüler Schülern Rinder Rindern Stimmen Arbeitnehmer Arbeitnehmern Arbeitnehmerinnen Mitarbeiter Mitarbeitern Beschäftigte Beschäftigten Exemplare Exemplaren Leser Lesern Einwohner Einwohnern Mitglieder Mitgliedern Kunden Filialen Standorte Standorten Abonnenten Teilnehmer Teilnehmern Wohneinheiten Wohnungen Geschäftsanteile Geschäftsanteilen Anteile Anteilen Aktionäre Betten Plätze Plätzen Fahrzeuge Fahrzeugen',
  until: 'bis',
  moving:
    /^(?:(?: und|,) \S+)? (?:fuhr|fuhren|reiste|reisten|flog|flogen|floh|flohen|ging|gingen|führte|flüchtete|flüchteten|gelangte|gelangten)(?!\p{L})/u,
  surveyed: 'Flur Flurstück Flurstücke Flurstücks Flurstücken Parzelle Hausnummer Blatt Bl',
  aged: /^-?[jJ]ährige?[nrms]?$/u,
  numerals:
    'zu unter oben unten sub zum ab München Berlin Hannover Nürnberg Phase Tab Tabelle Quartal Quartalen Stufe Instanz Hilfsantrag Arbeitslosengeld Asylpaket Band Bd Teil Typ Klasse Gruppe Kategorie Version Weltkrieg Mannesmann Hartz Soraya Lebach',
  numbered: /[Ss]enats?$/u,
  courtRegisters: 'AnwZ NotZ PatAnwZ RiZ StbSt WpSt BLw EnVR KVR W',
  register: /^(?:[IVX]+|R|B|E|K|S|ZR|ZB|ZA|AR|ARZ|StR|KR|KA|RA|AS|SF|SO|AL|EG|U)$/,
  pairedRegisters: 'ZR ZB ZA AR ARZ StR',
  registers:
    'Js Ws Ss Ls Ds Cs Ks KLs Qs Gs Bs BGs Os Ob Cg Hv Nc UJs AR O U C S T F K A B L Ca Sa Ta BV BVL IN IK IE UF WF WLw HKO OH OWi Owi StVK Ns NBs St ZR XII',
  units:
    'v.H vH € EUR Euro DM US-$ US- US $ USD CHF % Mio Mrd Millionen Milliarden US-Dollar Prozent Stück Aktien kg g km qm m² ha Cent Pfennig TDM T€ TEUR m2 m3 Jahren Monaten Wochen Tagen Minuten Meter Metern Kilometer Kilometern Schilling ATS öS Franken SFr sFr Kronen Dollar Pfund Rubel Zloty Lira Lire Gulden Yen Reichsmark Mark Rappen Groschen Tage Monate Jahre Stunden',
  currencies: '€ EUR Euro DM US-$ $ USD CHF Fr SFr sFr ATS öS TEUR TDM GBP £',
  percent: '% Prozent',
  smallUnits: 'Mio Mrd Tage Monate Jahre Stunden kg g ha',
  months:
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember Jan Feb Apr Jun Jul Aug Sep Sept Okt Nov Dez',
  dateForms: 'xx.yy.zzzz TT.MM.JJJJ TT.MM.JJ DD.MM.YYYY DD.MM.JJJJ tt.mm.jjjj dd.mm.yyyy',
  born: /^gebor/u,
  beforeDays: 'vom Vom am Am zum bis ab seit den dem',
  writes: {
    rare: {
      'family-names': { q: 'Quandt Quast Quade', x: 'Xander Xylander', y: 'Yilmaz Yildirim', u: 'Ullrich Unger Uhlig' },
      'given-names:f': {
        q: 'Quirina',
        x: 'Xenia',
        y: 'Yvonne Yasmin',
        o: 'Olga Ottilie',
        w: 'Waltraud Wiebke',
        z: 'Zoe',
      },
      'given-names:m': {
        q: 'Quirin',
        x: 'Xaver',
        y: 'Yannick Yusuf',
        o: 'Otto Oskar Oliver',
        z: 'Zacharias',
        u: 'Uwe Udo Ulrich',
      },
      cities: {
        q: 'Quedlinburg Quickborn Quakenbrück',
        x: 'Xanten',
        y: 'Ybbs',
        ä: 'Ärzen',
        ö: 'Öhringen Ötigheim',
        ü: 'Überlingen Übach',
      },
      streets: {
        q: 'Quellenstraße Quittenstraße',
        x: 'Xantenstraße',
        y: 'Yorckstraße',
        ü: 'Überlandstraße',
        o: 'Ottostraße',
      },
    },
    name: 'Muster',
    streets: /(?:straße|weg|allee|gasse|platz)$/u,
    streetStem: 'er',
    streetNumbers: /(?:straße|[Ss]tr|Straße|weg|platz|allee)$/u,
    streetOf: /Straße$/u,
    fileNumbers: 'Az Aktenzeichen Aktenzeichens :',
    media: 'aktuell',
  },
  genderBefore,
};
