"""Tags sentences with this model: a line of JSON in, one of tags out. A line is a list of tokens, or the text with the places
of its tokens (in code points): {"text": "Maria came.", "tokens": [[0, 5], [6, 10], [10, 11]]}.

    pip install onnxruntime tokenizers
    echo '["Maria", "Smith", "came", "on", "Monday"]' | python tag.py
"""
import bisect, json, pathlib, sys
import numpy as np
import onnxruntime, tokenizers

here = pathlib.Path(__file__).parent
config = json.loads((here / "config.json").read_text("utf8"))
own, names = config["palimpsest"], config["id2label"]
model = onnxruntime.InferenceSession(here / "model.onnx")
cutter = tokenizers.Tokenizer.from_file(str(here / "tokenizer.json"))
cutter.no_padding(), cutter.no_truncation()
cutter.encode_special_tokens = True  # "[SEP]" in a text is text
room, stride = own["window"] - 2, max(1, own["window"] - 2 - own["overlap"])


def windows(text, tokens):
    """The pieces of each window, and for each token its window and the place of its first piece there."""
    joined = ""
    for start, end in tokens:  # what lies between tokens is white space, or invisible
        joined += " " * (start - tokens[0][0] - len(joined)) + text[start:end]
    pieces = cutter.encode(joined, add_special_tokens=False)
    spans = [(end - len(joined[start:end].lstrip()), end) for start, end in pieces.offsets]
    begins = [0]
    while begins[-1] + room < len(spans):
        begins.append(begins[-1] + stride)
    borders = [(a + room + b) / 2 for a, b in zip(begins, begins[1:])]  # halfway through what two windows share
    places, piece = [], 0
    for start, end in ((a - tokens[0][0], b - tokens[0][0]) for a, b in tokens):
        while piece < len(spans) and spans[piece][0] < start:
            piece += 1
        first = next((i for i in range(piece, len(spans)) if spans[i][0] < spans[i][1] or spans[i][0] >= end), len(spans))
        if first == len(spans) or spans[first][0] >= end:
            first = max(0, piece - 1)  # a token without a piece of its own
        window = bisect.bisect_right(borders, first)
        places.append((window, first - begins[window] + 1))
    return [[own["begin"], *pieces.ids[b : b + room], own["end"]] for b in begins], places


def pad(rows):
    return np.array([row + [0] * (max(map(len, rows)) - len(row)) for row in rows], np.int64)


def tag(sentences):
    """[(text, [(start, end), ...]), ...] to lists of tags, and their scores."""
    pieces, places = [], []
    for text, tokens in sentences:
        found, firsts = windows(text, tokens)
        places.append([(len(pieces) + window, place) for window, place in firsts])
        pieces += found
    longest = max(map(len, pieces))
    feed = {
        "pieces": pad(pieces),
        "sizes": np.array([len(row) for row in pieces], np.int64),
        "places": pad([[window * longest + place for window, place in row] for row in places]),
        "lengths": np.array([len(row) for row in places], np.int64),
    }
    tags, scores = model.run(["tags", "scores"], feed)
    return [[names[str(t)] for t in row[: len(s)]] for row, (_, s) in zip(tags, sentences)], scores


if __name__ == "__main__":
    for line in sys.stdin:
        given = json.loads(line)
        if isinstance(given, list):
            ends = np.cumsum([len(token) + 1 for token in given]) - 1
            given = {"text": " ".join(given), "tokens": [(int(e) - len(t), int(e)) for e, t in zip(ends, given)]}
        print(json.dumps(tag([(given["text"], given["tokens"])])[0][0]))
