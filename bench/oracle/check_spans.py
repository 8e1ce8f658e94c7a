"""Counts the spans of a corpus in presidio-research's JSON whose offsets do not give the text stated for them."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
decoder = json.JSONDecoder()
at = text.index("[") + 1
documents = entities = wrong = 0
while True:
    while at < len(text) and text[at] in " \r\n\t,":
        at += 1
    if at >= len(text) or text[at] == "]":
        break
    record, at = decoder.raw_decode(text, at)
    documents += 1
    for span in record["spans"]:
        entities += 1
        value = span["entity_value"]
        wrong += value == "" or record["full_text"][span["start_position"] : span["end_position"]] != value
json.dump({"documents": documents, "entities": entities, "wrong": wrong}, sys.stdout)
