"""Trains CRFsuite on attributes and labels that were dumped, and says how it went.

    crfsuite_peer.py DATA SETTINGS [MODEL]

DATA has a line for each token, "label TAB attribute TAB attribute …", and an empty line after each sentence. SETTINGS is JSON:
CRFsuite's parameters, and "algorithm". Prints JSON: the losses of the iterations, the seconds they took (of the
processor, and by the clock), and with MODEL the weights, exact, read from the model file that is left there.
"""

import json
import struct
import sys
import time

import pycrfsuite


class Trainer(pycrfsuite.BaseTrainer):
    """Keeps the log's lines."""

    def __init__(self):
        super().__init__()
        self.log = []

    def message(self, message):
        self.log.append(message)


def read(path):
    items, labels = [], []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            line = line.rstrip("\n")
            if line:
                label, *attributes = line.split("\t")
                labels.append(label)
                items.append(attributes)
            elif items:
                yield items, labels
                items, labels = [], []


def exact_weights(path):
    """The features of a model file: its header's seventh word is where they begin (crfsuite, lib/crf/src/crf1d_model.c)."""
    with open(path, "rb") as file:
        data = file.read()
    at = struct.unpack_from("<I", data, 28)[0]
    assert data[at : at + 4] == b"FEAT", data[at : at + 4]
    count = struct.unpack_from("<I", data, at + 8)[0]
    return [struct.unpack_from("<IIId", data, at + 12 + 20 * i) for i in range(count)]


def named_weights(path):
    tagger = pycrfsuite.Tagger()
    tagger.open(path)
    info = tagger.info()
    attributes = {int(number): name for name, number in info.attributes.items()}
    labels = {int(number): name for name, number in info.labels.items()}
    states, transitions = [], []
    for kind, source, target, weight in exact_weights(path):
        if kind == 0:
            states.append([attributes[source], labels[target], weight])
        else:
            transitions.append([labels[source], labels[target], weight])
    return {"states": states, "transitions": transitions}


def main():
    data, settings, *model = sys.argv[1:]
    settings = json.loads(settings)
    trainer = Trainer()
    trainer.select(settings.pop("algorithm", "lbfgs"), "crf1d")
    trainer.set_params(settings)
    for items, labels in read(data):
        trainer.append(pycrfsuite.ItemSequence(items), labels)
    cpu, clock = time.process_time(), time.perf_counter()
    path = model[0] if model else "/dev/null"
    trainer.train(path)
    seconds = {"cpu": time.process_time() - cpu, "clock": time.perf_counter() - clock}
    losses, norms, active, iteration_seconds = [], [], [], []
    for line in "".join(trainer.log).splitlines():
        name, _, value = line.partition(": ")
        if name == "Loss":
            losses.append(float(value))
        elif name == "Feature norm":
            norms.append(float(value))
        elif name == "Active features":
            active.append(int(value))
        elif name == "Seconds required for this iteration":
            iteration_seconds.append(float(value))
    report = {
        "losses": losses,
        "norms": norms,
        "active": active,
        "iterationSeconds": iteration_seconds,
        "seconds": seconds,
    }
    if model:
        report["weights"] = named_weights(path)
    print(json.dumps(report))


if __name__ == "__main__":
    main()
