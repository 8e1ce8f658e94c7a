// Words that are never replaced and never put in another's place, by their lemma. Words of another language than English have
// no augmenter that could touch them.

/** Negations and hedges: another word might turn the finding round. */
const NEGATIONS =
  'no not never none nor neither without hardly barely scarcely rarely seldom deny lack fail refuse decline absent absence ' +
  'negative positive unable cannot unlikely likely possible possibly probable probably exclude rule doubt doubtful question ' +
  'questionable suspect suspected suspicious except unless instead refute dispute contradict free';

/** Numbers, measures and time, which datasets label or calculate with. */
const MEASURES =
  'one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million billion half third quarter ' +
  'double twice once first second gram milligram microgram kilogram pound ounce liter litre milliliter meter metre centimeter ' +
  'millimeter kilometer mile foot feet inch yard acre degree percent dollar cent euro unit dose minute hour day week month ' +
  'year decade century today tomorrow yesterday tonight noon midnight morning afternoon evening night weekend monday tuesday ' +
  'wednesday thursday friday saturday sunday january february march april may june july august september october november ' +
  'december spring summer autumn fall winter date time age old young left right bilateral north south east west';

/** Words of the clinic whose everyday synonyms say something else there: anatomy, findings, drugs, care. */
const CLINICAL =
  'patient doctor physician nurse hospital clinic ward unit bed discharge admit admission history exam examination physical ' +
  'present presentation presenting course complaint chief plan assessment impression diagnosis prognosis symptom sign finding ' +
  'acute chronic stable unstable unremarkable remarkable normal abnormal regular irregular benign malignant primary secondary ' +
  'mild moderate severe tender tenderness soft firm alert oriented gross grossly stool urine water blood culture smear swab ' +
  'tissue cell mass lump lesion growth nodule cyst tumor tumour cancer canal chamber vessel valve stem root joint organ trunk ' +
  'temple calf palm sole chest breast arm leg hand foot head neck face eye ear nose mouth lip tongue throat back side shoulder ' +
  'elbow wrist finger thumb hip knee ankle toe skin bone muscle nerve heart lung liver kidney spleen stomach bowel gut colon ' +
  'bladder brain spine rib skull jaw tooth gum nail hair body belly abdomen pelvis groin labor labour delivery deliver birth ' +
  'pregnant pregnancy period flow discharge drain drainage tube line catheter lead stent graft film scan image view study test ' +
  'lab laboratory result level count rate rhythm pulse pressure temperature fever pain ache cough cold flu shock stroke attack ' +
  'seizure fit depression anxiety stress drug medication medicine pill tablet capsule solution aspirin insulin steroid agent ' +
  'antibiotic vaccine shot injection infusion drip therapy treatment treat procedure operation operate surgery surgical ' +
  'surgeon wound cut burn break fracture sprain strain swelling infection inflammation bleeding bleed clot rash itch nausea ' +
  'vomit vomiting diarrhea constipation fatigue weakness appetite weight height diet smoke smoker drink drinker alcohol ' +
  'allergy allergic resident attending intern fellow consult consultation service social smear invasive culture sensitive ' +
  'prescribe prescription administer intake uptake delirium spasm palsy sedative genetic inherited recurrent subcutaneous ' +
  'specific transfer transport arrest code crash critical intensive dressing appendix graft plate cast crown bridge pupil';

/** Words of the law, likewise. */
const LEGAL =
  'court judge justice judgment judgement case party plaintiff defendant appellant applicant claimant respondent appeal motion ' +
  'action suit trial hearing sentence plea charge offense offence crime conviction convict verdict jury bench bar counsel ' +
  'attorney lawyer solicitor barrister witness testify testimony evidence exhibit discovery statute act bill law rule order ' +
  'article section clause paragraph right duty claim damage damages liability contract consideration execute execution service';

const words = new Set([NEGATIONS, MEASURES, CLINICAL, LEGAL].flatMap((list) => list.split(' ')));

/** Whether a lemma is one that no context augmenter may replace or write. */
export function isProtected(lemma: string): boolean {
  return words.has(lemma);
}
