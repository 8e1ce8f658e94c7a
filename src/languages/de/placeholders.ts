/** What the rules for placeholders know of German decisions, as data: one word list a line, read once. */

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

/** Written after the name of a company. Elements, without a final full stop: "GmbH & Co. KG" is four. */
export const LEGAL_FORMS = words(
  'GmbH mbH gGmbH AG KG KGaA GbR OHG oHG SE UG EWIV eG PartG PartGmbB BV NV SA SARL Sàrl SpA Ltd LLC LLP Inc Corp plc PLC',
  'Co Cie Aktiengesellschaft Kommanditgesellschaft Partnership Holding Group',
);

/** May join or follow legal forms: "& Co. KG", "mbH & atypisch Still". */
export const FORM_JOINTS = words('& und + mbH haftungsbeschränkt (haftungsbeschränkt)');

/** Heads of names of companies, bodies and houses, alone after a letter or joined to one: "X-Gruppe", "Ekliniken". */
const BODIES: Readonly<Record<string, string>> = {
  COMPANY:
    'gruppe konzern konzerns holding fonds bank sparkasse werke verlag verlags versicherung versicherungs brauerei apotheke reederei spedition kanzlei gesellschaft partnership markt bau',
  ORGANISATION:
    'klinik kliniken klinikum krankenhaus krankenhauses zentrum zentrums stiftung verein vereins verband verbands schule gymnasium institut instituts kita partei bataillon kommando amt behörde kammer',
  PLACE: 'kreis kreises stadt dorf berg burg heim hausen bach tal gemeinde hof',
  STREET: 'straße strasse str str. straßen weg platz allee gasse damm chaussee markt ring ufer steig',
  OTHER: 'gesetz gesetzes verordnung satzung',
};

/** What is written in small letters after a letter to make a word with it. Without those that make real words: "Samt", "Bring". */
const NOT_JOINED = words('amt tal hof bau markt ring ufer steig gesetz gesetzes verordnung satzung');

/** The label that a head gives to the letter before it; in lower case. */
export const HEADS: ReadonlyMap<string, string> = new Map(
  Object.entries(BODIES).flatMap(([label, heads]) => heads.split(' ').map((head): [string, string] => [head, label])),
);

/** Heads that may be written without a hyphen: "Kstraße". */
export const JOINED_HEADS: ReadonlySet<string> = new Set([...HEADS.keys()].filter((head) => !NOT_JOINED.has(head)));

/** Before a person's name; a title among them lets the look go one element further. */
export const TITLES = words(
  'Dr Prof med Dipl Ing jur rer nat phil Mag LL habil Med Professor Professors Doktor PD Ass Priv.-Doz',
  'Dipl.-Ing Dipl.-Kfm Dipl.-Psych Dipl.-Phys Dipl.-Chem Dipl.-Inf Dipl.-Biol Dipl.-Math Dipl.-Volksw Dipl.-Betriebsw Dipl.-Jur',
);

/** Words that announce what is blacked out after them, by label. Compared as written, inflected forms among them. */
const CUES: Readonly<Record<string, string>> = {
  PERSON:
    'Herr Herrn Herren Frau Frauen Zeuge Zeugen Zeugin Zeuginnen Ohrenzeugen Belastungszeugen Angeklagte Angeklagten Angeklagter Mitangeklagte Mitangeklagten Kläger Klägers Klägerin Beklagte Beklagten Nebenkläger Nebenklägers Nebenklägerin Geschädigte Geschädigten Geschädigter Opfer Verletzte Verletzten Verurteilte Verurteilten Beschuldigte Beschuldigten Betroffene Betroffenen ' +
    'Sachverständige Sachverständigen Sachverständiger Gutachter Gutachters Gutachterin Rechtsanwalt Rechtsanwalts Rechtsanwältin Rechtsanwälte Rechtsanwälten Patentanwalt Patentanwalts Patentanwältin Patentanwälte Notar Notars Notarin Verteidiger Verteidigers Verteidigerin Pflichtverteidiger Richter Richters Richterin Staatsanwalt Staatsanwältin Rechtspfleger Rechtspflegerin ' +
    'Geschäftsführer Geschäftsführers Geschäftsführerin Vorstand Vorstandsmitglied Vorstandsmitglieds Vorstandsmitgliedes Vorstandsvorsitzende Vorstandsvorsitzenden Aufsichtsratsmitglied Prokurist Prokuristen Prokuristin Inhaber Inhabers Inhaberin Gesellschafter Gesellschafters Gesellschafterin Gesellschaftern Chefjustitiar Justitiar Arbeitnehmer Arbeitnehmers Arbeitnehmerin Mitarbeiter Mitarbeiters Mitarbeiterin Leiharbeitnehmer Kandidat Kandidaten Kandidatin Beamte Beamten Beamtin Soldat Soldaten ' +
    'Arzt Arztes Ärztin Oberarzt Chefarzt Oberfeldarzt Hausarzt Wachstumsärztin Patient Patienten Patientin Versicherte Versicherten Erblasser Erblassers Erblasserin Erbe Erben Erbin Mieter Mieters Mieterin Vermieter Käufer Käufers Käuferin Verkäufer Verkäufers Verkäuferin Schuldner Schuldners Schuldnerin Gläubiger Gläubigers Gläubigerin Antragsteller Antragstellers Antragstellerin Antragsgegner Antragsgegnerin Beschwerdeführer Beschwerdeführers Beschwerdeführerin Beigeladene Beigeladenen Betreuer Betreuers Betreuerin Insolvenzverwalter Insolvenzverwalters ' +
    'Sohn Sohnes Tochter Vater Vaters Mutter Bruder Bruders Schwester Ehemann Ehemanns Ehemannes Ehefrau Lebensgefährte Lebensgefährten Lebensgefährtin Witwe Witwer Kind Kindes Kinder Eheleute Eheleuten Nachbar Nachbarn Nachbarin Freund Freundes Freundin Onkel Tante ' +
    'General Generals Brigadegeneral Brigadegenerals Oberst Oberstleutnant Major Hauptmann Leutnant Feldwebel Referatsleiter Referatsleiters Referatsleiterin Referatsleitern Abteilungsleiters Sozialarbeiter Sozialarbeiters Sozialarbeiterin Briefzusteller Briefzustellers Torhüter Polizist Justizinspektor Polizeibeamte Polizeibeamten Hauptmann Fahrer Fahrers Fahrerin Halter Lehrer Lehrerin Pfarrer Bürgermeister Bürgermeisters Staatsbürger Name Namen Decknamen genannt namens Postdienstleister Dienstleister ' +
    'RA RAin RAe StB PHK PHKin PHM PHMin POK POKin POM POMin KHK KHKin KOK KOKin EKHK RiAG RiLG RiOLG RiVG RiSG VRiLG VRiOLG VRiVG ORR MdB MdL',
  COMPANY:
    'Firma Firmen Fa Spielhalle Gaststätte Diskothek Hotel Juweliergeschäft Herstellers Hersteller Unternehmen Unternehmens Gesellschaft BgA VEB Kombinat Bank Verlag Brauerei Konzern Organträger Organträgers Versicherung Tochtergesellschaft Muttergesellschaft Standortgesellschaft Grundstücksgesellschaft Anmelderin Lieferantin Insolvenzschuldnerin Komplementärin Kommanditistin Bauherrin Partnerschaft Sozietät ' +
    'Autohaus Bäckerei Metzgerei Restaurant Gasthaus Gasthof Café Apotheke Sparkasse Volksbank Raiffeisenbank Stadtwerke Kanzlei Spedition Reederei Druckerei Werft Möbelhaus Baufirma Bauunternehmen Supermarkt Handelshaus Verlagshaus',
  ORGANISATION:
    'Jobcenter Jobcenters Finanzamt Finanzamts Finanzamtes Hauptzollamt Hauptzollamts Landratsamt Landratsamts Schulzentrum Bildungsagentur Fachschule Gymnasium Schule Universität Hochschule Klinik Klinikum Kreiskrankenhaus Kreiskrankenhauses Kreiskrankenhäusern Krankenhaus Krankenhauses Diakonissenhaus Rechtsanwaltskammer Steuerberaterkammer Ärztekammer Verein Partei Stiftung Abteilung Referat Behörde Bundeswehrkommando Amtschefs Dienststelle Kaserne Justizvollzugsanstalt JVA BSZ Wirtschaft Fonds TSV VfL VfB TSG',
  PLACE:
    'Landeshauptstadt Kreisstadt Skigebiet Amtsgericht Amtsgerichts Landgericht Landgerichts Oberlandesgericht Oberlandesgerichts Arbeitsgericht Arbeitsgerichts Sozialgericht Sozialgerichts Verwaltungsgericht Verwaltungsgerichts Finanzgericht Finanzgerichts Familiengericht AG-Bezirk Stadt Stadtteil Stadtgebiet Gemeinde Markt Landkreis Landkreises Landkreise Kreis Kreises Kanton Kantons Bezirk Gemarkung Flurstück Flurstücke Flurstücken Flurstücks Ort Ortsteil Ortschaft Dorf Land Landes Bundesland Standort Raum Richtung Insel Stadtbezirk Wohnort Geburtsort Staat Hafen OLG LG AG VG OVG VGH SG LSG ArbG LAG StA GStA Bad Sankt',
  STREET: 'Straße Weg Platz Allee Gasse Anwesen Grundstück Hausnummer',
  NUMBER:
    'HRB HRA Az Aktenzeichen Aktenzeichens Nummer Nr Registernummer Personalnummer Versicherungsnummer Steuernummer Matrikelnummer Kennzeichen Personenkennziffer Blatt-Nr',
  PHONE: 'Tel Telefon Telefonnummer Telefax Fax Mobil Handy Handynummer Rufnummer',
  ACCOUNT: 'Konto Kontos Kontonummer IBAN Kto Kto.-Nr Girokonto Bankkonto Depot Depotnummer',
  CONTRACT:
    'Vertragsnummer Vertrags-Nr Darlehensnummer Darlehensvertrag Kreditnummer Versicherungsscheinnummer Vertragsnr Policennummer',
  AUTHORISATION: 'Baugenehmigung Genehmigung Zulassung Zulassungsnummer Erlaubnis Konzession Lizenznummer Bauschein',
  PATENT:
    'Anmeldung Stammanmeldung Teilanmeldung Patentanmeldung Patent Patents Streitpatent Gebrauchsmuster Gebrauchsmusters Patentnummer Offenlegungsschrift',
  BRAND: 'Marke Wortmarke Bildmarke Marken Produkt Produkts Produkte Medikament Arzneimittel Präparat',
  MEDIA: 'Zeitschrift Zeitung Magazin Magazins Sendung Newsletter Tageszeitung Wochenzeitung Sender Film Buch',
  WEB: 'Domain Internetseite Website Webseite Homepage Internetadresse URL',
  EMAIL: 'E-Mail-Adresse Mailadresse Absenderadresse E-Mail-Anschrift',
};

/** The label that a word announces. */
export const CUE_LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries(CUES).flatMap(([label, list]) => list.split(' ').map((word): [string, string] => [word, label])),
);

/** Cues so clear that no exclusion is asked: what follows "Herr" or "Firma" is a name whatever it looks like. */
export const PLAIN_CUES = new Set(['PERSON', 'COMPANY', 'ORGANISATION', 'PHONE']);

/** Cues that are written with a full stop. */
export const DOTTED_CUES = words('Fa Az Nr Tel Kto');

/** Prepositions before a place. */
export const PLACE_PREPOSITIONS = words('in In nach Nach aus Aus');

/** Letters that belong together, each with a full stop: "i. V. m.", "d. h.". A blank may stand between or not. */
const LETTER_ABBREVIATIONS = (
  'i.S.d i.S.v i.S i.V.m i.V i.d.F i.d.R i.R.d i.R.v i.W i.H.v i.H.d i.e.S i.w.S i.A i.G i.L i.Z.m i.Ü i.ü i.Zw i.E i.e i.F.v i.J d.h d.i d.A d.J d.M d.F d.R d.E u.a u.ä u.U u.s.w u.E u.z ' +
  'z.B z.T z.Zt z.Hd z.H o.g o.a o.ä o.Ä o.V o.J o.O s.o s.u s.a s.S a.a.O a.F a.E a.A a.M a.D a.d a.o n.F n.v n.n m.w.N m.N m.E m.a.W m.w.H m.H e.V e.K e.G e.g e.h v.H v.a v.g v.u.z v.T h.M w.M s.M abw.M h.L h.c b.w k.A p.a ' +
  'v.Chr n.Chr v.A w.o w.z.b.w u.v.a u.a.m u.v.m B.Sc M.Sc Ph.D V.i.S.d.P K.d.ö.R A.d.ö.R d.ö.R i.R i.Br i.d.OPf p.P p.M a.d.S a.d.L a.d.W a.d.D a.d.R a.d.H a.d.A a.d.E a.d.I o.d.T ob.d.T z.o.o z.w.V B.V N.V S.A K.O D.C A.C E.ON S.L S.p.A S.à.r.l S.r.l L.L.C U.S U.S.A u.d.T j.P g.g.A'
).split(' ');

/** By their first letter. Those in capitals alone might be initials, so that a person announced before them wins. */
export const ABBREVIATIONS: ReadonlyMap<string, readonly (readonly string[])[]> = byFirst(
  LETTER_ABBREVIATIONS.map((each) => each.split('.')),
);

function byFirst(lists: readonly (readonly string[])[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    const first = list[0] as string;
    const known = found.get(first);
    if (known) known.push(list);
    else found.set(first, [list]);
  }
  return found;
}

/** Before the letter of a law, a statute book, a collective agreement or their parts. */
export const LAW_WORDS = words(
  '§ §§ Abs Absatz Absätze Art Artikel Artikels Satz Sätze Nr Nrn Nummer Buchst Buchstabe Buchstaben lit Alt Alternative Halbs Hs Ziff Ziffer UAbs Unterabs Var Variante',
  'SGB BGBl BStBl RGBl GVBl GVOBl ABl BAnz Bundesgesetzblatt Amtsbl EuGHE VOBl GBl Titel Kapitel Kap Abschn Abschnitt Buch TVöD TVöD-V DKR TVÜ-Bund Doppelbuchst Doppelbuchstabe UStAE Tz Rz Rdnr RdNr Rn',
);

/** Before the letter of a page, an appendix, a figure, an enclosure, a class. */
export const PAGE_WORDS = words(
  'Seite Seiten Bl Blatt Anlage Anlagen Anhang Anhangs Anh Anl Beilage Figur Figuren Fig Abb Abbildung Tab Tabelle Tabellen Merkmal Merkmale Merkmals Merkmalen Teil Teils Teile Hauptteil Hauptteile Punkt Vordruck Formular Muster Spalte Zeile Position Pos Gliederungspunkt Band Bd Ordner',
  'Hilfsantrag Hilfsantrags Hilfsanträge Hilfsanträgen Hauptantrag Patentanspruch Druckschrift Druckschriften Dokument Entgegenhaltung Entgegenhaltungen Gutachten Klasse Klassen Kategorie Typ Typs Typus Modell Serie Serienanmeldung Version Stufe Stufen Kanal Schritt Schritten Phase Quartal Quartalen Achse',
  'Annex Besoldungsgruppe Tarifgruppe Entgeltgruppe Entgeltgruppen Vergütungsgruppe Vergütungsgruppen Gehaltsgruppe Lohngruppe Gruppe Untergruppe Protokollnotiz Merkzeichen Merkzeichens Vitamin Hepatitis Kontaktfedern Kontaktfeder Spülpumpe Saugpumpe Pumpe Schienenschenkel Generator Hepatitis Leiter Schenkel Punkten Werbeaussage Ausbildung Zimmer Raum Gebäude Haus Block Blöcke Blöcken Kanäle Kanälen path Bezugszeichen Aufgang Tor Halle Wirkstoff Wirkstoffs Verbindung Verbindungen Komponente Komponenten Bestandteil Element Größe Wert Symbol Schicht Zone Linie Ebene Abk Abkürzung Formel Winkel Abstand Länge Durchmesser Strom Spannung Compound Beispiel Szenario Fallgruppe part step type item claim category',
);

/** Before letters that are meant as letters. */
export const SIGN_WORDS = words(
  'Buchstabe Buchstaben Buchstabens Vokal Vokale Vokals Vokalen Konsonant Konsonanten Konsonantenfolge Laut Laute Lauten Merkzeichen Merkzeichens Zeichen Silbe Silben Endung doppelte doppelten Anfangsbuchstaben Wortanfangskonsonanten Anfangsbuchstabe Umlaut Umlauts Umlaute Kennung Sonderkennung Buchstabenfolge Großbuchstaben Großbuchstabe Kleinbuchstabe Kleinbuchstaben Werbeaussage',
);

/** Stand between the letter of a company and its legal form: "X. Handels GmbH". None of them is a name. */
export const TRADES = words(
  'Handels Bau Wohnbau Hochbau Tiefbau Immobilien Verwaltungs Vertriebs Beteiligungs Vermögensverwaltungs Grundstücks Transport Transporte Logistik Energie Versicherungs Lebensversicherungs Leasing Consulting Service Services Software Systeme Systems Technik Maschinenbau Anlagenbau Produktions Dienstleistungs Dienstleistungen Management International Deutschland Europe Media Medien Verlags Finanz Finanzdienstleistungs Pharma Automobile Touristik Reisen Personal Betriebs Besitz Objekt Grundbesitz Treuhand Steuerberatungs Wirtschaftsprüfungs',
);

/** Before a Roman numeral of one letter. */
export const NUMERAL_WORDS = words(
  'zu unter oben unten sub zum ab München Berlin Hannover Nürnberg Phase Tab Tabelle Quartal Quartalen Stufe Instanz Hilfsantrag Arbeitslosengeld Asylpaket Band Bd Teil Typ Klasse Gruppe Kategorie Version Weltkrieg Mannesmann Hartz Soraya Lebach',
);

/** Receives a letter in brackets within a number of proceedings: "AnwZ (B) 25/12". */
export const COURT_REGISTERS = words('AnwZ NotZ PatAnwZ RiZ StbSt WpSt BLw EnVR KVR W');

/** Roman numeral or letters of a register next to a letter in a number of proceedings: "V R 3/12", "X ZB 4/10". */
export const REGISTER = /^(?:[IVX]+|R|B|E|K|S|ZR|ZB|ZA|AR|ARZ|StR|KR|KA|RA|AS|SF|SO|AL|EG|U)$/;

/** What a heading or the first sentence of a numbered part begins with, in capitals or small: so the letter before it numbers. */
export const STARTERS = words(
  'Der Die Das Dem Den Des Ein Eine Einer Eines Einem Einen Im In Am An Auf Aus Bei Beim Mit Nach Ob Wann Wie Was Wer Wenn Soweit Soll Sollte Es Er Sie Gegen Durch Für Vor Von Vom Zu Zur Zum Zwar Hier Hiermit Ist Sind Hat Haben Wird Werden Kann Dies Diese Dieser Dieses Daher Danach Damit Dagegen Allerdings Auch Nur Nicht Zunächst Ferner Weiter Weiterhin Schließlich Insbesondere Unter Über Während Hiernach Nimmt Entspräche Mangels Denn Da Dass Ohne Trotz Wegen Bis Seit Sofern Aufgrund',
  'Tatbestand Gründe Entscheidungsgründe Sachverhalt Verfahren Kosten Kostenentscheidung Begründung Zulässigkeit Begründetheit Ergebnis Rechtliche Allgemeines Vorbemerkung Vorinstanz Verfahrensgang Klage Revision Erteilung Studiengang Folglich',
  'eine ein einen einer einem der die das dem den wobei mit zur zum in für mindestens wenigstens use for a an the telecommunication method device',
);

/** The words of a company, a street or a place after which a letter in small print may stand for a name. */
export const UNITS_AFTER_AMOUNT = words(
  '€ EUR Euro DM US-$ US- US $ USD CHF % Mio Mrd Millionen Milliarden US-Dollar Prozent Stück Aktien kg g km qm m² ha Cent Pfennig TDM T€ Tage Monate Jahre Stunden',
);

/** Nouns of organisations that are written in small letters after an ellipsis: "...bataillon ...". */
export const SMALL_HEADS = words(
  'bataillon amt amtes amts kommando kommandos geschwader brigade division regiment kreis kreises straße strasse klinik klinikum schule kompanie staffel zentrum kaserne weg platz',
);

export const MONTHS = words(
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember Jan Feb Apr Jun Jul Aug Sep Sept Okt Nov Dez',
);

/** Articles, pronouns and prepositions after which a noun is due: an ellipsis there stands for it. */
export const DETERMINERS = words(
  'der die das den dem des ein eine einen einem einer eines Der Die Das Den Dem Des beim Beim bei Bei in In im nach Nach aus von Von vom für Für an An am zum zur mit durch gegen seiner seinem seinen seine ihrer ihrem ihren ihre dieser diesem dieses',
);

/** Words of German sentences that other languages do not have, in small letters. */
export const GERMAN_WORDS = words(
  'der das und ist sind nicht ein eine einer eines einem einen mit von zu zur zum auf für im als auch wird werden hat haben durch gegen nach bei über aus oder dass daß sich wurde wurden worden vom nur',
  'ohne keine keiner keinen keinem seit wegen gemäß während zwischen unter vor ab beim ins sowie jedoch soweit insoweit bereits noch schon aber denn weil wenn dann damit daher dieser dieses diesem diesen diese jene welche welcher',
  'bin bist sei seien wäre waren hatte hatten hätte würde würden kann können konnte muss müssen soll sollen sollte darf dürfen bleibt bleiben trägt tragen ich wir uns euch ihr ihre ihren ihrem ihrer ihres sein seine seinem seinen seiner mich mir ihm ihn ihnen',
);
/** Endings of German nouns, after which a capitalised word is one; other languages hardly have a word that looks so. */
export const GERMAN_NOUN = /^\p{Lu}\p{Ll}{2,}(?:ungs?|ungen|keit|keiten|heit|heiten|schaft|schaften)$/u;
