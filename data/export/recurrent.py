"""Tags sentences with this model: one JSON list of tokens a line in, one of tags out.

    pip install onnxruntime
    echo '["Maria", "Smith", "came", "on", "Monday"]' | python tag.py
"""
import json, pathlib, sys
import numpy as np
import onnxruntime

here = pathlib.Path(__file__).parent
config, lists = (json.loads((here / name).read_text("utf8")) for name in ("config.json", "vocabulary.json"))
number = lambda entries: entries if isinstance(entries, dict) else {entry: i + 1 for i, entry in enumerate(entries)}
ids = {name: number(entries) for name, entries in lists.items()}  # 0 is unknown
model = onnxruntime.InferenceSession(here / "model.onnx")
half, affix = config["mostCharacters"] // 2, config["affixLength"]


def spellings(word):
    if config["spellings"] == "deepaffix":
        return ["$NUM$" if word.isdecimal() else word.lower()]
    return [form(w) for form in (str, lambda w: "".join("0" if c.isdecimal() else c for c in w)) for w in (word, word.lower())]


def pad(rows, *shape):
    table = np.zeros(shape, np.int64)
    for i, row in enumerate(rows):
        table[i, : len(row)] = row
    return table


def tag(sentences):
    longest = max(map(len, sentences))
    letters = [[w if len(w) <= 2 * half else w[:half] + w[-half:] for w in s] for s in sentences]
    spelled = np.zeros((len(sentences), longest, max(1, *(len(w) for s in letters for w in s))), np.int64)
    for i, s in enumerate(letters):
        spelled[i, : len(s)] = pad([[ids["characters"].get(c, 0) for c in w] for w in s], len(s), spelled.shape[2])
    word = lambda w: next((ids["words"][f] for f in spellings(w) if f in ids["words"]), 0)
    shape = len(sentences), longest
    feed = {
        "words": pad([[word(w) for w in s] for s in sentences], *shape),
        "lengths": np.array([len(s) for s in sentences], np.int64),
        "characters": spelled,
        "letters": np.maximum(1, pad([[len(w) for w in s] for s in letters], *shape)),
    }
    if affix:
        feed["prefixes"] = pad([[ids["affixes"].get(w[:affix].rjust(affix, "_"), 0) for w in s] for s in sentences], *shape)
        feed["suffixes"] = pad([[ids["affixes"].get(w[-affix:].ljust(affix, "_"), 0) for w in s] for s in sentences], *shape)
    for name in {"lists", "clusters"} & ids.keys():
        feed[name] = pad([[ids[name].get(w, ids[name].get(w.lower(), 0)) for w in s] for s in sentences], *shape)
    tags, scores = model.run(["tags", "scores"], feed)
    return [[lists["tags"][t] for t in row[: len(s)]] for row, s in zip(tags, sentences)], scores


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(tag([json.loads(line)])[0][0]))
