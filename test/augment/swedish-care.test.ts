import { describe, expect, it } from 'vitest';
import { copiesIn } from '../helpers/copies-in.ts';

/** A text with one mention of where somebody is cared for or lives, and what each surrogate looks like. */
const LIKE: readonly (readonly [text: string, like: RegExp])[] = [
  ['Mål [PMÖÄ 1234-19|IDNUM] .', /^PMÖÄ (?!1234)\p{Nd}{4}-\p{Nd}\p{Nd}$/u],
  // Another of its head.
  ['Remiss till [Öron-näsa-halskliniken|DEPARTMENT] .', /^(?!Öron-)\p{Lu}\p{Ll}+kliniken$/u],
  ['Remiss till [Njurmedicinska kliniken|DEPARTMENT] .', /^(?!Njur)\p{Lu}\p{Ll}+ska kliniken$/u],
  ['Remiss till [Kärlkirurgiska mottagningen|DEPARTMENT] .', /^(?!Kärl)\p{Lu}\p{Ll}+ska mottagningen$/u],
  ['Remiss till [Geropsykiatriska polikliniken|DEPARTMENT] .', /^(?!Gero)\p{Lu}\p{Ll}+ska polikliniken$/u],
  ['Remiss till [Syncentralen|DEPARTMENT] .', /^(?:Hör|Hjälpmedels|Blod|Sterilteknik|Tandvårds)centralen$/u],
  ['Remiss till [Beroendecentrum|DEPARTMENT] .', /^(?:Bröst|Smärt|Diabetes|Hjärt|Sömn|Rygg|Trauma)centrum$/u],
  ['Hembesök av [Palliativa teamet|DEPARTMENT] .', /^(?!Palliativa)\p{Lu}\p{Ll}+a teamet$/u],
  ['Hembesök av [Mobila psykteamet|DEPARTMENT] .', /^Mobila (?!psyk)\p{Ll}+teamet$/u],
  ['Hembesök av [Demensteamet|DEPARTMENT] .', /^(?!Demens)\p{Lu}\p{Ll}+teamet$/u],
  ['Hembesök av [Trygghetsteamet Qvelmbo|DEPARTMENT] .', /^Trygghetsteamet (?!Qvelm)\p{Lu}\p{L}+/u],
  ['Vård på [Ätstörningsenheten|DEPARTMENT] .', /^(?!Ätst)\p{Lu}\p{Ll}+enheten$/u],
  ['Vård på [Neuropsykiatriska enheten|DEPARTMENT] .', /^(?!Neurop)\p{Lu}\p{Ll}+a enheten$/u],
  ['Vård på [PIVA|DEPARTMENT] .', /^(?!PIVA)(?:\p{Lu}{1,4}VA|HIA)$/u],
  ['Vård på [Uppvakningsavdelningen|DEPARTMENT] .', /^(?!Uppvak|Ekonomi|Marknads|Personal|Inköps|IT-)\p{Lu}\p{Ll}+avdelningen$/u], // prettier-ignore
  // Houses are called as houses are.
  ['Bor på [Blåqvelmshemmet|HOSPITAL] .', /^(?!Blåqvelm)\p{Lu}\p{Ll}+hemmet$/u],
  ['Bor på [Qvelmgården|HOSPITAL] .', /^(?!Qvelm)\p{Lu}\p{Ll}+gården$/u],
  ['Bor på [Qvelmhagen|HOSPITAL] .', /^(?:\p{Lu}\p{Ll}+(?:backen|en|an|a|udden|hem|lund|gården|by|höjden|huset|bro|us|staden))$/u], // prettier-ignore
  ['Bor på [servicehuset Qvelmbacken|HOSPITAL] .', /^servicehuset (?!Qvelm)\p{Lu}\p{Ll}+(?:an|en|et|a|d|id)$/u],
  ['Bor på [Korttidsboendet Qvelmen|ORG] .', /^Korttidsboendet (?!Qvelm)\p{Lu}\p{Ll}+(?:an|en|et|a|d|id)$/u],
  ['Vård på [Carlanderska|HOSPITAL] .', /^(?:Sahlgrenska|Karolinska|Akademiska|Malmska)$/u],
  [
    'Vård på [Qvelmby sjukhus|HOSPITAL] .',
    /^(?!Qvelm)(?:\p{Lu}\p{L}+(?:s|[aeiouyåäöxz])|Kalmar)(?: \p{L}+)? sjukhus$/u,
  ],
  ['Går på [Qvelmbrynets förskola|HOSPITAL] .', /^(?!Qvelm)\p{Lu}[\p{L} -]+ förskola$/u],
  ['Tid hos [Tandläkarna vid Bron|HOSPITAL] .', /^Tandläkarna (?:vid|i|på) (?!Bron)\p{Lu}\p{Ll}+$/u],
  ['Har [hemtjänsten Qvelmby-Karl|ORG] .', /^hemtjänsten (?!Qvelm)\p{Lu}\p{Ll}+$/u],
  ['Går i [grupp Ekorren|ORG] .', /^grupp (?!Ekorren)\p{Lu}\p{Ll}+$/u],
  ['Sitter på [Anstalten Qvelm|ORG] .', /^Anstalten (?!Qvelm)\p{Lu}\p{Ll}+$/u],
  // An adjective apart from its kind is none's name.
  [
    'Bor på [Gamla vägen 33|STREET] .',
    /^(?:Nya|Långa|Stora|Lilla|Norra|Södra|Östra|Västra|Övre|Nedre) vägen \p{Nd}\p{Nd}$/u,
  ],
  ['Bor på [Södra vägen 5|STREET] .', /^(?!Södra)\p{Lu}\p{Ll}+[ae] vägen \p{Nd}$/u],
  ['Bor på [Stora Qvelmgatan 4|STREET] .', /^Stora (?!Qvelm)\p{Lu}\p{L}+gatan \p{Nd}$/u],
  [
    'Bor på [Qvelmdals Byväg 46|STREET] .',
    /^(?!Qvelm)\p{Lu}[\p{L} -]*(?:s|[aeiouyåäöxz]|Kalmar) (?!Byväg)\p{Lu}\p{L}+väg \p{Nd}\p{Nd}$/u,
  ],
  ['Bor på [Karl Johans gata 8|STREET] .', /^(?!Karl)\p{Lu}\p{L}+ (?!Johans)\p{Lu}\p{L}*[sxz] gata \p{Nd}$/u],
  ['Bor på [Drottning Kristinas väg 15|STREET] .', /^(?!Drottn|Kristina)\p{Lu}\p{L}*[sxz] väg \p{Nd}\p{Nd}$/u],
  ['Bor på [Qvelmslingan 8|STREET] .', /^(?!Qvelm)\p{Lu}\p{Ll}+slingan \p{Nd}$/u],
  ['Bor på [Qvelmvägen 8 as 3|STREET] .', /^(?!Qvelm)\p{Lu}\p{Ll}+vägen \p{Nd} as \p{Nd}$/u],
];

describe('Swedish houses of care, their parts and streets', () => {
  it.each(LIKE)('are like what stood there: %s', async (text, like) => {
    for (const { mentions } of await copiesIn('sv', text)) expect(mentions[0]).toMatch(like);
  });
});
