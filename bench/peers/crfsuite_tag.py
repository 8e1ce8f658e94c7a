"""Trains python-crfsuite on attributes made elsewhere and tags with it.

  python bench/peers/crfsuite_tag.py train.tsv test.tsv tags.txt '{"c1": 0, "c2": 0.1, "max_iterations": 100}'

A line of the .tsv files is a token: its tag, then its attributes, separated by tabs; an empty line ends a sentence. The tags
of the test tokens are written one a line. Prints {"trainSeconds", "tagSeconds"} of CPU time, reading left out, as JSON.
"""
import json
import sys
import tempfile
import time

import pycrfsuite


def read(path):
    tags, attributes = [], []
    with open(path, encoding="utf-8") as file:
        for line in file:
            cells = line.rstrip("\n").split("\t")
            if cells == [""]:
                yield tags, pycrfsuite.ItemSequence(attributes)
                tags, attributes = [], []
            else:
                tags.append(cells[0])
                attributes.append(cells[1:])


train_file, test_file, out_file, parameters = sys.argv[1:]
trainer = pycrfsuite.Trainer(algorithm="lbfgs", params=json.loads(parameters), verbose=False)
for tags, sequence in read(train_file):
    trainer.append(sequence, tags)
with tempfile.NamedTemporaryFile() as model:
    started = time.process_time()
    trainer.train(model.name)
    train_seconds = time.process_time() - started
    tagger = pycrfsuite.Tagger()
    tagger.open(model.name)
    tag_seconds = 0
    with open(out_file, "w", encoding="utf-8") as out:
        for _, sequence in read(test_file):
            started = time.process_time()
            tags = tagger.tag(sequence)
            tag_seconds += time.process_time() - started
            out.writelines(tag + "\n" for tag in tags)
print(json.dumps({"trainSeconds": train_seconds, "tagSeconds": tag_seconds}))
