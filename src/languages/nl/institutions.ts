import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'van de het een en voor in op aan te der den bij met ter ten',
  legalForms: 'bv b.v nv n.v vof cv zonen gebroeders gebr',
  kinds: `
    ziekenhuis ziekenhuizen medisch centrum kliniek polikliniek universitair universiteit hogeschool school basisschool lyceum gymnasium college instituut stichting vereniging bond gemeente
    provincie ministerie rechtbank gerechtshof bank verzekeringen zorg zorgcentrum zorggroep thuiszorg verpleeghuis verzorgingshuis huisartsenpraktijk huisartsenpost apotheek praktijk
    gezondheidscentrum laboratorium afdeling dienst kerk bibliotheek museum theater station luchthaven hotel bakkerij slagerij garage bouwbedrijf transport groep maatschappij genootschap
    academie academisch algemeen koninklijk nationaal regionaal politie brandweer banque revalidatiecentrum`,
  heads:
    /ziekenhuis|kliniek|centrum|school|universiteit|praktijk|huis|rechtbank|gerechtshof|ministerie|stichting|vereniging|bedrijf|maatschappij|afdeling|apotheek/u,
  legalEnding: /B\.\s?V\.|N\.\s?V\.|V\.\s?O\.\s?F\./u,
  purpose: 'voor van',
  nationalities: [
    ['Duits Frans Engels Spaans Pools Deens Zweeds Noors Fins Turks Russisch Belgisch Italiaans Grieks', 'e -'],
    ['Europa Azië Afrika Oceanië', '-'],
    ['Noord-Amerika Zuid-Amerika Latijns-Amerika', '-'],
  ],
  fields: [
    [
      'Cardiologie Neurologie Urologie Oncologie Radiologie Psychiatrie Kindergeneeskunde Dermatologie Gynaecologie Nefrologie Longziekten Geriatrie Chirurgie Orthopedie Reumatologie',
      '-',
    ],
    ['Geneeskunde Rechten Natuurkunde Scheikunde Wijsbegeerte Geschiedenis Psychologie Farmacie Tandheelkunde', '-'],
    ['Justitie Onderwijs Landbouw Financiën Defensie Volksgezondheid', '-'],
  ],
  fieldEnding: /logie|kunde/u,
  commonEnding: /(?:ing(?:en)?|heid|heden|schap(?:pen)?|teit|logie|kunde|iek|isme|elijke?|ische?|ige|zorg)$/iu,
  common:
    'werk kinderen vrouwen jeugd familie sport wonen handel industrie verkeer energie water bloed milieu natuur kerk onderwijs techniek ouderen vrienden noord zuid oost west stad land',
};
