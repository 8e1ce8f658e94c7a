"""Attributes of tokens by the definitions of two published feature sets, written independently of src/taggers/crf/features.

Reads sentences, one JSON object a line: {"words": [...], "pos": [...]} ("pos" may be absent), and writes one JSON list of
attribute lists a line.

  ner   chokkan/crfsuite, example/ner.py, without chunk tags; --faithful keeps its "contains symbol" that holds of every word
  deid  Liu et al. (2015) as nedap/deidentify lists it, sentence length in classes, without its named-entity tags

  python bench/peers/ner_features.py ner [--faithful] < sentences.jsonl
"""
import json
import re
import string
import sys
import unicodedata

MARKS = {mark: shape for members, shape in ((".,", "."), (";:?!", ";"), ("+-*/=|_", "-"), ("({[<", "("), (")}]>", ")"))
         for mark in members}


def ner_shape(word):
    return "".join("U" if c.isupper() else "L" if c.islower() else "D" if c.isdigit() else MARKS.get(c, c) for c in word)


def squeeze(text):
    return "".join(c for i, c in enumerate(text) if i == 0 or text[i - 1] != c)


def ner_type(word):
    """The first type whose condition holds, in the script's order."""
    upper = [c.isupper() for c in word]
    digit = [not u and (c.isdigit() or c in ",.") for c, u in zip(word, upper)]
    lower = [not u and not d and c.islower() for c, u, d in zip(word, upper, digit)]
    symbol = [not (u or d or l) for u, d, l in zip(upper, digit, lower)]
    conditions = [
        ("AllUpper", not any(digit) and not any(lower) and not any(symbol)),
        ("AllDigit", all(digit)),
        ("AllSymbol", all(symbol)),
        ("AllUpperDigit", not any(lower) and not any(symbol)),
        ("AllUpperSymbol", not any(lower) and not any(digit)),
        ("AllDigitSymbol", not any(lower) and not any(upper)),
        ("AllUpperDigitSymbol", not any(lower)),
        ("InitUpper", upper[0]),
        ("AllLetter", not any(digit) and not any(symbol)),
        ("AllAlnum", not any(symbol)),
    ]
    return next((name for name, holds in conditions if holds), "NO")


def only(word, *tests):
    """Every character passes one of the tests, and each test has one that passes it."""
    return all(any(test(c) for test in tests) for c in word) and all(any(test(c) for c in word) for test in tests)


def ner_fields(word, pos, faithful):
    fields = {"w": word, "wl": word.lower()}
    if pos is not None:
        fields["pos"] = pos
    fields["shape"] = ner_shape(word)
    fields["shaped"] = squeeze(fields["shape"])
    fields["type"] = ner_type(word)
    for size in (1, 2, 3, 4):
        fields[f"p{size}"] = word[:size] if len(word) >= size else ""
        fields[f"s{size}"] = word[-size:] if len(word) >= size else ""
    flags = {
        "2d": len(word) == 2 and word.isdigit(),
        "4d": len(word) == 4 and word.isdigit(),
        "d&a": only(word, str.isdigit, lambda c: not c.isdigit() and c.isalpha()),
        "up": re.fullmatch(r"(.)\.", word) is not None and word[0].isupper(),
        "iu": word[0].isupper(),
        "au": word.isupper(),
        "al": word.islower(),
        "ad": word.isdigit(),
        "ao": not any(c.isalnum() for c in word),
        "cu": any(c.isupper() for c in word),
        "cl": any(c.islower() for c in word),
        "ca": any(c.isalpha() for c in word),
        "cd": any(c.isdigit() for c in word),
        "cs": faithful or not all(c.isalnum() for c in word),
    }
    for mark in "-/,.":
        flags["d&" + mark] = only(word, str.isdigit, lambda c: c == mark)
    fields.update((name, "yes" if holds else "no") for name, holds in flags.items())
    return fields


def ner(words, pos, faithful):
    tokens = [ner_fields(word, pos[i] if pos else None, faithful) for i, word in enumerate(words)]
    for t in range(len(tokens)):
        out = []
        for offset in (-2, -1, 0, 1, 2):
            if 0 <= t + offset < len(tokens):
                out += [f"{name}[{offset}]={value}" for name, value in tokens[t + offset].items()]
        for offset in (-2, -1, 0, 1):
            if 0 <= t + offset and t + offset + 1 < len(tokens):
                left, right = tokens[t + offset], tokens[t + offset + 1]
                out += [f"{name}[{offset}]|{name}[{offset + 1}]={left[name]}|{right[name]}"
                        for name in ("w", "pos", "shaped", "type") if name in left]
        out += [f"w[-4..-1]={words[p]}" for p in range(max(0, t - 4), t)]
        out += [f"w[1..4]={words[p]}" for p in range(t + 1, min(len(words), t + 5))]
        if t == 0:
            out.append("__BOS__")
        if t == len(tokens) - 1:
            out.append("__EOS__")
        yield out


def deid_shape(word):
    shape = ""
    for c in unicodedata.normalize("NFD", word):
        if unicodedata.category(c) == "Mn":
            continue
        shape += "A" if c.isupper() else "#" if c.isdigit() else "a" if c != c.upper() else "-"
    return shape


def deid(words, pos, _):
    lower = ["<PAD>"] * 2 + [word.lower() for word in words] + ["<PAD>"] * 2
    tags = ["<PAD>"] * 2 + list(pos) + ["<PAD>"] * 2 if pos else None
    size = next((str(n) for n in (1, 2, 3, 4, 5, 10, 20, 40) if len(words) <= n), "more")
    whole = [f"sent.len(sent)={size}"]
    if words[-1] in ("!", "?", "."):
        whole.append("sent.end_mark")
    if words.count("(") > words.count(")"):
        whole.append("sent.has_unmatched_bracket")
    for t, word in enumerate(words):
        out = list(whole)
        for name, values in (("bow", lower), ("pos", tags)):
            for kind, n in (("uni", 1), ("bi", 2), ("tri", 3)):
                for i in range(6 - n if values else 0):
                    out.append(f"{name}[-2:2].{kind}.{i}={'|'.join(values[t + i:t + i + n])}")
        if tags:
            for name in ("w0p-1", "w0p0", "w0p1", "w0p-1p0", "w0p0p1", "w0p-1p1", "w0p-1p0p1"):
                offsets = [int(o) for o in re.findall(r"p(-?\d)", name)]
                out.append(f"bowpos.{name}={'|'.join([lower[t + 2]] + [tags[t + 2 + o] for o in offsets])}")
            out.append(f"word.pos_tag={pos[t]}")
        for n in (1, 2, 3, 4, 5):
            out += [f"suffix[-{n}:]={word.lower()[-n:]}", f"prefix[:{n}]={word.lower()[:n]}"]
        flags = {
            "isupper()": word.isupper(),
            "istitle()": word.istitle(),
            "isdigit()": word.isdigit(),
            "contains_digit": any(c.isdigit() for c in word),
            "has_upper_inside": any(c.isupper() for c in word[1:]),
            "has_punct_inside": any(c in string.punctuation for c in word[1:]),
            "has_digit_inside": any(c.isdigit() for c in word[1:]),
            "is_ascii": word.isascii(),
        }
        out += ["word." + name + "=yes" for name, holds in flags.items() if holds]
        shape = deid_shape(word)
        out += ["shape.long=" + shape, "shape.short=" + squeeze(shape)]
        yield out


if __name__ == "__main__":
    extract = {"ner": ner, "deid": deid}[sys.argv[1]]
    for line in sys.stdin:
        sentence = json.loads(line)
        lists = [sorted(attributes) for attributes in extract(sentence["words"], sentence.get("pos"), "--faithful" in sys.argv)]
        print(json.dumps(lists, ensure_ascii=False))
