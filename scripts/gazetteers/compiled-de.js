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
