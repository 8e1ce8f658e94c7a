#!/usr/bin/env python3
"""Records what the field's own scorers say of random cases, for test/evaluate.

    bench/.venv/bin/pip install seqeval==1.2.2 nervaluate==1.2.1 conlleval==0.2 scikit-learn scipy
    bench/.venv/bin/python bench/oracle/record_scores.py

Writes test/fixtures/scores/: tags.json (seqeval, default and strict; conlleval; scikit-learn on tokens) and spans.json
(nervaluate), significance.json (SciPy's exact permutation test and its bootstrap). The cases are seeded, so that a second run writes the same bytes.
"""

import json
import pathlib
import random
import warnings

import conlleval
import numpy
from nervaluate.entities import Entity
from nervaluate.evaluator import Evaluator
from scipy import stats
from seqeval.metrics.v1 import precision_recall_fscore_support as seqeval_strict
from seqeval.metrics.sequence_labeling import get_entities
from seqeval.metrics.sequence_labeling import precision_recall_fscore_support as seqeval_default
from seqeval.scheme import BILOU, IOB1, IOB2, IOBES, Entities
from sklearn.metrics import precision_recall_fscore_support as token_scores

warnings.filterwarnings("ignore")
OUT = pathlib.Path(__file__).resolve().parents[2] / "test" / "fixtures" / "scores"
LABELS = ["DATE", "LOC-OTHER", "NAME"]
SCHEMES = {"IOB1": IOB1, "IOB2": IOB2, "BIOES": IOBES, "BILOU": BILOU}
PREFIXES = {"IOB1": "IB", "IOB2": "IB", "BIOES": "IBES", "BILOU": "IBLU"}


def random_tags(rng, length, scheme):
    """Runs of tags, most of them well-formed, many not."""
    tags = []
    while len(tags) < length:
        if rng.random() < 0.4:
            tags.append("O")
            continue
        label = rng.choice(LABELS)
        size = rng.randint(1, 4)
        if rng.random() < 0.6:
            tags += well_formed(size, label, scheme)
        else:
            tags += [f"{rng.choice(PREFIXES[scheme])}-{label}" for _ in range(size)]
    return tags[:length]


def well_formed(size, label, scheme):
    if scheme == "IOB1":
        return [f"I-{label}"] * size
    if scheme == "IOB2":
        return [f"B-{label}"] + [f"I-{label}"] * (size - 1)
    last, single = ("E", "S") if scheme == "BIOES" else ("L", "U")
    if size == 1:
        return [f"{single}-{label}"]
    return [f"B-{label}"] + [f"I-{label}"] * (size - 2) + [f"{last}-{label}"]


def blur(rng, tags, scheme):
    """A prediction: the same tags, with some stretches drawn anew."""
    guess = list(tags)
    for at in range(len(guess)):
        if rng.random() < 0.25:
            stretch = random_tags(rng, rng.randint(1, 3), scheme)
            guess[at : at + len(stretch)] = stretch[: len(guess) - at]
    return guess


def numbers(four):
    return [float(x) for x in four[:3]]


def averages(score, *args, **kwargs):
    """Micro and macro."""
    return {
        "micro": numbers(score(*args, average="micro", zero_division=0, **kwargs)),
        "macro": numbers(score(*args, average="macro", zero_division=0, **kwargs)),
    }


def per_class(names, score, *args, **kwargs):
    p, r, f, support = score(*args, average=None, zero_division=0, **kwargs)
    return {name: [float(p[i]), float(r[i]), float(f[i]), int(support[i])] for i, name in enumerate(names)}


def tag_cases():
    cases = []
    for number in range(60):
        rng = random.Random(f"tags {number}")
        scheme = ["IOB2", "BIOES", "BILOU", "IOB1"][number % 4]
        gold = [random_tags(rng, rng.randint(1, 14), scheme) for _ in range(rng.randint(1, 4))]
        guess = [blur(rng, tags, scheme) for tags in gold]
        case = {"scheme": scheme, "gold": [" ".join(t) for t in gold], "predicted": [" ".join(t) for t in guess]}
        # seqeval's default mode knows neither U- nor L-.
        if scheme != "BILOU":
            names = sorted({e[0] for e in get_entities(gold) + get_entities(guess)})
            case["default"] = averages(seqeval_default, gold, guess) if names else None
            case["default by label"] = per_class(names, seqeval_default, gold, guess) if names else {}
        kind = SCHEMES[scheme]
        names = sorted(Entities(gold, kind).unique_tags | Entities(guess, kind).unique_tags)
        case["strict"] = averages(seqeval_strict, gold, guess, scheme=kind) if names else None
        case["strict by label"] = per_class(names, seqeval_strict, gold, guess, scheme=kind) if names else {}
        case["tokens"] = token_case(gold, guess)
        if scheme != "BILOU":
            lines = [f"w {a} {b}" for s, t in zip(gold, guess) for a, b in [*zip(s, t), ("O", "O")]]
            found = conlleval.evaluate(lines)
            case["conlleval"] = {
                label: [slot["stats"][key] for key in ("correct", "gold", "pred")]
                for label, slot in sorted(found["slots"]["chunks"].items())
            }
            case["conlleval all"] = [found["overall"]["chunks"]["stats"][key] for key in ("correct", "gold", "pred")]
        cases.append(case)
    return cases


def token_case(gold, guess):
    """NeuroNER's views, on the spans that conlleval reads: of the tags that these spans have in IOB2."""
    a, b = (sum((as_iob2(tags) for tags in side), []) for side in (gold, guess))
    views = {
        "bio-token": lambda tag: tag,
        "token": lambda tag: tag if tag == "O" else tag[2:],
        "binary-token": lambda tag: tag if tag == "O" else "PHI",
    }
    found = {}
    for name, view in views.items():
        x, y = [view(tag) for tag in a], [view(tag) for tag in b]
        classes = sorted(set(x + y) - {"O"})
        if not classes:
            continue
        found[name] = averages(token_scores, x, y, labels=classes)
        if name != "binary-token":
            found[name]["by class"] = per_class(classes, token_scores, x, y, labels=classes)
    return found


def as_iob2(tags):
    simple = [{"U": "S", "L": "E"}.get(t[0], t[0]) + t[1:] for t in tags]
    out = ["O"] * len(tags)
    for label, start, end in get_entities(simple):
        for at in range(start, end + 1):
            out[at] = f"{'B' if at == start else 'I'}-{label}"
    return out


def random_spans(rng, length, nested):
    spans = []
    at = 0
    while True:
        at += rng.randint(0, 4)
        size = rng.randint(1, 8)
        if at + size > length:
            break
        spans.append((at, at + size, rng.choice(LABELS)))
        at += rng.randint(1, size) if nested else size
    # Sorted by start, the longer first; the same span not twice.
    unique = {(s, e): label for s, e, label in spans}
    return sorted(((s, e, label) for (s, e), label in unique.items()), key=lambda x: (x[0], -x[1]))


def move(rng, spans, length, nested):
    """A prediction: the same spans, some lost, moved or given another label."""
    moved = []
    for start, end, label in spans:
        if rng.random() < 0.15:
            continue
        if rng.random() < 0.35:
            start = max(0, start + rng.randint(-2, 2))
        if rng.random() < 0.35:
            end = min(length, end + rng.randint(-3, 3))
        if rng.random() < 0.2:
            label = rng.choice(LABELS)
        moved.append((start, end, label))
    moved += random_spans(rng, length, nested)[: rng.randint(0, 2)]
    kept = []
    for start, end, label in sorted(moved, key=lambda x: (x[0], -x[1])):
        if end <= start or any((start, end) == other[:2] for other in kept):
            continue
        if not nested and kept and start < kept[-1][1]:
            continue
        kept.append((start, end, label))
    return kept


def span_cases():
    cases = []
    for number in range(70):
        if number % 5 > 2:
            continue
        rng = random.Random(f"spans {number}")
        nested = number % 3 == 2
        length = rng.randint(10, 60)
        gold = [random_spans(rng, length, nested) for _ in range(2)]
        guess = [move(rng, spans, length, nested) for spans in gold]
        measured = {}
        for tags in [LABELS] + [[label] for label in LABELS]:
            found = evaluate_spans(gold, guess, tags)
            measured["all" if tags is LABELS else tags[0]] = {
                name: [
                    one.correct, one.incorrect, one.partial, one.missed, one.spurious,
                    float(one.precision), float(one.recall), float(one.f1),
                ]
                for name, one in found.items()
            }
        cases.append(
            {"length": length, "nested": nested, "gold": gold, "predicted": guess, "scores": measured}
        )
    return cases


def evaluate_spans(gold, guess, tags):
    """nervaluate's ends are inclusive. Its loaders do not take what is empty, so they are gone round."""
    evaluator = Evaluator([["O"]], [["O"]], tags=tags, loader="list")
    evaluator.true = [[Entity(label, s, e - 1) for s, e, label in spans] for spans in gold]
    evaluator.pred = [[Entity(label, s, e - 1) for s, e, label in spans] for spans in guess]
    return evaluator.evaluate()["overall"]


def random_unit(rng):
    return [rng.randint(1, 6), rng.randint(0, 2), rng.randint(0, 2), rng.randint(0, 3), rng.randint(0, 3)]


def micro_f1(units):
    correct, incorrect, partial, missed, spurious = units.sum(axis=0)
    credit, both = correct + 0.5 * partial, correct + incorrect + partial
    precision, recall = credit / (both + spurious), credit / (both + missed)
    return 2 * precision * recall / (precision + recall)


def significance_cases():
    """Units are correct, incorrect, partial, missed, spurious. Two-sided p over all 2^n assignments."""
    cases = []
    for number in range(8):
        rng = random.Random(f"significance {number}")
        n = rng.randint(6, 11)
        first = [random_unit(rng) for _ in range(n)]
        second = [unit if rng.random() < 0.3 else random_unit(rng) for unit in first]
        if number % 2:
            second = [[c + rng.randint(0, 3), i, p, max(0, m - 1), s] for c, i, p, m, s in first]
        table = numpy.array(first + second)
        difference = lambda x, y: micro_f1(table[y.astype(int)]) - micro_f1(table[x.astype(int)])
        exact = stats.permutation_test(
            (numpy.arange(n), numpy.arange(n) + n), difference,
            permutation_type="samples", vectorized=False, n_resamples=numpy.inf,
        )
        case = {"first": first, "second": second, "difference": float(exact.statistic), "p": float(exact.pvalue)}
        resampled = {
            "interval": lambda i: micro_f1(table[i.astype(int)]),
            "difference interval": lambda i: difference(i, i + n),
        }
        for name, figure in resampled.items():
            found = stats.bootstrap(
                (numpy.arange(n),), figure, vectorized=False, method="percentile",
                n_resamples=20_000, confidence_level=0.9, rng=numpy.random.default_rng(number),
            ).confidence_interval
            case[name] = [float(found.low), float(found.high)]
        cases.append(case)
    return cases


def write(name, source, cases):
    OUT.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    text = f'{{"source":{json.dumps(source)},"cases":[\n{lines}\n]}}\n'
    (OUT / name).write_text(text, encoding="utf-8")
    print(f"{name}: {len(cases)} cases, {len(text)} bytes")


if __name__ == "__main__":
    write("tags.json", "seqeval 1.2.2, conlleval 0.2, scikit-learn; recorded by bench/oracle/record_scores.py", tag_cases())
    write("spans.json", "nervaluate 1.2.1; recorded by bench/oracle/record_scores.py", span_cases())
    write("significance.json", "SciPy; recorded by bench/oracle/record_scores.py", significance_cases())
