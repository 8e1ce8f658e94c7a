import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'der die das dem den des und fur im in am an auf zu zur zum beim von vom mit bei',
  legalForms:
    'gmbh ag kg ohg gbr kgaa ug mbh ev e.v eg se aktiengesellschaft gesellschaft genossenschaft partnerschaft gruppe',
  kinds: `
    klinik kliniken klinikum klinikums universitat universitatsklinikum institut akademie abteilung station
    verein verband verbandes bund union gesellschaft bundesverband kommission agentur amt behorde ministerium partei apotheke labor
    residenz haus heim stiftung gesundheit gesundheitszentrum praxis nationaler konigliche sud nord
    kreiskrankenhaus krankenhaus krankenhauses landgericht landgerichts amtsgericht amtsgerichts sozialgericht sozialgerichts oberlandesgericht oberlandesgerichts verwaltungsgericht
    verwaltungsgerichts lg ag olg sg vg bundesamt landesamt finanzamt finanzamts jobcenter jobcenters landkreis stadt gemeinde kreis markenstelle klasse senat
    staatsanwaltschaft senats gericht schule schulzentrum fachschule berufsschule gymnasium zentrum
    chirurgie urologie kardiologie neurologie onkologie kinderklinik
    hansestadt freistaat freistaats lander landes dienst dienstes medizinische medizinischer beruflichen medizinischen diakonissenhaus brauerei rechtsanwalte kanzlei verlag werke werk spedition rechtsschutz versicherungs allgemeine autohaus backerei apotheken`,
  heads:
    /krankenhaus(?:es)?|klinik(?:um|ums|en)?|gericht(?:s|es|e)?|ministerium(?:s)?|anstalt|behorde|verwaltung|agentur|kammer|kasse|versicherung|gesellschaft|stiftung|schule|universitat|institut(?:s)?|zentrum(?:s)?|verband(?:s|es)?|verein(?:s)?|vereinigung(?:en)?|gewerkschaft|regierung|rat(?:s|es)?|bund(?:s|es)?|dienst(?:es|s)?|amt(?:s|es)?|kanzlei(?:en)?|akademie|bibliothek|kirche|kommission|partei|straftkammer|bank|werk(?:e)?|verlag/u,
  legalEnding: /e\.?\s?V\.?|e\.?\s?K\.|e\.?\s?G\./u,
  association: /e\.?\s?V/u,
  purpose: 'für',
  fieldEnding: /logie/u,
  nationalities: [
    [
      'kurd arab rumän bulgar kroat serb ukrain pers französ italien span poln türk russ tunes syr griech schwed dän norweg österreich portugies ungar tschech belg',
      'ischen ischer ischem isches ische isch',
    ],
    [
      'Bayer Hess Sächs Thüring Bad Westfäl Rhein Niedersächs Brandenburg Holstein Mecklenburg Württemberg',
      'ischen ischer ischem isches ische isch',
    ],
    ['Deutsch Schweizerisch Österreichisch Bayerisch Hessisch', 'en er em es e'],
    ['Europäisch Afrikanisch Asiatisch Amerikanisch', 'en er em es e'],
    ['Europa Asien Afrika Ozeanien', 's -'],
    ['Südamerika Nordamerika Mittelamerika', 's -'],
    ['Westeuropa Osteuropa Mitteleuropa Nordeuropa Südeuropa', 's -'],
  ],
  fields: [
    [
      'Justiz Gesundheit Bildung Forschung Kultur Landwirtschaft Wirtschaft Verteidigung Wissenschaft Energie Statistik Arbeit Umwelt Finanzen Familie Jugend',
      '-',
    ],
    [
      'Chirurgie Urologie Kardiologie Neurologie Onkologie Radiologie Psychiatrie Dermatologie Gynäkologie Pädiatrie Orthopädie Nephrologie Pneumologie',
      '-',
    ],
    ['Krankenversicherung Rentenversicherung Pflegeversicherung Unfallversicherung Arbeitslosenversicherung', '-'],
    ['Musikschulen Volkshochschulen Bibliotheken Gymnasien Realschulen Hochschulen Grundschulen', '-'],
    ['Innern Gesundheitswesens Bildungswesens Verkehrswesens', '-'],
    ['Bundestag Landtag Kreistag', 'es s -'],
    ['Bundesregierung Landesregierung Staatsregierung', '-'],
    [
      'Bundesinnenministerium Bundesjustizministerium Bundesfinanzministerium Bundesverteidigungsministerium Bundesumweltministerium',
      's -',
    ],
    ['evangelisch katholisch lutherisch', 'en er em es e'],
  ],
  commonEnding:
    /(?:ung(?:en|s)?|heit(?:en)?|keit(?:en)?|schaft(?:en)?|tion(?:en)?|ismus|wesens?|tät|rechts?|schutz(?:es)?|hilfe|arbeit|politik|lich(?:e[nrms]?)|isch(?:e[nrms]?)|ige[nrms]?|rat(?:es|s)?|ämter|verbände|logie|pädie|iatrie)$/iu,
  common:
    'arbeit arbeitgeber kinder frauen jugend familie sport wohnen innern auswärtigen inneren handel industrie verkehr energie wasser blut umwelt natur kirche diakonie caritas fernsehen rundfunk patent marken städte länder technik verbraucher beamte beamten ersten zweiten freien',
};
