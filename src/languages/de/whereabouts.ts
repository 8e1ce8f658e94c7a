import type { Places } from '../pack.ts';

/** Landscapes and districts, and what lies by or in the regions of the list of towns. */
export const whereabouts: NonNullable<Places['whereabouts']> = {
  areas:
    'Franken Bayern|Oberfranken Bayern|Mittelfranken Bayern|Unterfranken Bayern|Niederbayern Bayern|Oberbayern Bayern|Schwaben Bayern Baden-Württemberg|Oberpfalz Bayern|Allgäu Bayern Baden-Württemberg|' +
    'Berchtesgadener_Land Bayern|Oberschwaben Baden-Württemberg|Hohenlohe Baden-Württemberg|Südbaden Baden-Württemberg|Breisgau Baden-Württemberg|Kraichgau Baden-Württemberg|Hegau Baden-Württemberg|' +
    'Nordhessen Hessen|Südhessen Hessen|Mittelhessen Hessen|Wetterau Hessen|Rheinhessen Rheinland-Pfalz|Pfalz Rheinland-Pfalz|' +
    'Westfalen Nordrhein-Westfalen|Ostwestfalen Nordrhein-Westfalen|Ruhrgebiet Nordrhein-Westfalen|Sauerland Nordrhein-Westfalen|Münsterland Nordrhein-Westfalen|Siegerland Nordrhein-Westfalen|' +
    'Rheinland Nordrhein-Westfalen Rheinland-Pfalz|Ostfriesland Niedersachsen|Emsland Niedersachsen|Wendland Niedersachsen|Ammerland Niedersachsen|Weserbergland Niedersachsen Nordrhein-Westfalen|' +
    'Nordfriesland Schleswig-Holstein|Holstein Schleswig-Holstein|Mecklenburg Mecklenburg-Vorpommern|Vorpommern Mecklenburg-Vorpommern|' +
    'Uckermark Brandenburg|Prignitz Brandenburg|Havelland Brandenburg|Oderland Brandenburg|Lausitz Brandenburg Sachsen|Oberlausitz Sachsen|Vogtland Sachsen Thüringen|Altmark Sachsen-Anhalt|Anhalt Sachsen-Anhalt|' +
    'Eichsfeld Thüringen Niedersachsen|Burgenland Burgenland|Aargau Schweiz|Thurgau Schweiz|' +
    'Main-Tauber-Kreis Baden-Württemberg|Rhein-Neckar-Kreis Baden-Württemberg|Schwarzwald-Baar-Kreis Baden-Württemberg|Bodenseekreis Baden-Württemberg|Main-Kinzig-Kreis Hessen|Lahn-Dill-Kreis Hessen|' +
    'Ennepe-Ruhr-Kreis Nordrhein-Westfalen|Rhein-Sieg-Kreis Nordrhein-Westfalen|Hochsauerlandkreis Nordrhein-Westfalen|Donnersbergkreis Rheinland-Pfalz|Saalekreis Sachsen-Anhalt|Vogtlandkreis Sachsen|' +
    'Landkreis_Marburg-Biedenkopf Hessen|Landkreis_Darmstadt-Dieburg Hessen|Landkreis_Waldeck-Frankenberg Hessen|Landkreis_Alzey-Worms Rheinland-Pfalz|Landkreis_Mainz-Bingen Rheinland-Pfalz|' +
    'Landkreis_Garmisch-Partenkirchen Bayern|Landkreis_Ludwigslust-Parchim Mecklenburg-Vorpommern|Kreis_Minden-Lübbecke Nordrhein-Westfalen|Kreis_Siegen-Wittgenstein Nordrhein-Westfalen|' +
    'Kreis_Rendsburg-Eckernförde Schleswig-Holstein|Kreis_Schleswig-Flensburg Schleswig-Holstein|Regierungsbezirk_Köln Nordrhein-Westfalen|Regierungsbezirk_Münster Nordrhein-Westfalen|' +
    'Regierungsbezirk_Detmold Nordrhein-Westfalen|Regierungsbezirk_Arnsberg Nordrhein-Westfalen|Regierungsbezirk_Kassel Hessen|Regierungsbezirk_Karlsruhe Baden-Württemberg|Regierungsbezirk_Tübingen Baden-Württemberg',
  spots:
    'Havel Brandenburg Berlin Sachsen-Anhalt Mecklenburg-Vorpommern|Oder Brandenburg|Spree Berlin Brandenburg Sachsen|Elbe Sachsen Sachsen-Anhalt Brandenburg Niedersachsen Hamburg Schleswig-Holstein|' +
    'Saale Thüringen Sachsen-Anhalt Bayern|Weser Niedersachsen Bremen Nordrhein-Westfalen Hessen|Fulda Hessen|Werra Thüringen Hessen|Lahn Hessen Rheinland-Pfalz|' +
    'Donau Bayern Baden-Württemberg Oberösterreich Niederösterreich Wien|Mosel Rheinland-Pfalz|Saar Saarland Rheinland-Pfalz|Ruhr Nordrhein-Westfalen|Isar Bayern|Leine Niedersachsen|Aller Niedersachsen|' +
    'Ems Niedersachsen Nordrhein-Westfalen|Lippe Nordrhein-Westfalen|Sieg Nordrhein-Westfalen|Aisch Bayern|Regnitz Bayern|Tauber Baden-Württemberg Bayern|Jagst Baden-Württemberg|Eder Hessen|' +
    'Iller Bayern Baden-Württemberg|Naab Bayern|Vils Bayern|Amper Bayern|Loisach Bayern|Wörnitz Bayern|Pegnitz Bayern|Rednitz Bayern|Altmühl Bayern|Hase Niedersachsen|Hunte Niedersachsen|' +
    'Trave Schleswig-Holstein|Eider Schleswig-Holstein|Schwinge Niedersachsen|Oker Niedersachsen|Innerste Niedersachsen|Örtze Niedersachsen|Wümme Niedersachsen Bremen|Geeste Niedersachsen|' +
    'Warnow Mecklenburg-Vorpommern|Peene Mecklenburg-Vorpommern|Gera Thüringen|Ilm Thüringen|Unstrut Thüringen Sachsen-Anhalt|Nagold Baden-Württemberg|Enz Baden-Württemberg|Rems Baden-Württemberg|' +
    'Mulde Sachsen Sachsen-Anhalt|Bode Sachsen-Anhalt|Neiße Sachsen Brandenburg|Elster Sachsen Thüringen Sachsen-Anhalt|Weida Thüringen|Kinzig Hessen|Nidda Hessen|Schwalm Hessen|Diemel Hessen Nordrhein-Westfalen|' +
    'Nahe Rheinland-Pfalz|Ahr Rheinland-Pfalz|Kyll Rheinland-Pfalz|Wied Rheinland-Pfalz|Wupper Nordrhein-Westfalen|Lenne Nordrhein-Westfalen|Vechte Niedersachsen|Alster Hamburg Schleswig-Holstein|' +
    'Salzach Salzburg Oberösterreich Bayern|Enns Steiermark Oberösterreich|Traun Oberösterreich|Mur Steiermark|Drau Kärnten|Aare Schweiz|Reuss Schweiz|Limmat Schweiz|' +
    'Main Bayern Hessen|Rhein Nordrhein-Westfalen Rheinland-Pfalz Baden-Württemberg Hessen Schweiz|Neckar Baden-Württemberg|Inn Bayern Tirol Oberösterreich|Lech Bayern Tirol|Kocher Baden-Württemberg|Regen Bayern|' +
    'Lahntalbahn Hessen Rheinland-Pfalz|Murgtalbahn Baden-Württemberg|Ilztalbahn Bayern|Ammergaubahn Bayern|Rurtalbahn Nordrhein-Westfalen|Wiesentalbahn Baden-Württemberg|Aartalbahn Hessen Rheinland-Pfalz|Ahrtalbahn Rheinland-Pfalz|Müglitztalbahn Sachsen|Weschnitztalbahn Hessen|' +
    'Bodensee Baden-Württemberg Bayern Vorarlberg Schweiz|Chiemsee Bayern|Ammersee Bayern|Tegernsee Bayern|Schliersee Bayern|Walchensee Bayern|Kochelsee Bayern|Staffelsee Bayern|Königssee Bayern|Edersee Hessen|' +
    'Werbellinsee Brandenburg|Schwielowsee Brandenburg|Wannsee Berlin|Müggelsee Berlin|Tegeler_See Berlin|Starnberger_See Bayern|Plauer_See Mecklenburg-Vorpommern|Schweriner_See Mecklenburg-Vorpommern|' +
    'Zeller_See Salzburg|Ratzeburger_See Schleswig-Holstein|Zwischenahner_Meer Niedersachsen|Steinhuder_Meer Niedersachsen|' +
    'Rügen Mecklenburg-Vorpommern|Usedom Mecklenburg-Vorpommern|Hiddensee Mecklenburg-Vorpommern|Poel Mecklenburg-Vorpommern|Sylt Schleswig-Holstein|Föhr Schleswig-Holstein|Amrum Schleswig-Holstein|' +
    'Fehmarn Schleswig-Holstein|Pellworm Schleswig-Holstein|Helgoland Schleswig-Holstein|Norderney Niedersachsen|Borkum Niedersachsen|Juist Niedersachsen|Langeoog Niedersachsen|Spiekeroog Niedersachsen|' +
    'Baltrum Niedersachsen|Wangerooge Niedersachsen|' +
    'Odenwald Hessen Baden-Württemberg|Westerwald Rheinland-Pfalz Hessen|Schwarzwald Baden-Württemberg|Spreewald Brandenburg|Frankenwald Bayern|Pfälzerwald Rheinland-Pfalz|Reinhardswald Hessen|' +
    'Teutoburger_Wald Nordrhein-Westfalen Niedersachsen|Thüringer_Wald Thüringen|Göttinger_Wald Niedersachsen|Reinhäuser_Wald Niedersachsen|Steigerwald Bayern|Bayerwald Bayern|' +
    'Lüneburger_Heide Niedersachsen|Dübener_Heide Sachsen Sachsen-Anhalt|Dresdner_Heide Sachsen|Wahner_Heide Nordrhein-Westfalen|Schwäbische_Alb Baden-Württemberg|Fränkische_Alb Bayern|' +
    'Schwäbischen_Alb Baden-Württemberg|Fränkischen_Alb Bayern|' +
    'Altmühltal Bayern|Ahrtal Rheinland-Pfalz|Murgtal Baden-Württemberg|Remstal Baden-Württemberg|Donautal Baden-Württemberg Bayern|Neckartal Baden-Württemberg|Elbtal Sachsen|Moseltal Rheinland-Pfalz|' +
    'Saaletal Thüringen Sachsen-Anhalt|Wesertal Niedersachsen Nordrhein-Westfalen|Lahntal Hessen Rheinland-Pfalz|Zillertal Tirol|Inntal Tirol|Ötztal Tirol|Stubaital Tirol|Lechtal Tirol|' +
    'Erzgebirge Sachsen|Fichtelgebirge Bayern|Siebengebirge Nordrhein-Westfalen|Rothaargebirge Nordrhein-Westfalen|Wiehengebirge Niedersachsen Nordrhein-Westfalen|' +
    'Eifel Rheinland-Pfalz Nordrhein-Westfalen|Rhön Hessen Bayern Thüringen|Harz Niedersachsen Sachsen-Anhalt Thüringen|Spessart Bayern Hessen|Taunus Hessen|Hunsrück Rheinland-Pfalz Saarland|' +
    'Zugspitze Bayern|Alpspitze Bayern|Kampenwand Bayern|Rotwand Bayern|Benediktenwand Bayern|Großglockner Kärnten Tirol|Großvenediger Salzburg Tirol|Dachstein Oberösterreich Steiermark|Watzmann Bayern|' +
    'Wendelstein Bayern|Herzogstand Bayern|Hochgrat Bayern|Wallberg Bayern|Jenner Bayern|Brocken Sachsen-Anhalt|Feldberg Baden-Württemberg|Belchen Baden-Württemberg|Schauinsland Baden-Württemberg|' +
    'Kandel Baden-Württemberg|Hornisgrinde Baden-Württemberg|Fichtelberg Sachsen|Inselsberg Thüringen|Ochsenkopf Bayern|Hesselberg Bayern|Kahler_Asten Nordrhein-Westfalen|Wasserkuppe Hessen|Milseburg Hessen',
};
