"""A peer's side of a row of `bench/peers.js`: reads its input, says that it is ready, then runs a round for each line of standard input
and tells its seconds, and those of the processor since the process began.

    contest.py PEER FOLDER
"""

import glob
import importlib.metadata
import json
import os
import random
import sys
import time

peer, folder = sys.argv[1:]


def path(name):
    return os.path.join(folder, name)


def sentences(name="sentences.conll"):
    """Words and BIO tags."""
    words, tags = [], []
    for line in open(path(name), encoding="utf-8"):
        cells = line.split()
        if cells:
            words.append(cells[0])
            tags.append(cells[-1])
        elif words:
            yield words, tags
            words, tags = [], []
    if words:
        yield words, tags


def augmenty():
    import augmenty
    import spacy
    from spacy.tokens import Doc
    from spacy.training import Example

    nlp = spacy.blank("en")
    examples = [Example(Doc(nlp.vocab, words=w), Doc(nlp.vocab, words=w, ents=t)) for w, t in sentences()]
    mentions = {}
    for example in examples:
        for ent in example.reference.ents:
            mentions.setdefault(ent.label_, []).append([token.text for token in ent])
    augmenter = augmenty.load("ents_replace_v1", level=1.0, ent_dict=mentions)
    return lambda: sum(len(made.reference.text) for example in examples for made in augmenter(nlp, example))


def texts_with_spans():
    for words, tags in sentences():
        text, spans, at = " ".join(words), [], 0
        for word, tag in zip(words, tags):
            if tag.startswith("B-"):
                spans.append([tag[2:], at, at + len(word)])
            elif tag.startswith("I-"):
                spans[-1][2] = at + len(word)
            at += len(word) + 1
        yield text, spans


def presidio_pseudonymization():
    from presidio_analyzer import RecognizerResult
    from presidio_evaluator.data_generator import PresidioPseudonymization

    names = {"PER": "name", "LOC": "city", "ORG": "company", "MISC": "country"}
    inputs = [(text, [RecognizerResult(names[label], start, end, 1.0) for label, start, end in spans]) for text, spans in texts_with_spans()]
    pseudonymizer = PresidioPseudonymization(map_to_presidio_entities=False)
    return lambda: sum(len(pseudonymizer.pseudonymize(text, spans, 1)[0]) for text, spans in inputs)


def nlpaug():
    import nlpaug.augmenter.word as word

    inputs = [" ".join(words) for words, _ in sentences()]
    augmenter = word.SynonymAug(aug_src="wordnet")
    return lambda: sum(len(made) for made in augmenter.augment(inputs))


def textaugment():
    from textaugment import EDA

    inputs = [" ".join(words) for words, _ in sentences()]
    augmenter = EDA(random_state=13)
    return lambda: sum(len(augmenter.synonym_replacement(text, n=2)) for text in inputs)


def faker():
    from faker import Faker

    fake = Faker("en_US")
    Faker.seed(13)
    templates = open(path("templates.txt"), encoding="utf-8").read().splitlines()
    return lambda: sum(len(fake.parse(random.choice(templates))) for _ in range(2000))


def presidio_templates():
    from presidio_evaluator.data_generator import PresidioSentenceFaker

    templates = open(path("templates.txt"), encoding="utf-8").read().splitlines()
    made = PresidioSentenceFaker("en_US", lower_case_ratio=0, sentence_templates=templates)
    return lambda: sum(len(sample.full_text) for sample in made.generate_new_fake_sentences(2000))


def notes():
    return [json.loads(line) for line in open(path("notes.jsonl"), encoding="utf-8")]


def presidio_anonymizer():
    from presidio_anonymizer import AnonymizerEngine
    from presidio_anonymizer.entities import RecognizerResult

    inputs = [(n["text"], [RecognizerResult(e["label"], e["start"], e["end"], 1.0) for e in n["entities"]]) for n in notes()]
    engine = AnonymizerEngine()
    return lambda: sum(len(engine.anonymize(text, spans).text) for text, spans in inputs)


def scrubadub():
    import scrubadub

    inputs = [n["text"] for n in notes()]
    scrubber = scrubadub.Scrubber()
    return lambda: sum(len(scrubber.clean(text)) for text in inputs)


def seqeval():
    from seqeval.metrics import classification_report
    from seqeval.scheme import IOB2

    gold, predicted = ([tags for _, tags in sentences(name)] for name in ("gold.conll", "predicted.conll"))
    return lambda: len(classification_report(gold, predicted, mode="strict", scheme=IOB2))


def nervaluate():
    from nervaluate import Evaluator

    gold, predicted = ([tags for _, tags in sentences(name)] for name in ("gold.conll", "predicted.conll"))
    labels = sorted({tag[2:] for tags in gold for tag in tags if tag != "O"})
    return lambda: len(Evaluator(gold, predicted, tags=labels, loader="list").evaluate())


def nltk_conll():
    import nltk
    from nltk.corpus.reader import ConllCorpusReader

    nltk.data.path.append(folder)  # it reads nowhere else
    return lambda: sum(len(s) for s in ConllCorpusReader(folder, ["sentences.conll"], ("words", "pos", "ignore", "chunk")).iob_sents())


def cassis():
    from cassis import load_cas_from_xmi, load_typesystem

    types = load_typesystem(open(path("cas/TypeSystem.xml"), "rb"))
    files = sorted(glob.glob(path("cas/*.xmi")))
    return lambda: sum(len(load_cas_from_xmi(open(file, "rb"), typesystem=types).sofa_string) for file in files)


PEERS = {
    "augmenty": augmenty,
    "presidio-evaluator": presidio_templates,
    "presidio-evaluator (pseudonymization)": presidio_pseudonymization,
    "nlpaug": nlpaug,
    "textaugment": textaugment,
    "Faker": faker,
    "presidio-anonymizer": presidio_anonymizer,
    "scrubadub": scrubadub,
    "seqeval": seqeval,
    "nervaluate": nervaluate,
    "nltk": nltk_conll,
    "dkpro-cassis": cassis,
}

random.seed(13)
work = PEERS[peer]()
print(json.dumps({"version": importlib.metadata.version(peer.split(" ")[0])}), flush=True)
for _ in sys.stdin:
    start = time.perf_counter()
    made = work()
    seconds = time.perf_counter() - start
    print(json.dumps({"seconds": seconds, "processor": time.process_time(), "made": made}), flush=True)
