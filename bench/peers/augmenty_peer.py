"""Entity replacement by augmenty 1.4.4 on a CoNLL corpus: one process, documents in memory. Prints JSON.

    augmenty_peer.py wikigold.conll.txt REPEATS
"""
import json
import random
import sys
import time

import augmenty
import spacy
from spacy.tokens import Doc
from spacy.training import Example

path, repeats = sys.argv[1], int(sys.argv[2])
nlp = spacy.blank("en")
examples, words, tags = [], [], []
for line in open(path, encoding="utf-8"):
    cells = line.split()
    if len(cells) < 2 or cells[0] == "-DOCSTART-":
        if words:
            # wikigold is in IO: make it BIO, which spaCy needs.
            bio, last = [], "O"
            for tag in tags:
                bio.append("O" if tag == "O" else ("I-" if tag[2:] == last else "B-") + tag[2:])
                last = "O" if tag == "O" else tag[2:]
            examples.append(Example(Doc(nlp.vocab, words=words), Doc(nlp.vocab, words=words, ents=bio)))
        words, tags = [], []
    else:
        words.append(cells[0])
        tags.append(cells[-1])
tokens = sum(len(e.reference) for e in examples)
mentions = {}
for example in examples:
    for ent in example.reference.ents:
        mentions.setdefault(ent.label_, []).append([t.text for t in ent])
random.seed(13)
augmenter = augmenty.load("ents_replace_v1", level=1.0, ent_dict=mentions)
seconds = []
for _ in range(repeats):
    start = time.perf_counter()
    count = sum(len(augmented.reference) for example in examples for augmented in augmenter(nlp, example))
    seconds.append(time.perf_counter() - start)
print(json.dumps({"tokens": tokens, "outputTokens": count, "seconds": seconds}))
