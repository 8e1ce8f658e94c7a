// German lists compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

export const commonFamilyNames =
  words(`Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Schäfer, Koch, Bauer, Richter, Klein, Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun,
Krüger, Hofmann, Hartmann, Lange, Schmitt, Werner, Schmitz, Krause, Meier, Lehmann, Schmid, Schulze, Maier, Köhler, Herrmann, König, Walter, Mayer, Huber, Kaiser, Fuchs, Peters, Lang, Scholz, Möller, Weiß, Jung, Hahn,
Schubert, Vogel, Friedrich, Keller, Günther, Frank, Berger, Winkler, Roth, Beck, Lorenz, Baumann, Franke, Albrecht, Schuster, Simon, Ludwig, Böhm, Winter, Kraus, Martin, Schumacher, Krämer, Vogt, Stein, Jäger, Otto,
Sommer, Groß, Seidel, Heinrich, Brandt, Haas, Schreiber, Graf, Schulte, Dietrich, Ziegler, Kuhn, Kühn, Pohl, Engel, Horn, Busch, Bergmann, Thomas, Voigt, Sauer, Arnold, Wolff, Pfeiffer, Ernst, Lindner, Hübner, Kramer, Beyer,
Horst, Hansen, Gruber, Pichler, Steiner, Moser, Hofer, Leitner, Eder, Reiter, Bachmann, Brunner, Egger, Nowak, Kowalski, Yılmaz, Petersen, Jansen, Janssen, Ullrich, Kunz, Stark, Barth, Kern, Ritter, Sander, Arndt, Paul`);
export const commonFemale =
  words(`Maria, Ursula, Monika, Petra, Elisabeth, Sabine, Renate, Helga, Karin, Brigitte, Ingrid, Erika, Andrea, Gisela, Claudia, Susanne, Gabriele, Christa, Christine, Hildegard, Anna, Birgit, Barbara, Gerda, Martina, Heike,
Angelika, Ilse, Stefanie, Kerstin, Silvia, Christiane, Sandra, Jutta, Elke, Irmgard, Anja, Nicole, Katrin, Margarete, Julia, Bettina, Ute, Heidi, Katharina, Marion, Melanie, Sarah, Lisa, Laura, Lena, Lea, Emma, Mia, Hannah, Sophie, Marie,
Leonie, Johanna, Franziska, Tanja, Cornelia, Regina, Simone, Daniela, Anne, Vanessa, Jessica, Ruth, Eva, Sonja, Manuela`);
export const commonMale =
  words(`Peter, Hans, Wolfgang, Klaus, Manfred, Werner, Thomas, Michael, Andreas, Stefan, Jürgen, Günter, Helmut, Walter, Heinz, Karl, Dieter, Uwe, Bernd, Horst, Gerhard, Frank, Christian, Rainer, Martin, Herbert, Rolf,
Josef, Kurt, Ralf, Matthias, Norbert, Alexander, Daniel, Markus, Heinrich, Franz, Rudolf, Jörg, Jens, Paul, Georg, Sebastian, Dirk, Jan, Johannes, Siegfried, Tobias, Florian, Philipp, Lukas, Felix, Leon, Jonas, Maximilian, Ben, Finn, Tim, Max,
Erich, Otto, Willi, Fritz, Robert, Hermann, Holger, Volker, Bernhard, Torsten, Sven, Patrick, Marcel, David`);
export const noGivenNames = words(
  `Fräulein, Bob, Burgh, Rin Tin Tin, Blitz, Jackson, Lamar, Ozzy, Axl, Hexi, Nixie, Adolf, Adolfine, Hanni, Ali`,
);
export const givenNameGenders = {
  Ada: 'f',
  Henri: 'm',
  Luka: 'm',
  Bela: 'm',
  Olav: 'm',
  Kai: 'm',
  Robin: 'u',
  Kim: 'u',
  Sascha: 'm',
  Toni: 'u',
  Maria: 'f',
  Andrea: 'f',
  Nikola: 'u',
  Luca: 'm',
  Mika: 'm',
  Jona: 'u',
  Charlie: 'u',
  Alex: 'u',
  Chris: 'u',
  Simone: 'f',
  Gabriele: 'f',
  Helge: 'm',
  Eike: 'u',
  Dominique: 'u',
  Kay: 'u',
  Jannis: 'm',
  Noa: 'u',
  Elia: 'm',
  Sam: 'u',
  Uli: 'u',
  Renate: 'f',
  Conny: 'u',
  Bente: 'u',
  Sina: 'f',
  Malte: 'm',
  Torsten: 'm',
  Marion: 'f',
  Jean: 'm',
  Rosario: 'u',
  Edel: 'f',
  Friedel: 'u',
  Hanne: 'f',
  Janne: 'u',
  Gerrit: 'm',
  Heike: 'f',
  Folke: 'm',
  Sandy: 'f',
};
export const noFamilyNames = words(
  `Motzenbbäcker, Motzenbäcker, Carver, Garver, Flater, Houk, Hoover, Bolander, Kisabaka, Horowitz, Adenauer, Jeorga, Ghirmai, Koubaa, Mikitenko, Hasek, Bumgarner, Everhart, Austermühle, Bolzmann, Hitler, Himmler, Göring, Goebbels, Eichmann`,
);
/** Endings that tell a German family name among names from a telephone book. */
export const familyNameEnding =
  /(?:mann|meier|meyer|maier|mayr|bauer|berg|feld|stein|hoff|hof|bach|burg|er|ke|sen|ert|ing|schmidt|schulz|müller|dorf|haus|kamp|horst|wald|huber|hardt|hard|helm|brecht|lich|el|ich|eck|hold|hart|rich|witz|ow|ski|ig|isch|mund|ald|olf|old|gang)$/u;

/** Saints as hospitals and parishes are called after them. */
export const saints = {
  m: words(`Andreas, Anton, Antonius, Augustinus, Benedikt, Bernhard, Bernward, Blasius, Bonifatius, Christophorus, Clemens, Damian, Dominikus, Florian, Franziskus, Georg, Gereon, Godehard, Hubertus, Ignatius,
Jakob, Jakobus, Johannes, Johannes Nepomuk, Josef, Kamillus, Kilian, Lambertus, Laurentius, Leonhard, Liborius, Lukas, Markus, Martin, Martinus, Matthäus, Matthias, Mauritius, Michael, Nikolaus, Pankratius, Paulus, Peter, Petrus, Pius,
Raphael, Rochus, Rupert, Sebastian, Severin, Stephan, Stephanus, Theodor, Thomas, Ulrich, Urban, Valentin, Vinzenz, Vitus, Willibrord, Wolfgang`),
  f: words(`Agatha, Agnes, Anna, Apollonia, Barbara, Birgitta, Cäcilia, Dorothea, Elisabeth, Franziska, Gertrud, Gertrudis, Hedwig, Helena, Hildegard, Irmgard, Katharina, Klara, Lioba, Lucia, Ludgera, Magdalena, Margareta, Maria, Marien, Martha, Monika, Ottilie,
Rita, Theresia, Ursula, Veronika, Walburga`),
};
/** Names of clinics after where they stand. */
export const houses =
  words(`Am Park, Am Kurpark, Am See, Am Rosengarten, Am Schlossberg, Am Stadtwald, Am Südring, Am Weinberg, Am Waldrand, An der Salza, Berghof, Bergfrieden, Birkenhof, Buchenhain, Falkenstein, Hohenfels, Hohenried, Lindenhof, Lindenallee, Marienhöhe, Parkhöhe, Quellenhof, Rosenhöhe,
Schönblick, Seeblick, Seehof, Sonnenberg, Sonnenhof, Sonnenhöhe, Tannenhof, Talblick, Ulmenhof, Waldfrieden, Waldhof, Waldhöhe, Waldesruh, Weserblick, Wiesengrund`);

export const commonStreets =
  words(`Hauptstraße, Bahnhofstraße, Schulstraße, Gartenstraße, Dorfstraße, Bergstraße, Lindenstraße, Birkenweg, Waldstraße, Kirchstraße, Ringstraße, Schillerstraße, Goethestraße, Amselweg, Wiesenweg, Jahnstraße, Buchenweg, Mühlenweg,
Feldstraße, Mühlenstraße, Wiesenstraße, Am Sportplatz, Blumenstraße, Finkenweg, Kirchweg, Tannenweg, Rosenstraße, Mozartstraße, Beethovenstraße, Drosselweg, Eichenweg, Lerchenweg, Ahornweg, Friedhofstraße, Poststraße, Rosenweg, Am Bahnhof, Brunnenstraße, Meisenweg,
Friedrichstraße, Uhlandstraße, Fliederweg, Kirchgasse, Marktplatz, Marktstraße, Lessingstraße, Burgstraße, Kastanienweg, Parkstraße, Erlenweg, Mittelstraße, Schlossstraße, Talstraße, Kiefernweg, Am Anger, Neue Straße, Schützenstraße, Sonnenstraße, Steinweg, Lange Straße,
Breite Straße, Bachstraße, Fichtenweg, Richard-Wagner-Straße, Rathausstraße, Sandweg, Sudetenstraße, Wilhelmstraße, Bismarckstraße, Kantstraße, Hohlweg, Klosterstraße, Industriestraße, Am Hang, Im Winkel, Am Mühlbach, Obere Straße, Untere Straße, Hintere Gasse, Obertor, Am Stadtgraben, Unter den Linden,
Alte Poststraße, Grüner Weg, Hochstraße, Nordstraße, Südstraße, Weststraße, Oststraße, Am Markt, Kirchplatz, Domplatz, Berliner Straße, Hamburger Straße, Münchner Straße, Frankfurter Straße, Leipziger Straße, Dresdner Straße, Kölner Straße, Stuttgarter Straße, Breslauer Straße, Königsberger Straße, Danziger Straße, Stettiner Straße,
Ulmenweg, Akazienweg, Eschenweg, Weidenweg, Lärchenweg, Holunderweg, Schlehenweg, Ginsterweg, Wacholderweg, Haselweg, Tulpenweg, Nelkenweg, Dahlienweg, Asternweg, Veilchenweg, Starenweg, Schwalbenweg, Spatzenweg, Zeisigweg, Falkenweg, Bussardweg,
Heideweg, Waldweg, Feldweg, Bergweg, Gartenweg, Höhenweg, Triftweg, Bachweg, Brunnenweg, Sonnenweg, Haydnstraße, Händelstraße, Schubertstraße, Brahmsstraße, Eichendorffstraße, Mörikestraße, Hölderlinstraße, Kleiststraße, Heinestraße, Hebbelstraße,
Fontanestraße, Humboldtstraße, Röntgenstraße, Siemensstraße, Dieselstraße, Daimlerstraße, Gutenbergstraße, Lutherstraße, Moltkestraße, Kaiserstraße, Königstraße, Ludwigstraße, Karlstraße, Luisenstraße, Marienstraße, Annastraße, Josefstraße,
Martinstraße, Römerstraße, Schäferstraße, Schmiedestraße, Bäckerstraße, Weberstraße, Gerberstraße, Töpferstraße, Müllerstraße, Tannenstraße, Eichenstraße, Birkenstraße, Buchenstraße, Ulmenstraße, Kastanienstraße, Ahornstraße, Fliederstraße, Nelkenstraße, Tulpenstraße, Grabenstraße, Mauerstraße, Wallstraße, Torstraße, Brückenstraße, Uferstraße,
Hafenstraße, Seestraße, Teichstraße, Quellenstraße, Sandstraße, Steinstraße, Heidestraße, Hügelstraße, Weinbergstraße, Rheinstraße, Moselstraße, Donaustraße, Elbestraße, Lindenallee, Kastanienallee, Pappelallee, Birkenallee, Eichenallee, Schlossallee, Parkallee,
Mühlgasse, Schulgasse, Rosengasse, Badgasse, Schmiedgasse, Schlossgasse, Brunnengasse, Färbergasse, Lindenplatz, Bahnhofplatz, Rathausplatz, Schlossplatz, Schulplatz, Schillerplatz, Goetheplatz, Dorfplatz`);

export const specialties =
  words(`Allgemeinchirurgie, Allgemeinmedizin, Anästhesiologie, Anästhesie und Intensivmedizin, Angiologie, Augenheilkunde, Chirurgie, Dermatologie, Diabetologie, Endokrinologie, Frauenheilkunde, Frauenheilkunde und Geburtshilfe, Gastroenterologie,
Gefäßchirurgie, Geriatrie, Gynäkologie, Hals-Nasen-Ohren-Heilkunde, Hämatologie, Hämatologie und Onkologie, Handchirurgie, Hepatologie, Herzchirurgie, Humangenetik, Infektiologie, Innere Medizin, Intensivmedizin, Kardiologie, Kinder- und Jugendmedizin, Kinder- und Jugendpsychiatrie, Kinderchirurgie,
Kinderheilkunde, Laboratoriumsmedizin, Mund-Kiefer-Gesichtschirurgie, Neonatologie, Nephrologie, Neurochirurgie, Neurologie, Nuklearmedizin, Onkologie, Orthopädie, Orthopädie und Unfallchirurgie, Palliativmedizin, Pathologie, Phoniatrie, Physikalische Medizin, Plastische Chirurgie, Pneumologie, Psychiatrie,
Psychiatrie und Psychotherapie, Psychosomatik, Radiologie, Radioonkologie, Rheumatologie, Schlafmedizin, Schmerztherapie, Sportmedizin, Strahlentherapie, Suchtmedizin, Thoraxchirurgie, Transfusionsmedizin, Unfallchirurgie, Urologie, Viszeralchirurgie, Zahnheilkunde`);

export const companyKinds =
  words(`Apotheke, Architekturbüro, Autohaus, Automobile, Bäckerei, Bauelemente, Bauunternehmen, Bestattungen, Blumen, Brauerei, Buchhandlung, Dachdeckerei, Druckerei, Edelstahl, Elektro, Elektrotechnik, Fahrschule, Fahrzeugbau, Feinkost, Fensterbau, Fleischerei, Fliesen, Gartenbau, Gasthaus, Gebäudereinigung,
Getränke, Glaserei, Haustechnik, Heizungsbau, Hoch- und Tiefbau, Holzbau, Hotel, Immobilien, Ingenieurbüro, Innenausbau, Juwelier, Kältetechnik, Kanzlei, Konditorei, Kunststofftechnik, Küchenstudio, Landmaschinen, Lederwaren, Logistik, Malerbetrieb, Maschinenbau, Metallbau, Metzgerei, Möbelhaus, Molkerei, Mühle,
Natursteine, Optik, Papierfabrik, Personaldienste, Pflegedienst, Reifen, Reisebüro, Reisedienst, Reitsport, Sägewerk, Sanitär, Schlosserei, Schreinerei, Schuhhaus, Sicherheitsdienst, Spedition, Stahlbau, Steuerberatung, Textilien, Tiefbau, Tischlerei, Transporte, Treppenbau, Uhren und Schmuck, Verlag, Versicherungsbüro, Weingut,
Werbeagentur, Werkzeugbau, Zimmerei, Zweiradcenter`);
export const companyForms = words(`GmbH, GmbH & Co. KG, AG, KG, OHG, GbR, e.K., UG, eG, SE`);
export const associations =
  words(`Förderverein, Heimatverein, Kleingartenverein, Musikverein, Gesangverein, Turnverein, Sportverein, Schützenverein, Angelverein, Reitverein, Tierschutzverein, Bürgerverein, Seniorenbeirat, Jugendrotkreuz, Karnevalsverein, Kulturverein, Kunstverein, Geschichtsverein,
Verkehrsverein, Hospizverein, Kinderschutzbund, Lohnsteuerhilfeverein, Mieterverein, Obst- und Gartenbauverein, Freiwillige Feuerwehr, Wasserwacht, Bergwacht`);

/** Masculine form, a slash, and the feminine form or "in"; a word without a slash serves both. */
export const professions = {
  medicine:
    words(`Arzt/Ärztin, Assistenzarzt/Assistenzärztin, Augenarzt/Augenärztin, Betriebsarzt/Betriebsärztin, Chefarzt/Chefärztin, Chirurg/in,
Facharzt/Fachärztin, Frauenarzt/Frauenärztin, Hausarzt/Hausärztin, Hautarzt/Hautärztin, HNO-Arzt/HNO-Ärztin, Internist/in,
Kardiologe/Kardiologin, Kieferorthopäde/Kieferorthopädin, Kinderarzt/Kinderärztin, Landarzt/Landärztin, Mediziner/in, Neurologe/Neurologin,
Notarzt/Notärztin, Oberarzt/Oberärztin, Onkologe/Onkologin, Orthopäde/Orthopädin, Pathologe/Pathologin, Psychiater/in, Radiologe/Radiologin,
Tierarzt/Tierärztin, Urologe/Urologin, Zahnarzt/Zahnärztin, Arbeitsmediziner/in, Gerichtsmediziner/in, Veterinärmediziner/in, Anästhesist/in`),
  care: words(`Altenpfleger/in, Apotheker/in, Arzthelfer/in, Augenoptiker/in, Behindertenbetreuer/in, Diabetesberater/in, Diätassistent/in,
Entbindungspfleger/Hebamme, Ergotherapeut/in, Familienpfleger/in, Fußpfleger/in,
Gesundheits- und Krankenpfleger/Gesundheits- und Krankenpflegerin, Heilerziehungspfleger/in, Heilpraktiker/in, Heilmasseur/in,
Hörgeräteakustiker/in, Intensivpfleger/Intensivschwester, Jugendbetreuer/in, Kinderkrankenpfleger/Kinderkrankenschwester, Krankengymnast/in,
Krankenpfleger/Krankenschwester, Krankenpflegeschüler/Krankenpflegeschülerin, Krankenpflegehelfer/in, Logopäde/Logopädin, Masseur/in,
Medizinischer Fachangestellter/Medizinische Fachangestellte, Nachtpfleger/Nachtschwester, Notfallsanitäter/in, Optiker/in,
Operationsassistent/in, Orthoptist/in, Pflegeassistent/in, Pflegehelfer/in, Pfleger/Schwester, Pfleger/in, Pharmazeut/in, Physiotherapeut/in,
Psychologe/Psychologin, Psychotherapeut/in, Rettungssanitäter/in, Röntgenassistent/in, Sanitäter/in, Seniorenbetreuer/in, Sozialarbeiter/in,
Sozialhelfer/in, Sozialpädagoge/Sozialpädagogin, Stationspfleger/Stationsschwester, Streetworker/in, Suchtberater/in, Tierarzthelfer/in,
Zahnarzthelfer/in, Therapeut/in`),
  justice:
    words(`Amtsanwalt/Amtsanwältin, Amtsrichter/in, Bewährungshelfer/in, Familienrichter/in, Gerichtsvollzieher/in, Jugendrichter/in,
Justizangestellter/Justizangestellte, Justizbeamter/Justizbeamtin, Justizfachwirt/in, Justizsekretär/in,
Justizvollzugsbeamter/Justizvollzugsbeamtin, Justizwachtmeister/in, Landrichter/in, Oberstaatsanwalt/Oberstaatsanwältin, Rechtspfleger/in,
Richter/in, Schöffe/Schöffin, Staatsanwalt/Staatsanwältin, Strafrichter/in, Urkundsbeamter/Urkundsbeamtin`),
  law: words(`Anwalt/Anwältin, Anwaltsnotar/in, Fachanwalt/Fachanwältin, Insolvenzverwalter/in, Jurist/in, Justiziar/in, Mediator/in, Notar/in,
Patentanwalt/Patentanwältin, Rechtsanwalt/Rechtsanwältin, Rechtsberater/in, Rechtsreferendar/in, Rechtswissenschaftler/in, Strafverteidiger/in,
Syndikus/Syndikusanwältin, Verwaltungsjurist/in, Wirtschaftsjurist/in`),
  government:
    words(`Abgeordneter/Abgeordnete, Botschafter/in, Bundestagsabgeordneter/Bundestagsabgeordnete, Bürgermeister/in, Diplomat/in, Dezernent/in,
Gemeinderat/Gemeinderätin, Generalkonsul/in, Gewerkschafter/in, Gewerkschaftssekretär/in, Konsul/in, Kreisrat/Kreisrätin, Landrat/Landrätin,
Landtagsabgeordneter/Landtagsabgeordnete, Minister/in, Oberbürgermeister/in, Ortsvorsteher/in, Politiker/in, Regierungsrat/Regierungsrätin,
Senator/in, Staatssekretär/in, Stadtrat/Stadträtin, Stadtverordneter/Stadtverordnete, Vorsitzender/Vorsitzende, Präsident/in`),
  security:
    words(`Berufsfeuerwehrmann/Berufsfeuerwehrfrau, Berufssoldat/in, Bundespolizist/in, Detektiv/in, Feuerwehrmann/Feuerwehrfrau, Hauptkommissar/in,
Kriminalbeamter/Kriminalbeamtin, Kriminalkommissar/in, Ladendetektiv/in, Leibwächter/in, Nachtwächter/in, Objektschützer/in, Offizier/in,
Personenschützer/in, Polizeibeamter/Polizeibeamtin, Polizeimeister/in, Polizist/in, Rettungsschwimmer/in, Soldat/in, Streifenpolizist/in,
Türsteher/in, Unteroffizier/in, Wachmann/Wachfrau, Zeitsoldat/in, Zollbeamter/Zollbeamtin, Zollfahnder/in, Kommissar/in, Wächter/in`),
  teaching:
    words(`Berufsschullehrer/in, Dozent/in, Erzieher/in, Fahrlehrer/in, Förderschullehrer/in, Grundschullehrer/in, Gymnasiallehrer/in, Hauptschullehrer/in,
Hochschullehrer/in, Kinderbetreuer/in, Kindergärtner/in, Kinderpfleger/in, Lehrer/in, Mathematiklehrer/in, Musiklehrer/in, Nachhilfelehrer/in,
Pädagoge/Pädagogin, Professor/in, Realschullehrer/in, Referendar/in, Schuldirektor/in, Schulleiter/in, Sonderpädagoge/Sonderpädagogin,
Sportlehrer/in, Sprachlehrer/in, Studienrat/Studienrätin, Tanzlehrer/in, Universitätsdozent/in, Volksschullehrer/in`),
  research:
    words(`Archivar/in, Archäologe/Archäologin, Astronom/in, Bibliothekar/in, Biochemiker/in, Biologe/Biologin, Botaniker/in, Chemiker/in,
Ethnologe/Ethnologin, Geograf/in, Geologe/Geologin, Germanist/in, Genetiker/in, Historiker/in, Kunsthistoriker/in, Linguist/in, Mathematiker/in,
Meteorologe/Meteorologin, Philosoph/in, Physiker/in, Politologe/Politologin, Soziologe/Soziologin, Sprachwissenschaftler/in, Statistiker/in,
Wissenschaftler/in, Zoologe/Zoologin, Forscher/in, Meeresforscher/in, Chemielaborant/in, Physiklaborant/in, Laborant/in`),
  engineering:
    words(`Architekt/in, Bauingenieur/in, Bauzeichner/in, Chemieingenieur/in, Datenbankentwickler/in, Diplomingenieur/in, Elektroingenieur/in,
Fachinformatiker/in, Informatiker/in, Ingenieur/in, Innenarchitekt/in, IT-Berater/in, Konstrukteur/in, Landschaftsarchitekt/in,
Maschinenbauingenieur/in, Maschinenbautechniker/in, Programmierer/in, Raumplaner/in, Softwareentwickler/in, Softwareingenieur/in, Stadtplaner/in,
Statiker/in, Systemadministrator/in, Systemanalytiker/in, Technischer Zeichner/Technische Zeichnerin, Umweltingenieur/in,
Vermessungsingenieur/in, Vermessungstechniker/in, Webentwickler/in, Wirtschaftsingenieur/in, Webdesigner/in, Entwickler/in`),
  repair:
    words(`Anlagenmechaniker/in, Automechaniker/in, Elektriker/in, Elektroinstallateur/in, Elektroniker/in, Elektrotechniker/in, Fahrradmechaniker/in,
Gas- und Wasserinstallateur/Gas- und Wasserinstallateurin, Gebäudetechniker/in, Haustechniker/in, Heizungsbauer/in, Heizungsmonteur/in,
Installateur/in, Karosseriebauer/in, Kfz-Mechaniker/in, Kfz-Mechatroniker/in, Klempner/in, Kältetechniker/in, Landmaschinenmechaniker/in,
Lackierer/in, Mechaniker/in, Mechatroniker/in, Medizintechniker/in, Monteur/in, Schlosser/in, Schornsteinfeger/in, Servicetechniker/in,
Spengler/in, Techniker/in, Tontechniker/in, Zweiradmechaniker/in`),
  building:
    words(`Bauarbeiter/in, Baggerfahrer/in, Bauleiter/in, Bodenleger/in, Dachdecker/in, Estrichleger/in, Fassadenbauer/in, Fensterbauer/in, Fliesenleger/in,
Gerüstbauer/in, Glaser/in, Gipser/in, Isolierer/in, Kranführer/in, Maler/in, Maler und Lackierer/Malerin und Lackiererin, Maurer/in,
Messebauer/in, Parkettleger/in, Pflasterer/Pflasterin, Polier/in, Stuckateur/in, Straßenbauer/in, Tiefbauer/in, Trockenbauer/in,
Zimmerer/Zimmerin, Zimmermann/Zimmerin, Bauunternehmer/in, Steinsetzer/in, Betonbauer/in, Handwerker/in, Treppenbauer/in, Ofenbauer/in`),
  industry:
    words(`Arbeiter/in, Meister/in, Industriemeister/in, Bergmann/Bergarbeiterin, Chemiefacharbeiter/in, Dreher/in, Drucker/in, Fabrikarbeiter/in,
Facharbeiter/in, Fräser/in, Gabelstaplerfahrer/in, Gießer/in, Hafenarbeiter/in, Hilfsarbeiter/in, Industriemechaniker/in, Kommissionierer/in,
Lagerarbeiter/in, Lagerist/in, Leiharbeiter/in, Maschinenbediener/in, Maschinenbauer/in, Maschinenführer/in, Maschinenschlosser/in,
Metallarbeiter/in, Produktionshelfer/in, Schichtarbeiter/in, Schichtleiter/in, Schweißer/in, Staplerfahrer/in, Stahlarbeiter/in,
Textilarbeiter/in, Verpacker/in, Vorarbeiter/in, Weber/in, Werkzeugmacher/in, Zerspanungsmechaniker/in, Bandarbeiter/in, Anlagenbauer/in,
Metallbauer/in, Helfer/in`),
  transport:
    words(`Bahnmitarbeiter/in, Berufskraftfahrer/in, Briefträger/in, Busfahrer/in, Chauffeur/in, Disponent/in, Eisenbahner/in, Fernfahrer/in, Fahrer/in,
Flugbegleiter/in, Fluglotse/Fluglotsin, Kapitän/in, Kraftfahrer/in, Krankenwagenfahrer/in, Kurierfahrer/in, Lieferfahrer/in, Lkw-Fahrer/in,
Lokführer/in, Matrose/Matrosin, Möbelpacker/in, Paketzusteller/in, Pilot/in, Postbote/Postbotin, Postzusteller/in, Rettungsfahrer/in,
Seemann/Matrosin, Spediteur/in, Straßenbahnfahrer/in, Tankwart/in, Taxifahrer/in, U-Bahn-Fahrer/in, Zeitungszusteller/in, Zugbegleiter/in`),
  farming:
    words(`Almbewirtschafter/in, Baumpfleger/in, Baumschulgärtner/in, Bauer/Bäuerin, Binnenfischer/in, Biobauer/Biobäuerin, Erntehelfer/in, Fischer/in,
Fischwirt/in, Florist/in, Förster/in, Forstarbeiter/in, Forstwirt/in, Friedhofsgärtner/in, Gärtner/in, Gemüsegärtner/in, Holzfäller/in, Imker/in,
Jäger/in, Landarbeiter/in, Landschaftsgärtner/in, Landwirt/in, Landwirtschaftshelfer/in, Melker/in, Milchbauer/Milchbäuerin,
Obstbauer/Obstbäuerin, Pferdewirt/in, Revierförster/in, Schäfer/in, Tierpfleger/in, Tierwirt/in, Waldarbeiter/in, Weinbauer/Weinbäuerin,
Winzer/in`),
  food: words(`Bäcker/in, Barkeeper/in, Brauer/in, Chefkoch/Chefköchin, Eisverkäufer/in, Fleischer/in, Fleischereiverkäufer/in, Gastronom/in, Gastwirt/in,
Hotelfachmann/Hotelfachfrau, Kellner/in, Koch/Köchin, Küchenhelfer/Küchenhilfe, Küchenchef/in, Konditor/in, Metzger/in, Müller/in,
Pizzabäcker/in, Restaurantfachmann/Restaurantfachfrau, Restaurantleiter/in, Wirt/in, Schankkellner/in, Sommelier/Sommelière, Jungkoch/Jungköchin,
Beikoch/Beiköchin, Aushilfskellner/Servicekraft, Aushilfskellner/Bedienung`),
  trade:
    words(`Antiquitätenhändler/in, Autohändler/in, Autoverkäufer/in, Blumenhändler/in, Buchhändler/in, Drogist/in, Einkäufer/in,
Einzelhandelskaufmann/Einzelhandelskauffrau, Einzelhändler/in, Fachverkäufer/in, Filialleiter/in, Gemüsehändler/in,
Großhandelskaufmann/Großhandelskauffrau, Handelsvertreter/in, Händler/in, Immobilienmakler/in, Kassierer/in, Kaufmann/Kauffrau, Kioskbesitzer/in,
Ladenbesitzer/in, Makler/in, Marktleiter/in, Pharmareferent/in, Verkäufer/in, Versicherungsmakler/in, Versicherungsvertreter/in, Weinhändler/in,
Außendienstmitarbeiter/in, Schuhverkäufer/in`),
  office:
    words(`Bankkaufmann/Bankkauffrau, Bankangestellter/Bankangestellte, Beamter/Beamtin, Bilanzbuchhalter/in, Buchhalter/in,
Büroangestellter/Büroangestellte, Bürokaufmann/Bürokauffrau, Büroassistent/in, Controller/in, Empfangsmitarbeiter/in,
Finanzbeamter/Finanzbeamtin, Industriekaufmann/Industriekauffrau, Kanzleiassistent/in, Kreditprüfer/in, Personalreferent/in,
Personalsachbearbeiter/in, Sachbearbeiter/in, Sekretär/in, Chefsekretär/in, Speditionskaufmann/Speditionskauffrau, Steuerberater/in,
Steuerfachangestellter/Steuerfachangestellte, Telefonist/in, Verlagskaufmann/Verlagskauffrau, Versicherungskaufmann/Versicherungskauffrau,
Versicherungsangestellter/Versicherungsangestellte, Verwaltungsangestellter/Verwaltungsangestellte,
Verwaltungsfachangestellter/Verwaltungsfachangestellte, Wirtschaftsprüfer/in, Callcenter-Mitarbeiter/in, Büroangestellter/Schreibkraft,
Assistent/in, Mitarbeiter/in, Angestellter/Angestellte`),
  management:
    words(`Abteilungsleiter/in, Bankdirektor/in, Bereichsleiter/in, Betriebsleiter/in, Betriebswirt/in, Direktor/in, Eventmanager/in, Geschäftsführer/in,
Geschäftsmann/Geschäftsfrau, Heimleiter/in, Hoteldirektor/in, Hotelier/Hotelbesitzerin, Leiter/in, Manager/in, Museumsdirektor/in,
Personalberater/in, Personalleiter/in, Produktionsleiter/in, Produktmanager/in, Projektleiter/in, Projektmanager/in, Prokurist/in, Teamleiter/in,
Unternehmensberater/in, Unternehmer/in, Verkaufsleiter/in, Vertriebsleiter/in, Vorstand/Vorständin, Werksleiter/in, Volkswirt/in, Berater/in,
Inhaber/in`),
  arts: words(`Bühnenbildner/in, Dirigent/in, Dolmetscher/in, Drehbuchautor/in, Fotograf/in, Galerist/in, Geiger/in, Grafiker/in, Grafikdesigner/in,
Illustrator/in, Journalist/in, Kameramann/Kamerafrau, Kirchenmusiker/in, Komponist/in, Künstler/in, Lektor/in, Moderator/in, Modedesigner/in,
Musiker/in, Opernsänger/in, Pianist/in, Redakteur/in, Regisseur/in, Reiseleiter/in, Reporter/in, Sänger/in, Schauspieler/in, Schriftsteller/in,
Tänzer/in, Übersetzer/in, Verleger/in, Bildhauer/in, Kabarettist/in, Autor/in`),
  craft:
    words(`Änderungsschneider/in, Bootsbauer/in, Buchbinder/in, Drechsler/in, Feinmechaniker/in, Geigenbauer/in, Goldschmied/in, Graveur/in,
Holzbildhauer/in, Instrumentenbauer/in, Juwelier/in, Klavierbauer/in, Korbmacher/in, Kürschner/in, Möbeltischler/in, Näher/in, Orgelbauer/in,
Orthopädieschuhmacher/in, Polsterer/Polsterin, Raumausstatter/in, Restaurator/in, Sattler/in, Schmied/in, Schneider/in, Schreiner/in,
Schriftsetzer/in, Schuhmacher/in, Schuster/in, Silberschmied/in, Steinmetz/in, Tischler/in, Töpfer/in, Uhrmacher/in, Zahntechniker/in,
Orthopädiemechaniker/in, Kunstschmied/in`),
  sport:
    words(`Bademeister/in, Bergführer/in, Boxer/in, Fitnesstrainer/in, Fußballer/in, Fußballspieler/in, Fußballtrainer/in, Golflehrer/in, Handballer/in,
Handballtrainer/in, Leichtathlet/in, Leistungssportler/in, Radrennfahrer/in, Reitlehrer/in, Schiedsrichter/in, Schwimmer/in, Schwimmlehrer/in,
Skilehrer/in, Sportler/in, Tauchlehrer/in, Tennislehrer/in, Tennisspieler/in, Trainer/in, Turner/in, Übungsleiter/in, Yogalehrer/in, Spieler/in`),
  religion:
    words(`Benediktiner/in, Bischof/Bischöfin, Diakon/in, Franziskaner/in, Gemeindereferent/in, Kantor/in, Kaplan/Gemeindediakonin, Küster/in, Mesner/in,
Missionar/in, Mönch/Nonne, Ordensbruder/Ordensschwester, Pastor/in, Pastoralreferent/in, Pfarrer/in, Pfarrvikar/in, Prediger/in, Priester/in,
Propst/Pröpstin, Rabbiner/in, Religionspädagoge/Religionspädagogin, Superintendent/in, Theologe/Theologin, Vikar/in, Militärpfarrer/in,
Krankenhausseelsorger/in`),
  service:
    words(`Bestatter/in, Friseur/in, Fremdenführer/in, Gebäudereiniger/in, Haushaltshelfer/Haushaltshilfe, Haushälter/in, Hauswart/in, Hausmeister/in,
Hotelportier/Hotelportierin, Kosmetiker/in, Maskenbildner/in, Müllwerker/in, Nachtportier/Nachtportierin, Parkwächter/in, Pförtner/in,
Platzwart/in, Portier/Portierin, Raumpfleger/in, Raumpfleger/Reinigungskraft, Raumpfleger/Putzfrau, Reinigungsmitarbeiter/in,
Schädlingsbekämpfer/in, Straßenkehrer/in, Straßenreiniger/in, Fensterputzer/in, Visagist/in, Wäscher/in, Hotelportier/Zimmermädchen,
Hausverwalter/in, Tagesvater/Tagesmutter, Babysitter/in`),
  none: words(`Arbeitsloser/Arbeitslose, Arbeitssuchender/Arbeitssuchende, Frührentner/in, Hausmann/Hausfrau, Pensionär/in, Privatier/Privatière, Rentner/in,
Altersrentner/in, Ruheständler/in, Ehrenamtler/in, Minijobber/in, Gelegenheitsarbeiter/in, Bürgergeldempfänger/in, Sozialhilfeempfänger/in`),
  student:
    words(`Abiturient/in, Doktorand/in, Jurastudent/in, Lehramtsstudent/in, Lehrling/Auszubildende, Auszubildender/Auszubildende, Medizinstudent/in,
Praktikant/in, Schüler/in, Student/in, Informatikstudent/in, Umschüler/in, Werkstudent/in, Gymnasiast/in`),
};
/** Adjectives that stand as nouns: what ending they take is told by what is before them. */
export const undrawnProfessions =
  /(?:[aA]ngestellter?|[bB]eamter|geordneter?|verordneter?|loser?|[sS]uchender?|itzender?|bildender?)$/u;
export const commonProfessions =
  words(`Altenpflegerin, Architekt, Arzt, Ärztin, Bäcker, Bankkaufmann, Bauarbeiter, Beamter, Beamtin, Buchhalterin, Elektriker, Erzieherin, Friseurin, Gärtner, Hausfrau, Hausmeister, Informatiker, Ingenieur, Ingenieurin, Koch, Kraftfahrer, Krankenpfleger, Krankenschwester,
Landwirt, Lehrer, Lehrerin, Maler, Maurer, Mechaniker, Polizist, Rechtsanwalt, Rechtsanwältin, Rentner, Rentnerin, Schlosser, Sekretärin, Student, Studentin, Tischler, Verkäufer, Verkäuferin, Verwaltungsangestellte`);

export const emailDomains = words(
  `web.de, gmx.de, t-online.de, gmail.com, freenet.de, hotmail.de, yahoo.de, outlook.de, googlemail.com, arcor.de, gmx.net, live.de, aol.com, mail.de, posteo.de, icloud.com, outlook.com, kabelmail.de, online.de, gmx.at, bluewin.ch, aon.at, mailbox.org, hotmail.com`,
);
export const urlWords = words(
  `praxis, klinik, apotheke, kanzlei, autohaus, hotel, gasthof, stiftung, verein, schule, institut, pflegedienst, baeckerei, weingut, spedition, maschinenbau, optik, physio, labor, zahnarzt`,
);

export const regions = {
  DE: words(
    `Baden-Württemberg, Bayern, Berlin, Brandenburg, Bremen, Hamburg, Hessen, Mecklenburg-Vorpommern, Niedersachsen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland, Sachsen, Sachsen-Anhalt, Schleswig-Holstein, Thüringen`,
  ),
  landscape:
    words(`Allgäu, Altmark, Bergisches Land, Bodenseekreis, Eichsfeld, Eifel, Emsland, Erzgebirge, Franken, Oberfranken, Mittelfranken, Unterfranken, Harz, Havelland, Hegau, Hohenlohe, Hunsrück, Lausitz, Münsterland, Niederbayern, Oberbayern, Niederrhein, Nordfriesland, Oberlausitz, Oberpfalz, Oberschwaben,
Odenwald, Ostfriesland, Ostwestfalen, Pfalz, Prignitz, Rheinhessen, Rhön, Ruhrgebiet, Rügen, Sauerland, Schwaben, Schwarzwald, Siegerland, Spessart, Spreewald, Taunus, Uckermark, Vogtland, Vorpommern, Wendland, Westerwald`),
  AT: words(`Burgenland, Kärnten, Niederösterreich, Oberösterreich, Salzburg, Steiermark, Tirol, Vorarlberg, Wien`),
  CH: words(
    `Aargau, Appenzell Ausserrhoden, Appenzell Innerrhoden, Basel-Landschaft, Basel-Stadt, Bern, Freiburg, Genf, Glarus, Graubünden, Jura, Luzern, Neuenburg, Nidwalden, Obwalden, Schaffhausen, Schwyz, Solothurn, St. Gallen, Tessin, Thurgau, Uri, Waadt, Wallis, Zug, Zürich`,
  ),
};
/** Länder by GeoNames code. */
export const regionCodes = {
  '01': 'Baden-Württemberg',
  '02': 'Bayern',
  '03': 'Bremen',
  '04': 'Hamburg',
  '05': 'Hessen',
  '06': 'Niedersachsen',
  '07': 'Nordrhein-Westfalen',
  '08': 'Rheinland-Pfalz',
  '09': 'Saarland',
  10: 'Schleswig-Holstein',
  11: 'Brandenburg',
  12: 'Mecklenburg-Vorpommern',
  13: 'Sachsen',
  14: 'Sachsen-Anhalt',
  15: 'Thüringen',
  16: 'Berlin',
};
export const austria = {
  '01': 'Burgenland',
  '02': 'Kärnten',
  '03': 'Niederösterreich',
  '04': 'Oberösterreich',
  '05': 'Salzburg',
  '06': 'Steiermark',
  '07': 'Tirol',
  '08': 'Vorarlberg',
  '09': 'Wien',
};
/** Quarters and other places that are no towns. */
export const noTown =
  /^(?:Stuttgart|Berlin|Hamburg|München|Köln|Düsseldorf|Frankfurt|Dresden|Leipzig|Dortmund|Essen|Bremen|Hannover|Schliemannstadt|Viewegs|Stadt|Hansestadt|Bezirk) |^(?:Nordstadt|Südstadt|Oststadt|Weststadt|Innenstadt|Altstadt|Neustadt|Neue Neustadt|Halle-Neustadt|Porz am Rhein|Bergedorf|Harburg|Neugraben-Fischbek|Rissen|Rahlstedt|Kladow|Köpenick|Spandau|Misburg|Uerdingen|Rheydt|Wattenscheid|Buer|Mitte|HafenCity|Innere Stadt|Zentrum)$|Vorstadt|Bezirk| Stadt$|Flecken/u;
/** Towns that texts call by the first word alone, with their full names. */
export const shortNames = {
  Frankfurt: 'Frankfurt am Main',
  Ludwigshafen: 'Ludwigshafen am Rhein',
  Klagenfurt: 'Klagenfurt am Wörthersee',
  Marburg: 'Marburg an der Lahn',
  Limburg: 'Limburg an der Lahn',
};
export const realTowns = words(`Frankfurt am Main, Hannoversch Münden`);
export const townSpellings = {
  Munich: 'München',
  Cologne: 'Köln',
  Nuremberg: 'Nürnberg',
  Hanover: 'Hannover',
  Brunswick: 'Braunschweig',
  Vienna: 'Wien',
  Zurich: 'Zürich',
  Genève: 'Genf',
  Geneva: 'Genf',
  'Biel/Bienne': 'Biel',
  'Murten/Morat': 'Murten',
  'Halle (Saale)': 'Halle',
};
