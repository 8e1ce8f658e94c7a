import type { Places } from '../pack.ts';
import { riverSeats } from './rivers.ts';

const UNIVERSITIES =
  'Augsburg Bamberg Bayreuth Berlin Bielefeld Bochum Bonn Bremen Dortmund Dresden Düsseldorf Erlangen Flensburg Freiburg Gießen Göttingen Greifswald Halle Hamburg Hannover Heidelberg Jena Kassel Kiel Koblenz Köln Konstanz Leipzig Lübeck Magdeburg Mainz Mannheim Marburg München Münster Osnabrück Paderborn Passau Potsdam Regensburg Rostock Siegen Stuttgart Trier Tübingen Ulm Würzburg Wuppertal|Wien Graz Linz Salzburg Innsbruck Klagenfurt|Zürich Bern Basel Genf Freiburg Lausanne Luzern';
const MEDICAL =
  'Augsburg Bochum Bonn Dresden Düsseldorf Erlangen Essen Freiburg Gießen Göttingen Greifswald Halle Hamburg Heidelberg Jena Kiel Köln Leipzig Lübeck Magdeburg Mainz Mannheim Marburg München Münster Regensburg Rostock Tübingen Ulm Würzburg Aachen|Wien Graz Innsbruck Linz|Zürich Bern Basel Genf Lausanne';
const REGIONAL_COURTS =
  'Aachen Amberg Ansbach Arnsberg Aschaffenburg Augsburg Aurich Bamberg Bayreuth Berlin Bielefeld Bochum Bonn Braunschweig Bremen Bückeburg Chemnitz Coburg Cottbus Darmstadt Deggendorf Detmold Dortmund Dresden Duisburg Düsseldorf Ellwangen Erfurt Essen Flensburg Freiburg Fulda Gera Gießen Görlitz Göttingen Hagen Halle Hamburg Hanau Hannover Hechingen Heidelberg Heilbronn Hildesheim Hof Ingolstadt Itzehoe Kaiserslautern Karlsruhe Kassel Kempten Kiel Kleve Koblenz Köln Konstanz Krefeld Landshut Leipzig Limburg Lübeck Lüneburg Magdeburg Mainz Mannheim Marburg Memmingen Meiningen Mönchengladbach Mosbach Mühlhausen München Münster Neubrandenburg Neuruppin Nürnberg Offenburg Oldenburg Osnabrück Paderborn Passau Potsdam Ravensburg Regensburg Rostock Rottweil Saarbrücken Schweinfurt Schwerin Siegen Stade Stendal Stralsund Stuttgart Traunstein Trier Tübingen Ulm Verden Weiden Wiesbaden Wuppertal Würzburg Zweibrücken Zwickau|Wien Graz Linz Salzburg Innsbruck Klagenfurt Feldkirch Leoben Wels Steyr Korneuburg Krems Eisenstadt';
const BISHOPS =
  'Köln Mainz Trier Paderborn Münster Würzburg Bamberg Speyer Worms Passau Regensburg Augsburg Freising Eichstätt Konstanz Fulda Hildesheim Osnabrück Magdeburg Halberstadt|Salzburg Graz Linz Klagenfurt Innsbruck Feldkirch|Chur Basel Sitten Lausanne';

/** What stands before a town or behind it and tells of a body that few towns have, and the towns that have one: in Germany, Austria and Switzerland. */
export const bodySeats: NonNullable<Places['bodySeats']> = [
  {
    before: /(?<!\p{L})S-Bahn(?:en|-?[nN]etz(?:e?s)?)? (?:in |von )?$/u,
    towns:
      'Berlin Hamburg München Stuttgart Köln Nürnberg Hannover Dresden Leipzig Rostock|Salzburg Innsbruck|Zürich Bern Basel Luzern',
  },
  {
    before:
      /(?<!\p{L})(?:Oberlandesgericht(?:e?s)?|OLG|Generalstaatsanwaltschaft|Oberlandesgerichtsbezirks?) (?:in )?$/u,
    towns:
      'Bamberg Nürnberg München Brandenburg Braunschweig Bremen Celle Dresden Düsseldorf Hamburg Hamm Jena Karlsruhe Koblenz Köln Naumburg Oldenburg Rostock Saarbrücken Schleswig Stuttgart Zweibrücken|Wien Graz Linz Innsbruck',
  },
  {
    before:
      /(?<!\p{L})(?:(?:Land|Schwur)gericht(?:e?s)?|LG|(?:Oberstaatsanw|Staatsanw)(?:alt|ältin|altschaft|ältinnen)|StA|Landesgericht(?:e?s)?|Strafkammer|Landgerichtspräsident(?:en|in)?) (?:in )?$/u,
    towns: REGIONAL_COURTS,
  },
  {
    before: /(?<!\p{L})(?:Sozialgericht(?:e?s)?|SG) (?:in )?$/u,
    towns:
      'Aachen Altenburg Augsburg Bayreuth Berlin Braunschweig Bremen Chemnitz Cottbus Darmstadt Detmold Dortmund Dresden Duisburg Düsseldorf Freiburg Fulda Gelsenkirchen Gießen Gotha Halle Hamburg Hannover Heilbronn Hildesheim Itzehoe Karlsruhe Kassel Kiel Koblenz Köln Konstanz Landshut Leipzig Lübeck Lüneburg Magdeburg Mainz Mannheim Marburg Meiningen München Münster Neuruppin Nordhausen Nürnberg Oldenburg Osnabrück Potsdam Regensburg Reutlingen Rostock Schleswig Schwerin Speyer Stade Stralsund Stuttgart Trier Ulm Wiesbaden Würzburg',
  },
  {
    before: /(?<!\p{L})(?:Arbeitsgericht(?:e?s)?|ArbG) (?:in )?$/u,
    towns:
      'Aachen Augsburg Bamberg Bayreuth Berlin Bielefeld Bochum Bonn Braunschweig Bremen Celle Chemnitz Cottbus Darmstadt Dortmund Dresden Duisburg Düsseldorf Emden Erfurt Essen Flensburg Freiburg Fulda Gera Gießen Göttingen Hagen Halle Hamburg Hameln Hamm Hannover Heilbronn Herford Hildesheim Iserlohn Kaiserslautern Karlsruhe Kassel Kempten Kiel Koblenz Köln Krefeld Leipzig Lingen Lübeck Lüneburg Magdeburg Mainz Mannheim Minden Mönchengladbach München Münster Neumünster Nienburg Nürnberg Oberhausen Offenbach Oldenburg Osnabrück Paderborn Passau Pforzheim Potsdam Regensburg Reutlingen Rheine Rosenheim Rostock Schwerin Siegburg Siegen Solingen Stade Stendal Stralsund Stuttgart Suhl Trier Ulm Verden Weiden Wesel Wiesbaden Wilhelmshaven Wuppertal Würzburg Zwickau',
  },
  {
    before: /(?<!\p{L})(?:Oberverwaltungsgericht(?:e?s)?|OVG) (?:in )?$/u,
    towns: 'Bremen Greifswald Hamburg Koblenz Lüneburg Magdeburg Münster Saarlouis Schleswig Weimar Bautzen',
  },
  {
    before: /(?<!\p{L})(?:Verwaltungsgericht(?:e?s)?|VG) (?:in )?$/u,
    towns:
      'Aachen Ansbach Arnsberg Augsburg Bayreuth Berlin Braunschweig Bremen Chemnitz Cottbus Darmstadt Dresden Düsseldorf Freiburg Gelsenkirchen Gera Gießen Göttingen Greifswald Halle Hamburg Hannover Karlsruhe Kassel Koblenz Köln Leipzig Lüneburg Magdeburg Mainz Meiningen Minden München Münster Oldenburg Osnabrück Potsdam Regensburg Saarlouis Schleswig Schwerin Sigmaringen Stade Stuttgart Trier Weimar Wiesbaden Würzburg',
  },
  {
    before: /(?<!\p{L})(?:Finanzgericht(?:e?s)?|FG|Landes(?:arbeits|sozial)gericht(?:e?s)?|LAG|LSG) (?:in )?$/u,
    towns:
      'Köln Düsseldorf Münster Hamburg Nürnberg München Kassel Hannover Kiel Stuttgart Chemnitz Berlin Bremen Rostock',
  },
  {
    before: /(?<!\p{L})(?:Regierungsbezirke?s?|Bezirksregierung|Regierungspräsidi(?:um|ums)) $/u,
    towns: 'Arnsberg Detmold Düsseldorf Köln Münster Darmstadt Gießen Kassel Freiburg Karlsruhe Stuttgart Tübingen',
  },
  {
    before:
      /(?<!\p{L})(?:Universitäts?klinik(?:um|ums|en)?|Uni(?:versitäts)?-?[kK]lini(?:k|kum|kums|ken)|Universitätsmedizin|Universitätsspital(?:s)?|Charité) (?:in |von |der )?$/u,
    towns: MEDICAL,
  },
  {
    before: /(?<!\p{L})(?:Technische[nr]? (?:Universität|Hochschule)|TU|TH) (?:in )?$/u,
    towns: 'Berlin München Dresden Darmstadt Braunschweig Dortmund Chemnitz Freiberg Ilmenau Kaiserslautern|Wien Graz',
  },
  {
    before:
      /(?<!\p{L})(?:(?:\p{L}+-)?(?:Technische[nr]? |Freie[nr]? )?(?:Universität|Uni)|TU|Universitätsstadt|Universitätsbibliothek) (?:in |von |zu )?$/u,
    towns: UNIVERSITIES,
  },
  { before: /(?:[bB]ischöf\p{L}+|[bB]ischofs?|[bB]istums?|Diözese|Domkapitels?) (?:von |zu |in )?$/u, towns: BISHOPS },
  {
    before: /(?<!\p{L})(?:(?:Verkehrs)?[fF]lughafens?|Airports?) (?:in |von )?$/u,
    towns:
      'München Düsseldorf Hamburg Stuttgart Hannover Nürnberg Dortmund Bremen Leipzig Dresden Saarbrücken Friedrichshafen Memmingen Paderborn Erfurt|Wien Salzburg Graz Linz Innsbruck Klagenfurt|Zürich Genf Basel Bern',
  },
  {
    before: /(?<!\p{L})(?:(?:Landk|K)reis(?:e?s)?|Landratsamt(?:e?s)?) $/u,
    towns:
      'Altötting Ansbach Aschaffenburg Augsburg Bamberg Bayreuth Cham Coburg Dachau Deggendorf Ebersberg Eichstätt Erding Forchheim Freising Fürth Kelheim Kitzingen Kulmbach Landshut Lichtenfels Miesbach Miltenberg Passau Regensburg Rosenheim Roth Schwandorf Schweinfurt Starnberg Traunstein Würzburg Böblingen Calw Esslingen Freudenstadt Göppingen Heidenheim Heilbronn Karlsruhe Konstanz Lörrach Ludwigsburg Rastatt Ravensburg Reutlingen Rottweil Sigmaringen Tübingen Tuttlingen Waldshut Fulda Gießen Kassel Offenbach Borken Coesfeld Düren Euskirchen Gütersloh Heinsberg Herford Höxter Kleve Lippe Mettmann Olpe Paderborn Recklinghausen Soest Steinfurt Unna Viersen Warendorf Wesel Aurich Celle Cloppenburg Cuxhaven Diepholz Gifhorn Göttingen Goslar Hildesheim Holzminden Leer Lüneburg Northeim Oldenburg Osnabrück Osterholz Peine Rotenburg Stade Uelzen Vechta Verden Wolfenbüttel Ahrweiler Altenkirchen Birkenfeld Cochem Germersheim Kusel Neuwied Bautzen Görlitz Leipzig Meißen Zwickau Stendal Gotha Greiz Hildburghausen Nordhausen Sömmerda Sonneberg Rostock Pinneberg Plön Segeberg Steinburg Stormarn Saarlouis Merzig',
  },
  {
    before: /(?<!\p{L})Bezirkshauptmannschaft (?:in )?$/u,
    towns:
      'Amstetten Gänserndorf Gmünd Hollabrunn Horn Korneuburg Lilienfeld Melk Mistelbach Mödling Neunkirchen Scheibbs Tulln Zwettl Braunau Freistadt Gmunden Grieskirchen Perg Schärding Vöcklabruck Hallein Tamsweg Wolfsberg Leibnitz Leoben Liezen Murau Voitsberg Weiz Imst Kitzbühel Kufstein Landeck Lienz Reutte Schwaz Bludenz Bregenz Dornbirn Feldkirch Güssing Jennersdorf Mattersburg Oberpullendorf Oberwart',
  },
  {
    before: /(?<!\p{L})Landespolizeidirektion (?:in )?$/u,
    towns: 'Graz Linz Salzburg Innsbruck Klagenfurt Eisenstadt Bregenz Wien',
  },
  {
    after: /^ am Bodensee(?!\p{L})/u,
    towns: 'Friedrichshafen Konstanz Überlingen Lindau Radolfzell Meersburg Langenargen Bregenz',
  },
  {
    before: /(?<!\p{L})Landeshauptstadt (?:ist |von \p{Lu}[\p{L}-]+ ist )?$/u,
    after: /^(?: ist die|, die) Landeshauptstadt/u,
    towns:
      'Düsseldorf München Stuttgart Wiesbaden Hannover Dresden Mainz Erfurt Potsdam Kiel Magdeburg Schwerin Saarbrücken|Linz Salzburg Innsbruck Bregenz Graz Klagenfurt Eisenstadt',
  },
  // What is said of whom a party or a council has there.
  {
    before: /(?<!\p{L})CSU(?!\p{L})[^.;]{0,60}$/u,
    after: /^[^.;]{0,60}(?<!\p{L})CSU(?!\p{L})/u,
    towns:
      'München Nürnberg Augsburg Würzburg Regensburg Ingolstadt Fürth Erlangen Bamberg Bayreuth Passau Landshut Rosenheim Kempten Aschaffenburg Schweinfurt Straubing Weiden Amberg Ansbach Hof Coburg Memmingen Kaufbeuren',
  },
  {
    before: /(?<!\p{L})Bürgerschaft(?:s\p{Ll}+)?(?!\p{L})[^.;]{0,40}$/u,
    after: /^[^.;]{0,40}(?<!\p{L})Bürgerschaft/u,
    towns: 'Hamburg Bremen Lübeck Rostock Wismar Stralsund Greifswald Bremerhaven',
  },
  ...riverSeats,
];
