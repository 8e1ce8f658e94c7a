// The decisions of the German-LER time expressions, as texts: shared by the measurements of placeholders.
import { readFileSync } from 'node:fs';

/**
 * Cuts the text of a court at a stated heuristic: a decision begins at a line that opens one ("In der Beschwerdesache …",
 * "Auf die Revision … wird … aufgehoben", "Die Beschwerde … wird … verworfen") at least eight lines after the last border.
 */
export function readDecisions(corpora, court) {
  const raw = readFileSync(`${corpora}/german_ler/timex/${court}_timex.txt`, 'utf8');
  const lines = raw
    .replace(/<\/?TIMEX3[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .split('\n')
    .filter((line) => !/^<[?!/]?(?:xml|DOCTYPE|TimeML|\/TimeML)/.test(line) && line.trim() !== '');
  const opens =
    /^(?:In (?:der|dem|den) \S*(?:sache|verfahren|Sache)|(?:1\. )?(?:Auf die|Die|Der|Das) (?:sofortige |weitere )?(?:Revision|Revisionen|Rechtsbeschwerde|Beschwerde|Beschwerden|Nichtzulassungsbeschwerde|Antrag|Anhörungsrüge|Berufung|Erinnerung|Gehörsrüge)\b.*(?:wird|werden)\b)/;
  const decisions = [];
  let current = [];
  for (const line of lines) {
    if (opens.test(line) && current.length >= 8) {
      decisions.push(current.join('\n'));
      current = [];
    }
    current.push(line);
  }
  if (current.length > 0) decisions.push(current.join('\n'));
  return decisions.map((text, i) => ({ id: `${court}-${i + 1}`, text, entities: [] }));
}
