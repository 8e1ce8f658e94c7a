import { readClasses } from '../classes.ts';
import type { Institutions } from '../pack.ts';

/** Organisations that everybody knows, in classes whose members are of one kind and take the same article or none. */
export const bodies = readClasses(`
kabinet parlement
politie brandweer marechaussee
RTV_Drenthe RTV_Noord RTV_Oost RTV_Utrecht RTV_Rijnmond Omroep_Gelderland Omroep_Brabant Omroep_West Omroep_Zeeland Omroep_Flevoland Omrop_Fryslân
Brandweer_Twente Brandweer_IJsselland Brandweer_Zeeland Brandweer_Drenthe Brandweer_Haaglanden Brandweer_Kennemerland Brandweer_Groningen Brandweer_Fryslân Brandweer_Flevoland Brandweer_Utrecht Brandweer_Gelderland-Midden Brandweer_Gelderland-Zuid Brandweer_Brabant-Noord Brandweer_Brabant-Zuidoost Brandweer_Hollands_Midden Brandweer_Amsterdam-Amstelland Brandweer_Limburg-Noord Brandweer_Zuid-Limburg
Brandweer_Westhoek Brandweer_Meetjesland Brandweer_Waasland Brandweer_Fluvia
Partij_voor_de_Dieren Partij_voor_de_Vrijheid Partij_van_de_Arbeid
Tempo-Team Randstad Manpower Start_People Adecco Olympia
Stedelijk_Gymnasium Christelijk_Gymnasium Gemeentelijk_Gymnasium Stedelijk_Lyceum Christelijk_Lyceum
TNO Deltares NIOZ|KNAW
ROC_Midden_Nederland ROC_van_Twente ROC_Friese_Poort ROC_Mondriaan ROC_Nijmegen ROC_Rivor
Sint-Jozefscollege Sint-Pieterscollege Sint-Lievenscollege Sint-Michielscollege Sint-Jan-Berchmanscollege Sint-Ritacollege
Koninklijk_Atheneum Stedelijk_Atheneum Provinciaal_Atheneum
Univé Interpolis Ohra FBTO Ditzo
Christelijke_Mutualiteit Socialistische_Mutualiteit Liberale_Mutualiteit Onafhankelijk_Ziekenfonds
Sint-Annaparochie Sint-Jozefparochie Sint-Pietersparochie Sint-Michielsparochie Sint-Bavoparochie
Politie_Eenheid_Limburg Politie_Eenheid_Amsterdam Politie_Eenheid_Rotterdam Politie_Eenheid_Den_Haag Politie_Eenheid_Oost-Brabant Politie_Eenheid_Noord-Holland Politie_Eenheid_Noord-Nederland
Politie_Limburg Politie_Noord-Nederland Politie_Oost-Nederland Politie_Midden-Nederland Politie_Noord-Holland Politie_Amsterdam Politie_Den_Haag Politie_Rotterdam Politie_Zeeland-West-Brabant Politie_Oost-Brabant
Veiligheidsregio_Twente Veiligheidsregio_IJsselland Veiligheidsregio_Utrecht Veiligheidsregio_Haaglanden Veiligheidsregio_Zeeland Veiligheidsregio_Drenthe Veiligheidsregio_Kennemerland Veiligheidsregio_Hollands_Midden Veiligheidsregio_Groningen Veiligheidsregio_Fryslân Veiligheidsregio_Flevoland Veiligheidsregio_Gelderland-Midden Veiligheidsregio_Brabant-Noord Veiligheidsregio_Zuid-Limburg
GGD_Twente GGD_IJsselland GGD_Drenthe GGD_Zeeland GGD_Haaglanden GGD_Kennemerland GGD_Hollands_Midden GGD_Hart_voor_Brabant GGD_Groningen GGD_Fryslân GGD_Flevoland GGD_Gelderland-Midden GGD_Gelderland-Zuid GGD_Limburg-Noord GGD_Zuid-Limburg
Universitair_Medisch_Centrum_Groningen Universitair_Medisch_Centrum_Utrecht Universitair_Medisch_Centrum_Amsterdam Universitair_Medisch_Centrum_Rotterdam
Technische_Universiteit_Delft Technische_Universiteit_Eindhoven Technische_Universiteit_Twente
Vlaamse_regering Brusselse_regering
Vlaams_Parlement Brussels_Parlement
Koninklijke_Bibliotheek Universiteitsbibliotheek
RIZIV|FAVV|FAGG
Kamer Senaat
Paleis_van_Justitie Gerechtsgebouw
Veilig_Thuis Slachtofferhulp_Nederland Reclassering_Nederland
Raad_voor_de_Kinderbescherming Raad_voor_Rechtsbijstand Raad_voor_de_Rechtspraak
Het_Laatste_Nieuws Het_Nieuwsblad Het_Belang_van_Limburg
rechtbank_van_eerste_aanleg_te_Gent rechtbank_van_eerste_aanleg_te_Leuven rechtbank_van_eerste_aanleg_te_Brugge rechtbank_van_eerste_aanleg_te_Hasselt
provincie_Antwerpen provincie_West-Vlaanderen provincie_Oost-Vlaanderen provincie_Vlaams-Brabant
politiezone_Vlas politiezone_Mira politiezone_Riho politiezone_Grens politiezone_Westkust politiezone_Minos
Omgevingsdienst_Midden-Holland Omgevingsdienst_West-Holland Omgevingsdienst_Haaglanden Omgevingsdienst_IJmond Omgevingsdienst_Rivierenland Omgevingsdienst_Brabant_Noord
Sint-Lucasziekenhuis Sint-Janshospitaal Sint-Elisabethziekenhuis Sint-Jozefziekenhuis Sint-Annaziekenhuis Sint-Franciscusziekenhuis
VDAB|RVA|RSZ
Vrije_Universiteit_Brussel Katholieke_Universiteit_Leuven Universiteit_Gent Universiteit_Antwerpen Universiteit_Hasselt
gemeente_Haarlemmermeer gemeente_Westland gemeente_Hollands_Kroon gemeente_Súdwest-Fryslân gemeente_Altena gemeente_Meierijstad gemeente_Land_van_Cuijk gemeente_Het_Hogeland gemeente_Midden-Groningen gemeente_Krimpenerwaard gemeente_Molenlanden gemeente_Vijfheerenlanden gemeente_Steenwijkerland gemeente_Noordoostpolder gemeente_Oost_Gelre gemeente_Berkelland gemeente_Overbetuwe gemeente_Schouwen-Duiveland gemeente_Utrechtse_Heuvelrug gemeente_Stichtse_Vecht gemeente_Eemsdelta gemeente_Waadhoeke gemeente_Noardeast-Fryslân gemeente_De_Fryske_Marren gemeente_Westerkwartier gemeente_Voorne_aan_Zee gemeente_Maashorst gemeente_West_Betuwe gemeente_Hoeksche_Waard gemeente_Goeree-Overflakkee gemeente_Gooise_Meren gemeente_Dijk_en_Waard gemeente_Bergen_en_Dal gemeente_Peel_en_Maas gemeente_Horst_aan_de_Maas gemeente_Echt-Susteren gemeente_Aa_en_Hunze gemeente_De_Wolden gemeente_Tynaarlo
SEH Spoedeisende_Hulp Eerste_Hulp
IC CCU PACU
AZ_Sint-Jan AZ_Sint-Lucas AZ_Sint-Maarten AZ_Sint-Blasius AZ_Sint-Elisabeth AZ_Delta AZ_Groeninge AZ_Nikolaas
UZ_Gent UZ_Leuven UZ_Brussel UZ_Antwerpen
WZC_Sint-Jozef WZC_Sint-Anna WZC_Sint-Bernardus WZC_Sint-Vincentius WZC_Sint-Rochus
Woonzorgcentrum_Sint-Jozef Woonzorgcentrum_Sint-Anna Woonzorgcentrum_Sint-Bernardus Woonzorgcentrum_Sint-Vincentius Woonzorgcentrum_Sint-Rochus
Diakonessenhuis Spaarne_Gasthuis Franciscus_Gasthuis Catharina_Ziekenhuis Elkerliek_Ziekenhuis Slingeland_Ziekenhuis Laurentius_Ziekenhuis
Jessa_Ziekenhuis Imelda_Ziekenhuis Heilig_Hart_Ziekenhuis OLV_Ziekenhuis
Isala Rijnstate Amphia Bernhoven Tergooi Zuyderland
Máxima_MC Haaglanden_MC Zuyderland_MC
KU_Leuven UGent VUB UAntwerpen UHasselt
Nature Science Lancet Cell
Jumbo-Visma Soudal-Quick-Step Lotto-Dstny Alpecin-Deceuninck
Financiën Justitie Defensie Onderwijs Landbouw Volksgezondheid Infrastructuur
Binnenlandse_Zaken Buitenlandse_Zaken Economische_Zaken Sociale_Zaken
Red_Bull Ferrari McLaren Williams
Monaco Lyon Lille Nantes Marseille
Nationale-Nederlanden Centraal_Beheer Delta_Lloyd Klaverblad
Concertgebouworkest Residentieorkest Philharmonieorkest Radiokoor
Euronext_Brussel Euronext_Amsterdam Euronext_Parijs
ACV_Openbare_Diensten ACV_Metea ACV_Puls ACV_Transcom ACV_Voeding_en_Diensten ACV_Bouw-Industrie_en_Energie
college_van_burgemeester_en_schepenen schepencollege
Brandweerzone_Rivierenland Brandweerzone_Taxandria Brandweerzone_Kempen Brandweerzone_Rand Brandweerzone_Midwest Brandweerzone_Westhoek Brandweerzone_Meetjesland Brandweerzone_Waasland
Vlaams_Audiovisueel_Fonds Nederlands_Filmfonds
Wit-Gele_Kruis Groene_Kruis
Rijksarchief Stadsarchief Streekarchief Gemeentearchief
Rijksuniversiteit_Groningen Rijksuniversiteit_Leiden Rijksuniversiteit_Utrecht
Maastricht_University Tilburg_University Radboud_University
Afdeling_bestuursrechtspraak_van_de_Raad_van_State Centrale_Raad_van_Beroep
Staatsmijn_Emma Staatsmijn_Hendrik Staatsmijn_Wilhelmina Staatsmijn_Maurits
Novartis Roche Pfizer Bayer Sanofi
rechtbank_Amsterdam rechtbank_Den_Haag rechtbank_Gelderland rechtbank_Limburg rechtbank_Midden-Nederland rechtbank_Noord-Nederland rechtbank_Overijssel rechtbank_Rotterdam rechtbank_Noord-Holland rechtbank_Oost-Brabant rechtbank_Zeeland-West-Brabant
gerechtshof_Amsterdam gerechtshof_Den_Haag gerechtshof_Arnhem-Leeuwarden gerechtshof_’s-Hertogenbosch
OM
Tweede_Kamer Eerste_Kamer
Openbaar_Ministerie Functioneel_Parket Landelijk_Parket
Staten-Generaal|Provinciale_Staten|Gedeputeerde_Staten
Kamer_van_Koophandel Sociale_Verzekeringsbank Nederlandsche_Bank
Waterschap_Rivierenland Waterschap_Limburg Waterschap_Vechtstromen Waterschap_Scheldestromen Waterschap_De_Dommel
Stanford_University Harvard_University Yale_University Princeton_University Columbia_University
St._Antonius St._Lucas St._Franciscus St._Elisabeth St._Jozef
Sint_Lucas Sint_Antonius Sint_Franciscus Sint_Elisabeth Sint_Jozef
UMC_Utrecht UMC_Groningen UMC_Amsterdam
Hoge_Raad|Raad_van_State|Centrale_Raad_van_Beroep
Algemene_Rekenkamer Kiesraad Onderwijsraad
Raad_voor_Vreemdelingenbetwistingen Raad_voor_Vergunningsbetwistingen
Grondwettelijk_Hof Hof_van_Cassatie
hof_van_beroep_te_Gent hof_van_beroep_te_Antwerpen hof_van_beroep_te_Brussel hof_van_beroep_te_Luik
arbeidshof_te_Gent arbeidshof_te_Antwerpen arbeidshof_te_Brussel arbeidshof_te_Luik
Hof_van_Holland Hof_van_Gelderland Hof_van_Friesland Hof_van_Utrecht Hof_van_Brabant
Staten_van_Holland Staten_van_Zeeland Staten_van_Friesland Staten_van_Utrecht Staten_van_Gelderland Staten_van_Overijssel Staten_van_Brabant Staten_van_Vlaanderen
VOC WIC
Oost-Indische_Compagnie West-Indische_Compagnie
abdij_van_Egmond abdij_van_Rolduc abdij_van_Averbode abdij_van_Tongerlo abdij_van_Postel abdij_van_Affligem abdij_van_Ninove abdij_van_Ename
Sint-Pietersabdij Sint-Baafsabdij Sint-Bernardusabdij Sint-Trudoabdij Sint-Bertijnsabdij Sint-Paulusabdij
kapittel_van_Sint-Servaas kapittel_van_Sint-Maarten kapittel_van_Sint-Donaas kapittel_van_Sint-Lambertus kapittel_van_Sint-Bavo kapittel_van_Oudmunster
bisdom_Haarlem bisdom_Breda bisdom_Roermond bisdom_Groningen bisdom_Gent bisdom_Brugge bisdom_Antwerpen bisdom_Hasselt
gilde_van_Sint-Lucas gilde_van_Sint-Joris gilde_van_Sint-Sebastiaan gilde_van_Sint-Eloy gilde_van_Sint-Barbara
Sint-Lucasgilde Sint-Jorisgilde Sint-Sebastiaansgilde Sint-Eloygilde Sint-Barbaragilde
Raad_van_Brabant Raad_van_Vlaanderen Raad_van_Gelderland
Rekenkamer_Rotterdam Rekenkamer_Utrecht Rekenkamer_Den_Haag Rekenkamer_Breda Rekenkamer_Leeuwarden
Sint-Jozefschool Sint-Antoniusschool Sint-Martinusschool Sint-Nicolaasschool Sint-Lambertusschool Sint-Annaschool
klooster_Mariënweerd klooster_Ter_Apel klooster_Sibculo klooster_Aduard klooster_Bloemhof klooster_Klaarkamp klooster_Rooklooster klooster_Bethlehem
heren_van_Arkel heren_van_Brederode heren_van_Egmond heren_van_Cuijk heren_van_Bredevoort heren_van_Borssele heren_van_Gistel
graven_van_Holland graven_van_Gelre graven_van_Vlaanderen graven_van_Loon graven_van_Zutphen
hof_van_assisen_van_Oost-Vlaanderen hof_van_assisen_van_West-Vlaanderen hof_van_assisen_van_Antwerpen hof_van_assisen_van_Limburg hof_van_assisen_van_Vlaams-Brabant
Stedelijk_Museum_Schiedam Stedelijk_Museum_Alkmaar Stedelijk_Museum_Zutphen Stedelijk_Museum_Breda Stedelijk_Museum_Kampen
Buurtzorg Careyn Icare Zorgaccent Surplus Vivent Laurens
Feenstra Breman Kemkens Volta
parket_Antwerpen parket_Brussel parket_Leuven parket_Limburg parket_West-Vlaanderen parket_Oost-Vlaanderen parket_Halle-Vilvoorde
Ursulinen Dominicanessen Franciscanessen Clarissen Karmelietessen
Franciscanen Dominicanen Benedictijnen Kapucijnen Jezuïeten Norbertijnen Karmelieten
Ryanair easyJet Vueling Wizz_Air Lufthansa
Wehkamp bol.com Coolblue
Sunweb TUI Neckermann
Intel AMD Nvidia Qualcomm
DAF_Trucks Scania Iveco
ABVV ACV ACLVB
Inspectie_Gezondheidszorg_en_Jeugd Inspectie_van_het_Onderwijs Inspectie_Leefomgeving_en_Transport
FNV_Handel FNV_Metaal FNV_Bouw FNV_Zorg FNV_Horeca
CNV_Handel CNV_Metaal CNV_Bouw CNV_Zorg
Windesheim Saxion Fontys Avans Inholland
Vives Howest Odisee
parket_van_Gent parket_van_Antwerpen parket_van_Brussel parket_van_Leuven parket_van_West-Vlaanderen parket_van_Limburg
Rijkswaterstaat|Staatsbosbeheer Natuurmonumenten
Kadaster|KMI|Domeinen
Belastingdienst Inlichtingendienst Rijksdienst Douane
Landmacht Luchtmacht Marine
Ministerie_van_Financiën Ministerie_van_Justitie Ministerie_van_Defensie Ministerie_van_Onderwijs Ministerie_van_Binnenlandse_Zaken Ministerie_van_Buitenlandse_Zaken Ministerie_van_Economische_Zaken Ministerie_van_Volksgezondheid Ministerie_van_Sociale_Zaken
CBS CPB SCP PBL
AFM ACM
RIVM|UWV|CBR|KNMI|NFI|CIZ|RDW|SVB|NVWA|IND|Kifid|BKR|Nibud
Rijksinstituut_voor_Volksgezondheid Rijksinstituut_voor_Natuurbeheer Rijksinstituut_voor_Visserijonderzoek Rijksinstituut_voor_Zoetwaterbeheer Rijksinstituut_voor_Oorlogsdocumentatie
Rijksdienst_voor_het_Wegverkeer Rijksdienst_voor_het_Cultureel_Erfgoed Rijksdienst_voor_Ondernemend_Nederland Rijksdienst_voor_Identiteitsgegevens Rijksdienst_voor_de_Monumentenzorg
Nederlands_Instituut_voor_Ecologie Nederlands_Instituut_voor_Radioastronomie Nederlands_Instituut_voor_Beeld_en_Geluid Nederlands_Instituut_voor_Hersenonderzoek Nederlands_Instituut_voor_Psychologen
Centraal_Bureau_voor_de_Statistiek Centraal_Bureau_voor_Genealogie Centraal_Planbureau Sociaal_en_Cultureel_Planbureau Planbureau_voor_de_Leefomgeving
Koninklijk_Nederlands_Meteorologisch_Instituut Koninklijk_Instituut_voor_de_Tropen Koninklijk_Nederlands_Watersportverbond Koninklijk_Nederlands_Geografisch_Genootschap
Koninklijke_Nederlandse_Voetbalbond Koninklijke_Nederlandse_Schaatsenrijdersbond Koninklijke_Nederlandse_Hockeybond Koninklijke_Nederlandse_Zwembond Koninklijke_Nederlandse_Roeibond Koninklijke_Nederlandse_Schaakbond
Koninklijke_Landmacht Koninklijke_Luchtmacht Koninklijke_Marine|Koninklijke_Marechaussee
Nederlandse_Zorgautoriteit Nederlandse_Voedsel-_en_Warenautoriteit Nederlandse_Emissieautoriteit
Nederlandse_Spoorwegen|Nederlandse_Gasunie Nederlandse_Loterij
Consumentenbond|Fietsersbond|Woonbond|Boerenbond|Kinderbescherming|Dierenbescherming
ANWB KNAC VAB
VNO-NCW MKB-Nederland LTO_Nederland
De_Lijn Connexxion Qbuzz Keolis
RET HTM MIVB
AIVD MIVD|FIOD
GGD|GGZ RIAGG|Hervormde_Gemeente Protestantse_Gemeente Gereformeerde_Gemeente
Inspectie_voor_de_Gezondheidszorg Inspectie_van_het_Onderwijs Inspectie_Leefomgeving
Autoriteit_Financiële_Markten Autoriteit_Persoonsgegevens Autoriteit_Consument_en_Markt
PvdA VVD SGP SP PVV
ARP CHU KVP
D66 GroenLinks
CDA|GPV
ChristenUnie BoerBurgerBeweging
N-VA CD&V Groen Vooruit Open_Vld Vlaams_Belang
FNV CNV
Europese_Unie|Afrikaanse_Unie
Europese_Commissie|Europese_Raad
Gamma Praxis Karwei Hornbach
EU VN NAVO OVSE
WHO|IMF OESO|Unicef|Unesco
Verenigde_Naties Wereldbank Wereldgezondheidsorganisatie
FBI CIA NSA
Rode_Kruis Leger_des_Heils
Artsen_zonder_Grenzen Oxfam_Novib Save_the_Children Amnesty_International Terre_des_Hommes
Residentie_Orkest Noordhollands_Philharmonisch_Orkest Rotterdams_Philharmonisch_Orkest Gelders_Orkest Brabants_Orkest
De_Regenboog De_Wegwijzer De_Springplank De_Klimop De_Vlieger De_Zonnebloem
Waternet Vitens Evides Dunea
Hartstichting Nierstichting Hersenstichting Brandwondenstichting Diabetesstichting
Greenpeace Milieudefensie
Telegraaf Volkskrant Gelderlander Stentor
De_Telegraaf De_Volkskrant De_Gelderlander De_Stentor De_Limburger De_Standaard De_Morgen
NRC Trouw
Parool FD
NOS RTL AVROTROS VPRO KRO NTR
ANP AFP AP
Reuters Belga DPA
BBC CNN ARD
New_York_Times Washington_Post Financial_Times The_Guardian
Philips ASML NXP
Unilever Nestlé Danone Mars
Heineken Grolsch Bavaria
Akzo_Nobel DSM
Shell BP ExxonMobil TotalEnergies Chevron
Ahold_Delhaize
KLM Transavia Corendon
NS|ProRail|NMBS|Arriva Breng Syntus
KPN Ziggo Odido
ING Rabobank ABN_AMRO Triodos SNS
Achmea Aegon VGZ Menzis CZ Zilveren_Kruis
Albert_Heijn Jumbo Lidl Aldi Plus Dirk
HEMA Blokker Action Kruidvat Etos
Microsoft Google Apple Facebook Amazon
Volkswagen Toyota Renault Peugeot Fiat Ford
Ajax Feyenoord PSV FC_Utrecht FC_Twente FC_Groningen Vitesse Heracles Sparta NEC AZ NAC Willem_II Go_Ahead_Eagles
CVP VLD Volksunie
Agalev Ecolo
VRT NPO|VTM SBS6
De_Nederlandsche_Bank
college_van_B_en_W
college_van_burgemeester_en_wethouders
RSC_Anderlecht KV_Mechelen KV_Kortrijk KV_Oostende SV_Zulte_Waregem
Club_Brugge Anderlecht Standard_Luik KRC_Genk KAA_Gent
Barcelona Real_Madrid Juventus Liverpool Arsenal Chelsea Bayern_München Inter Milan Valencia Benfica Porto Everton Lazio Napoli Atlético_Madrid
KNVB|UEFA FIFA
Universiteit_van_Amsterdam Universiteit_Utrecht Universiteit_Leiden Rijksuniversiteit_Groningen Universiteit_Maastricht Vrije_Universiteit Radboud_Universiteit Erasmus_Universiteit Erasmus_Universiteit_Rotterdam Tilburg_University
TU_Delft TU_Eindhoven Universiteit_Twente
UvA VU UU RUG
Rijksmuseum Stedelijk_Museum Mauritshuis Boijmans Van_Abbemuseum Kröller-Müller Teylers_Museum
Concertgebouw Muziekgebouw
AMC VUmc LUMC UMCG UMC
Erasmus_MC Radboudumc Amsterdam_UMC
`);

/** What names of one kind end in or begin with, and one of its class. */
export const likeBodies: NonNullable<Institutions['likeBodies']> = [
  [/^Politie Eenheid /u, 'Politie Eenheid Limburg'],
  [/^Politie \p{Lu}/u, 'Politie Limburg'],
  [/^(?:RTV|Omroep) \p{Lu}/u, 'RTV Oost'],
  [/^ROC \p{L}/u, 'ROC Mondriaan'],
  [/^Sint-\p{Lu}[\p{L}-]+college$/u, 'Sint-Jozefscollege'],
  [/^Sint-\p{Lu}\p{Ll}+parochie$/u, 'Sint-Annaparochie'],
  [/^Brandweer \p{Lu}/u, 'Brandweer Twente'],
  [/^[Bb]randweerzone \p{Lu}/u, 'Brandweerzone Rand'],
  [/^ACV \p{Lu}/u, 'ACV Metea'],
  [/^Staatsmijn \p{Lu}/u, 'Staatsmijn Emma'],
  [/^Euronext \p{Lu}/u, 'Euronext Amsterdam'],
  [/^Veiligheidsregio \p{Lu}/u, 'Veiligheidsregio Twente'],
  [/^GGD \p{Lu}/u, 'GGD Twente'],
  [/^Universitair Medisch Centrum \p{Lu}/u, 'Universitair Medisch Centrum Utrecht'],
  [/^Technische Universiteit \p{Lu}/u, 'Technische Universiteit Delft'],
  [/^Universiteit (?:van )?\p{Lu}/u, 'Universiteit Leiden'],
  [/^[Rr]echtbank van (?:eerste aanleg|koophandel) /u, 'rechtbank van eerste aanleg te Gent'],
  [/^politiezone \p{Lu}/iu, 'politiezone Vlas'],
  [/^Omgevingsdienst \p{Lu}/u, 'Omgevingsdienst Haaglanden'],
  [/^Sint-\p{Lu}\p{L}+ziekenhuis$/u, 'Sint-Lucasziekenhuis'],
  [/^rechtbank \p{Lu}/iu, 'rechtbank Amsterdam'],
  [/^gerechtshof \p{Lu}/iu, 'gerechtshof Amsterdam'],
  [/^(?:het )?[Mm]inisterie van /u, 'Ministerie van Financiën'],
  [/^(?:Sint|St\.) \p{Lu}\p{Ll}+$/u, 'Sint Lucas'],
  [/^[Hh]of van [Bb]eroep (?:te|van|in) /u, 'hof van beroep te Gent'],
  [/^[Aa]rbeidshof (?:te|van|in) /u, 'arbeidshof te Gent'],
  [/^[Pp]arket (?:van|te) /u, 'parket van Gent'],
  [/^[Pp]arket \p{Lu}/u, 'parket Leuven'],
  [/^[Gg]ilde van /u, 'gilde van Sint-Joris'],
  [/^Sint-\p{Lu}\p{Ll}+gilde$/u, 'Sint-Jorisgilde'],
  [/^Rekenkamer \p{Lu}/u, 'Rekenkamer Breda'],
  [/^Sint-\p{Lu}\p{Ll}+school$/u, 'Sint-Jozefschool'],
  [/^[Kk]looster \p{Lu}/u, 'klooster Bloemhof'],
  [/^[Hh]eren van \p{Lu}/u, 'heren van Egmond'],
  [/^[Gg]raven van \p{Lu}/u, 'graven van Loon'],
  [/^[Hh]of van [Aa]ssisen /u, 'hof van assisen van Limburg'],
  [/^Stedelijk Museum \p{Lu}/u, 'Stedelijk Museum Breda'],
  [/^Staten van \p{Lu}/u, 'Staten van Zeeland'],
  [/^[Aa]bdij (?:van|te) /u, 'abdij van Egmond'],
  [/^Sint-\p{Lu}\p{Ll}+abdij$/u, 'Sint-Pietersabdij'],
  [/^[Kk]apittel van /u, 'kapittel van Sint-Bavo'],
  [/^[Bb]isdom \p{Lu}/u, 'bisdom Breda'],
  [/^AZ \p{Lu}/u, 'AZ Delta'],
  [/^UZ \p{Lu}/u, 'UZ Gent'],
  [/^WZC Sint-/u, 'WZC Sint-Anna'],
  [/^Woonzorgcentrum Sint-/u, 'Woonzorgcentrum Sint-Anna'],
  [/^Raad (?:van|voor) /u, 'Onderwijsraad'],
  [/^Rijksinstituut (?:voor|van) /u, 'Rijksinstituut voor Natuurbeheer'],
  [/^Rijksdienst (?:voor|van) /u, 'Rijksdienst voor Identiteitsgegevens'],
  [/^Nederlands Instituut (?:voor|van) /u, 'Nederlands Instituut voor Ecologie'],
  [/^Centraal Bureau voor /u, 'Centraal Bureau voor Genealogie'],
  [/^(?:\p{Lu}[\p{L} ]+ )?[Pp]lanbureau(?: voor \p{L}[\p{L} ]+)?$/u, 'Centraal Planbureau'],
  [/^Koninklijk Nederlands \p{Lu}/u, 'Koninklijk Nederlands Meteorologisch Instituut'],
  [/^Koninklijke Nederlandse [\p{L} -]+[Bb]ond$/u, 'Koninklijke Nederlandse Roeibond'],
  [/^Nederlandse [\p{L} -]+autoriteit$/u, 'Nederlandse Zorgautoriteit'],
  [/^Inspectie (?:voor|van) /u, 'Inspectie van het Onderwijs'],
  [/^Waterschap \p{Lu}/u, 'Waterschap Limburg'],
  [/^UMC \p{Lu}/u, 'UMC Utrecht'],
  [/^(?:Wageningen|Leiden|Utrecht|Delft|Erasmus) University(?: |$)/u, 'Maastricht University'],
  [/^\p{Lu}[\p{L} ]+ University$/u, 'Yale University'],
  [/^\p{Lu}\p{Ll}+stichting$/u, 'Hartstichting'],
  [/^\p{Lu}[\p{L} ]* [Oo]rkest$/u, 'Gelders Orkest'],
  [/^\p{Lu}\p{Ll}+(?:orkest|filharmonie)$/u, 'Concertgebouworkest'],
];

/** What councils, fire brigades, broadcasters and water boards are called after, by province. */
export const areas =
  'Noord-Holland Haarlemmermeer Hollands_Kroon Gooise_Meren Dijk_en_Waard Kennemerland IJmond Amsterdam-Amstelland Zaanstreek-Waterland Gooi_en_Vechtstreek NH Amsterdam|' +
  'Zuid-Holland Westland Krimpenerwaard Molenlanden Voorne_aan_Zee Hoeksche_Waard Goeree-Overflakkee Haaglanden Hollands_Midden Rotterdam-Rijnmond Midden-Holland West-Holland Rijnmond West Den_Haag Rotterdam|' +
  'Friesland Súdwest-Fryslân Waadhoeke Noardeast-Fryslân De_Fryske_Marren Fryslân Noord-Nederland|Groningen Het_Hogeland Midden-Groningen Eemsdelta Westerkwartier Noord Noord-Nederland|Drenthe De_Wolden Aa_en_Hunze Tynaarlo Noord-Nederland|' +
  'Overijssel Steenwijkerland IJsselland Twente Oost Vechtstromen Oost-Nederland|Gelderland Oost_Gelre Berkelland Overbetuwe West_Betuwe Bergen_en_Dal Rivierenland Gelderland-Midden Gelderland-Zuid Oost-Nederland|' +
  'Utrecht Utrechtse_Heuvelrug Stichtse_Vecht Vijfheerenlanden Midden-Nederland|Flevoland Noordoostpolder Midden-Nederland|Noord-Brabant Altena Meierijstad Land_van_Cuijk Maashorst Brabant Hart_voor_Brabant Brabant_Noord Brabant-Noord Brabant-Zuidoost De_Dommel Oost-Brabant Zeeland-West-Brabant|' +
  'Zeeland Schouwen-Duiveland Scheldestromen Zeeland-West-Brabant|Limburg Peel_en_Maas Horst_aan_de_Maas Echt-Susteren Limburg-Noord Zuid-Limburg';

export const named: NonNullable<Institutions['named']> = {
  ward: /^(?:Spoedeisende [Hh]ulp|SEH|Eerste [Hh]ulp|Intensive [Cc]are|(?:Verpleeg)?[Aa]fdeling|[Pp]olikliniek)(?: |$)/u,
  school: /^(?:Basisschool|Openbare school|Scholengemeenschap|ROC) /u,
  restaurant: /^(?:Café|Restaurant|Eetcafé|Pizzeria|Brasserie|Hotel|Herberg) /u,
  society: /^(?:Stichting|Vereniging|Koor|Harmonie|Fanfare|Scouting|Oranjevereniging) |(?:vereniging|club)$/u,
  company:
    / (?:B\.?V\.?|N\.?V\.?|VOF|V\.O\.F\.|& Zn\.|en Zn\.|en Zonen)$|^\p{Lu}\p{Ll}*(?:bedrijf|handel|bureau|kantoor|service|techniek|makelaardij|bouw) \p{L}/u,
  law: / (?:[aA]dvocat(?:en|uur)|[nN]otariss?en|[nN]otariaat)$/u,
  team: /^(?:FC|SV|VV|HSV|RKVV|BV) \p{Lu}/u,
  flemish: /^(?:KSV|KFC|KVC|KSK|KV|SK|VK|KVK|RFC|KAA|KRC) \p{Lu}/u,
};

export const cues: NonNullable<Institutions['cues']> = {
  choir:
    /(?<!\p{L})(?:\p{L}*koor(?:tje)?|zang(?:groep|vereniging)|fanfare|harmonie(?:orkest)?|dirigent|dirigeer(?:t|de)?)(?!\p{L})/iu,
  club: /(?<!\p{L})(?!voetbal|korfbal|hockey|handbal)\p{L}*(?:vereniging|club|genootschap|gilde)(?!\p{L})|(?<!\p{L})(?:clubhuis|volkstuin\p{L}*)(?!\p{L})/iu,
  care: /(?<!\p{L})(?:w(?:oon)?zc|\p{L}*(?:zorg(?:centrum|hotel|huis|villa)|rusthuis|verpleeghuis|verzorgingshuis|rusthuis|bejaardentehuis|hospice|revalideert|revalidatie)|verblijv(?:end)?e|afdeling(?= (?:De|Het|'t) \p{Lu})|bewo(?:ner|onster)s?|serviceflat)(?!\p{L})/iu,
  daycare:
    /(?<!\p{L})(?:cr[eè]che|kdv|kinder(?:dagverblijf|opvang)|peuter(?:speelzaal|tuin)|bso|onthaalouder)(?!\p{L})/iu,
  nursing: /(?<!\p{L})(?:wijkverpleging|(?:wijk|buurt|zorg|thuiszorg)team)(?!\p{L})|(?<![\p{L}-])team(?= )/iu,
  pupils: /(?<!\p{L})(?:basisschool|lagere school|groep [1-8]|kleuterklas|juf|meester)(?!\p{L})/iu,
  outdoors:
    /(?<!\p{L})(?:boerderij|camping|manege|hoeve|vakantiepark|groepsaccommodatie|landgoed|kinderboerderij|schoolkamp)(?!\p{L})/iu,
  practice:
    /(?<!\p{L})(?:\p{L}*(?:praktijk|fysiotherapie|apotheek)|kine|kin[eé]sist|kinesitherapeut|tandarts)(?!\p{L})/iu,
  charity: /(?<!\p{L})(?:stichting|voedselbank|goede doel|vrijwilligers?)(?!\p{L})/iu,
  restaurant: /(?<!\p{L})(?:restaurant|caf[eé]|eetcaf[eé]|brasserie|bistro|pizzeria|kroeg|herberg|frituur)(?!\p{L})/iu,
  shop: /(?<!\p{L})(?:\p{L}*(?:bakkerij|slagerij|winkel|boekhandel|garage|zaak|loodgieter|kapsalon|kapper|drogist|(?:installatie|aannemers|loon|schilders|schoonmaak|transport|bouw|revisie|klus)bedrijf|uitvaart(?:zorg|onderneming)|drukkerij|kwekerij|rijschool|makelaar(?:dij|skantoor)?))(?!\p{L})/iu,
  team: /(?<!\p{L})(?:wedstrijd|doelpunt(?:en)?|trainer|coach|opstellen|speelt (?:bij|tegen)|ploeg|provinciale|speler(?:s)?|competitie|eredivisie|(?:won|verloor)(?= (?:met|van|thuis|uit|de (?:finale|wedstrijd|derby|titel))(?!\p{L}))|elftal|(?:voetbal|korfbal|hockey|handbal)(?:club|vereniging)|(?<![\d-])\d-\d(?![\d-]))(?!\p{L})/iu,
  media: /(?<!\p{L})(?:krant|dagblad|schrijft|meldt|redactie|journalist(?:en)?|verslaggever)(?!\p{L})/iu,
  school: /(?<!\p{L})(?:studeerde|hoogleraar|promoveerde|leerlingen|studenten|docent|rector)(?!\p{L})/iu,
  company:
    /(?<!\p{L})(?:bedrijf|omzet|aandelen?|directeur|werknemers|fabriek|winst|factuur|klant(?:en)?|werkgever)(?!\p{L})/iu,
};
