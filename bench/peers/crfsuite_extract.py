"""Tags sentences with CRFsuite, the attributes made in Python by ner_features.py.

  python bench/peers/crfsuite_extract.py train.jsonl test.jsonl MODEL '{"c1": 0.1, "c2": 0.1, "max_iterations": 15}'

A line is a sentence: {"words": [...], "tags": [...]}. Trains MODEL where there is none. Prints JSON: the seconds (of the
processor, and by the clock) from words to tags, model and sentences read before.
"""
import json
import os
import sys
import time

import pycrfsuite

import ner_features


def read(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


train_file, test_file, model, parameters = sys.argv[1:]
if not os.path.exists(model):
    trainer = pycrfsuite.Trainer(algorithm="lbfgs", params=json.loads(parameters), verbose=False)
    for sentence in read(train_file):
        trainer.append(list(ner_features.ner(sentence["words"], None, False)), sentence["tags"])
    trainer.train(model + ".partial")
    os.rename(model + ".partial", model)
tagger = pycrfsuite.Tagger()
tagger.open(model)
sentences = read(test_file)
cpu, clock = time.process_time(), time.perf_counter()
mentions = 0
for sentence in sentences:
    tags = tagger.tag(list(ner_features.ner(sentence["words"], None, False)))
    mentions += sum(tag.startswith("B-") for tag in tags)
times = {"processorSeconds": time.process_time() - cpu, "seconds": time.perf_counter() - clock, "mentions": mentions}
print(json.dumps({"passes": [times]}))
