"""Checks filled decisions against the unfilled ones, with nothing of Palimpsest: usage: check_filling.py FOUND FILLED (JSONL).

Outside the entities both texts are the same; each entity of the filled one stands where the unfilled one has a placeholder
with its label, and its attribute says what stood there; and within a decision the same letters of one label became the same name.
Prints counts as JSON; no text.
"""
import collections
import json
import re
import sys

# Numbers and dates are drawn anew each time where nothing but an ellipsis stands for them.
NAMES = {"PERSON", "COMPANY", "ORGANISATION", "PLACE", "STREET", "BRAND", "MEDIA", "WEB", "EMAIL"}


def read(file):
    with open(file, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def letters(text):
    return " ".join(re.findall(r"[^\W_]+", text))


def check(found, filled, problems):
    source, text = found["text"], filled["text"]
    placeholders = {entity["start"]: entity for entity in found["entities"]}
    at_source = at_text = 0
    pairs = []
    for entity in sorted(filled["entities"], key=lambda each: each["start"]):
        gap = text[at_text : entity["start"]]
        if source[at_source : at_source + len(gap)] != gap:
            problems["text changed outside"] += 1
            return []
        at_source += len(gap)
        placeholder = placeholders.get(at_source)
        if placeholder is None or placeholder["label"] != entity["label"]:
            problems["no such placeholder"] += 1
            return []
        said = entity["attributes"]["placeholder"]
        ends = [placeholder["end"], placeholder["end"] - 1]
        end = next((e for e in ends if re.sub(r"\s+", " ", source[at_source:e]) == said), None)
        if end is None:
            problems["another placeholder said"] += 1
            return []
        pairs.append((entity["label"], letters(said), text[entity["start"] : entity["end"]]))
        at_source, at_text = end, entity["end"]
    if source[at_source:] != text[at_text:]:
        problems["text changed outside"] += 1
    return pairs


def main():
    found, filled = read(sys.argv[1]), read(sys.argv[2])
    problems = collections.Counter()
    if [doc["id"] for doc in found] != [doc["id"] for doc in filled]:
        problems["other documents"] += 1
    keys = same = mentions = 0
    for before, after in zip(found, filled):
        names = collections.defaultdict(collections.Counter)
        for label, key, surface in check(before, after, problems):
            mentions += 1
            if label in NAMES and key:
                names[label, key][surface] += 1
        for surfaces in names.values():
            if sum(surfaces.values()) > 1:
                keys += 1
                same += len(surfaces) == 1
    placeholders = sum(len(doc["entities"]) for doc in found)
    print(
        json.dumps(
            {
                "documents": len(found),
                "placeholders": placeholders,
                "filled": mentions,
                "repeatedLetters": keys,
                "sameName": same,
                "problems": dict(problems),
            }
        )
    )


main()
