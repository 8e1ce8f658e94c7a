#!/usr/bin/env python3
"""An independent check of an augmented corpus: reads source and output with readers of its own, in Python, where offsets
count code points, and never looks at the tool's code.

    verify_augmented.py FORMAT SOURCE OUTPUT EDITS --alpha N

FORMAT is brat, conll, presidio or inline; EDITS is what `palimpsest augment --edits` wrote. It checks that

1. every entity's text, where the format states it, equals the slice at its offsets;
2. each label has exactly (1 + alpha) times the source's mentions;
3. the originals are in the output, unchanged;
4. every copy is its source with the stated edits and nothing else: each byte outside them is unchanged, and each entity
   lies where the edits put it.

Prints one JSON object; exits with 1 when a check fails.
"""

import argparse
import collections
import json
import pathlib
import re
import sys


class Doc:
    def __init__(self, id, text, entities):
        self.id, self.text, self.entities = id, text, entities  # entities: (start, end, label, stated text or None)


def read_brat(root):
    root = pathlib.Path(root)
    for txt in sorted(root.rglob("*.txt"), key=lambda p: p.relative_to(root).as_posix()):
        text = txt.read_bytes().decode("utf-8")
        entities = []
        for line in txt.with_suffix(".ann").read_bytes().decode("utf-8").splitlines():
            if not line.startswith("T"):
                continue
            _, middle, surface = line.split("\t", 2)
            label, spans = middle.split(" ", 1)
            for span in [spans] if ";" not in spans else [None]:
                if span is None:
                    starts = [tuple(map(int, part.split())) for part in spans.split(";")]
                    entities.append((starts[0][0], starts[-1][1], label, None))
                else:
                    start, end = map(int, span.split())
                    entities.append((start, end, label, surface))
        yield Doc(txt.relative_to(root).with_suffix("").as_posix(), text, entities)


def chunks(tags):
    """(start, end, label) of IO, IOB1, IOB2, BIOES and BILOU tags, as conlleval reads them."""
    found, start, label = [], None, None
    for i, tag in enumerate(tags + ["O"]):
        prefix, _, kind = tag.partition("-") if tag != "O" else ("O", "", None)
        begins = prefix in "BSU" or (prefix in "IELM" and (label is None or kind != label))
        if label is not None and (prefix == "O" or begins):
            found.append((start, i, label))
            label = None
        if prefix != "O" and label is None:
            start, label = i, kind
        if prefix in "ESLU" and label is not None:
            found.append((start, i + 1, label))
            label = None
    return found


def read_conll(path, token_column, tag_column):
    """One document a -DOCSTART- or newdoc line, or a sentence where the file has neither."""
    blocks, block, has_marks = [], [], False
    with open(path, encoding="utf-8-sig", newline="") as file:
        for line in file:
            line = line.rstrip("\r\n")
            if line.strip() == "":
                if block:
                    blocks.append(block)
                    block = []
                continue
            block.append(line)
            if line.startswith("-DOCSTART-") or line.startswith("# newdoc"):
                has_marks = True
    if block:
        blocks.append(block)
    documents, current, number = [], [], 0
    for block in blocks:
        starts = block[0].startswith("-DOCSTART-") or any(line.startswith("# newdoc") for line in block)
        if current and (starts or not has_marks):
            number += 1
            documents.append(make_conll(number, current, token_column, tag_column))
            current = []
        current.append(block)
    if current:
        documents.append(make_conll(number + 1, current, token_column, tag_column))
    # A mark at the end of the file opens a document that has no token.
    return [document for document in documents if document.text]


def tag_of(cell):
    return re.fullmatch(r"O|[BIESLUM]-\S+", cell)


def make_conll(number, blocks, token_column, tag_column):
    sentences, entities, position = [], [], 0
    for block in blocks:
        stated = next((l.split("=", 1)[1].strip() for l in block if re.match(r"# text\s*=", l)), None)
        rows = [re.split(r"\t", l) if "\t" in l else l.split() for l in block if not l.startswith("-DOCSTART-")]
        # A token may be "#": a comment is told by not having the columns of the others.
        rows = [r for r in rows if r[0][0] != "#" or len(r) == len(rows[-1]) and r[0] == "#" and tag_of(r[tag_column])]
        if token_column > 0:  # CoNLL-U: ranges (1-2) and empty nodes (1.1) are no tokens
            rows = [r for r in rows if not re.fullmatch(r"\d+[-.]\d+", r[0])]
        rows = [r for r in rows if len(r) > 1]
        if not rows:
            continue
        tokens, tags = [r[token_column] for r in rows], [r[tag_column] for r in rows]
        text, spans = align(tokens, stated)
        for start, end, label in chunks(tags):
            entities.append((position + spans[start][0], position + spans[end - 1][1], label, None))
        sentences.append(text)
        position += len(text) + 1
    return Doc(str(number), "\n".join(sentences), entities)


def align(tokens, stated):
    if stated is not None:
        spans, at = [], 0
        for token in tokens:
            found = stated.find(token, at)
            if found < 0 or stated[at:found].strip() != "":
                break
            spans.append((found, found + len(token)))
            at = found + len(token)
        else:
            if stated[at:].strip() == "":
                return stated, spans
    spans, at = [], 0
    for token in tokens:
        spans.append((at, at + len(token)))
        at += len(token) + 1
    return " ".join(tokens), spans


def read_presidio(path):
    with open(path, encoding="utf-8-sig") as file:
        for number, record in enumerate(json.load(file)):
            spans = [(s["start_position"], s["end_position"], s["entity_type"], s["entity_value"]) for s in record["spans"]]
            yield Doc(str(number), record["full_text"], spans)


def read_inline(path):
    text = pathlib.Path(path).read_bytes().decode("utf-8-sig")
    for number, paragraph in enumerate(p.strip("\n") for p in re.split(r"\n[ \t]*\n+", text) if p.strip()):
        plain, entities, position = "", [], 0
        for match in re.finditer(r"\[([^\[\]]*)\]\(([A-Z][A-Z0-9_]*)\)", paragraph):
            plain += paragraph[position : match.start()]
            entities.append((len(plain), len(plain) + len(match[1]), match[2], match[1]))
            plain += match[1]
            position = match.end()
        yield Doc(str(number), plain + paragraph[position:], entities)


def apply_edits(text, entities, edits):
    """Text and entities after sorted, disjoint edits; an insertion at an entity's border stays outside it."""
    edits = sorted(edits, key=lambda e: (e["start"], e["end"]))
    pieces, position = [], 0
    for edit in edits:
        assert edit["start"] >= position, "edits overlap"
        pieces += [text[position : edit["start"]], edit["replacement"]]
        position = edit["end"]
    pieces.append(text[position:])
    delta = lambda e: len(e["replacement"]) - (e["end"] - e["start"])
    moved = []
    for start, end, label, _ in entities:
        before = sum(delta(e) for e in edits if e["end"] <= start)
        until = sum(delta(e) for e in edits if e["end"] <= end and e["start"] < end)
        moved.append((start + before, end + until, label, None))
    return "".join(pieces), moved


def bare(text):
    return re.sub(r"\s+", "", text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("format", choices=["brat", "conll", "presidio", "inline"])
    parser.add_argument("source")
    parser.add_argument("output")
    parser.add_argument("edits")
    parser.add_argument("--alpha", type=int, required=True)
    parser.add_argument("--token-column", type=int, default=0)
    parser.add_argument("--tag-column", type=int, default=-1)
    args = parser.parse_args()
    readers = {
        "brat": read_brat,
        "conll": lambda path: read_conll(path, args.token_column, args.tag_column),
        "presidio": read_presidio,
        "inline": read_inline,
    }
    source, output = list(readers[args.format](args.source)), list(readers[args.format](args.output))
    problems = []
    stated = slices = 0
    for doc in output:
        for start, end, label, surface in doc.entities:
            assert 0 <= start < end <= len(doc.text), (doc.id, start, end)
            if surface is not None:
                stated += 1
                # BRAT's lines cannot hold a line break: it writes a space for one.
                text = doc.text[start:end]
                slices += (re.sub(r"[\r\n\t]", " ", text) if args.format == "brat" else text) == surface

    count = lambda docs: collections.Counter(label for doc in docs for _, _, label, _ in doc.entities)
    before, after = count(source), count(output)
    for label in before | after:
        if after[label] != (1 + args.alpha) * before[label]:
            problems.append(f"label {label}: {before[label]} in the source, {after[label]} in the output")
    if len(output) != (1 + args.alpha) * len(source):
        problems.append(f"{len(source)} documents in the source, {len(output)} in the output")

    logged = [json.loads(line) for line in open(args.edits, encoding="utf-8")]
    if len(logged) != args.alpha * len(source):
        problems.append(f"{len(logged)} copies in the edit log")
    # The log is in the order of the source; the output is too, but in a folder the names say what is what.
    by_name = {doc.id: doc for doc in output}
    same_text = (lambda a, b: bare(a) == bare(b)) if args.format == "conll" else (lambda a, b: a == b)
    edits_applied = entities_in_place = originals = 0
    for i, doc in enumerate(source):
        group = logged[i * args.alpha : (i + 1) * args.alpha]
        if args.format == "brat":
            original, copies = by_name.get(doc.id), [by_name.get(entry["id"]) for entry in group]
        else:
            at = i * (1 + args.alpha)
            original, copies = output[at], output[at + 1 : at + 1 + args.alpha]
        if original is None or original.text != doc.text or original.entities != doc.entities:
            problems.append(f"original {doc.id} is not in the output as it was")
        else:
            originals += 1
        for entry, copy in zip(group, copies):
            text, moved = doc.text, doc.entities
            for edits in entry["edits"]:
                text, moved = apply_edits(text, moved, edits)
                edits_applied += len(edits)
            if copy is None or not same_text(text, copy.text):
                problems.append(f"copy {entry['id']} differs from its source outside the stated edits")
                continue
            key = lambda d, t: sorted((bare(t[s:e]), l) for s, e, l, _ in d)
            if key(moved, text) != key(copy.entities, copy.text):
                problems.append(f"copy {entry['id']}: entities are not where the edits put them")
            else:
                entities_in_place += len(moved)
    result = {
        "documents": len(source),
        "outputDocuments": len(output),
        "entities": sum(before.values()),
        "outputEntities": sum(after.values()),
        "labels": len(before),
        "entityTextsStated": stated,
        "entityTextsEqualSlices": slices,
        "originalsUnchanged": originals,
        "editsReplayed": edits_applied,
        "copyEntitiesInPlace": entities_in_place,
        "problems": problems[:20],
        "problemCount": len(problems) + (stated - slices),
    }
    print(json.dumps(result))
    sys.exit(1 if result["problemCount"] else 0)


if __name__ == "__main__":
    main()
