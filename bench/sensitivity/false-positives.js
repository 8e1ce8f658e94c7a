// What a model takes for sensitive and is not (Schamberger 2019, §7.3).
import { elementsOf } from '../../dist/taggers/sensitivity/elements.js';

/** Words that stand for a person of the decision without naming one: "der Kunde", "die Beklagte". */
const ROLES =
  /^(?:(?:Mit|Neben|Mitbe|Wider|Rechtsmittel|Revisions|Berufungs|Beschwerde|Verfügungs|Erb|Ehe|Arbeit|Auftrag|Versicherungs)?(?:kläger|beklagt|angeklagt|beschuldigt|verurteilt|geschädigt|verletzt|betroffen|zeug|antragsteller|antragsgegner|beschwerdeführer|führer|gegner|schuldner|gläubiger|sachverständig|gutachter|kunde|mandant|mieter|vermieter|käufer|verkäufer|patient|versichert|beigeladen|erblasser|lasser|erbe|nehmer|geber|geschäftsführer|gesellschafter|prokurist|vorstand|anmelder|inhaber|insolvenzverwalter|betreuer|notar|rechtsanwalt|patentanwalt|verteidiger|richter|arzt|ärzt|beamt|soldat|ehemann|ehefrau|ehegatt|mann|frau|sohn|tochter|vater|mutter|bruder|schwester|eltern|kind|täter|opfer|firma|gesellschaft|gmbh|unternehmen))(?:e|er|en|n|in|innen|s|es|em|r|ern)?[.,;:)]*$/iu;

/**
 * Kinds of elements that are not sensitive, the first that fits: a word for a role, part of a name that a tagger of names found, a
 * number, a word in capitals, anything else.
 */
function kindOf(text, isNamed) {
  if (ROLES.test(text)) return 'role';
  if (isNamed) return 'name';
  if (/\d/.test(text)) return 'number';
  return /^[^\p{L}]*\p{Lu}/u.test(text) ? 'capital' : 'other';
}

/** Shares of the kinds among the elements that are chosen, of those that are not sensitive. */
function sharesOf(documents, named, isChosen) {
  const counts = { role: 0, name: 0, number: 0, capital: 0, other: 0 };
  let all = 0;
  let number = 0;
  documents.forEach((doc, d) => {
    const names = elementsOf(named[d]);
    elementsOf(doc).forEach(({ text, sensitive }, e) => {
      if (isChosen(number++) && !sensitive) {
        counts[kindOf(text, names[e].sensitive)]++;
        all++;
      }
    });
  });
  return Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, all === 0 ? 0 : count / all]));
}

/** What the elements of the documents that are not sensitive are. */
export function kindShares(documents, named) {
  return sharesOf(documents, named, () => true);
}

/** What those above the threshold are. @param rated every element of the documents in their order */
export function describeFalsePositives({ logits }, threshold, documents, named) {
  return sharesOf(documents, named, (number) => logits[number] > threshold);
}
