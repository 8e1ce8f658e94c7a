"""Loss and gradients of a peer with our weights on our sentences: see bench/neural-gradients.js. Prints relative differences.

    compare_torch.py neuroner|deepaffix DUMP.json
"""
import json
import sys

import torch

import deepaffix_torch
import neuroner_torch
import torch_common as common

name, path = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    dump = json.load(file)
ours = {k: torch.tensor(v["values"], dtype=torch.float32).reshape(v["shape"]) for k, v in dump["weights"].items()}
gradients = {k: torch.tensor(v, dtype=torch.float32).reshape(ours[k].shape) for k, v in dump["gradients"].items()}
peer = neuroner_torch if name == "neuroner" else deepaffix_torch
affixed = name == "deepaffix"
data = common.Data(dump["sentences"], peer.spellings, 3 if affixed else 0)
assert data.tags == dump["tags"]
model = (deepaffix_torch.Deepaffix if affixed else neuroner_torch.Neuroner)(data).eval()
pairs = []


def tie(parameter, key, gates=None, transpose=False, move=None):
    """Gives a parameter our weights. gates: the order of our gates; move: our input columns in the peer's order."""

    def convert(x):
        if move is not None:
            x = torch.cat([x[a:b] for a, b in move])
        if gates is not None:
            parts = x.chunk(len(gates), -1)
            x = torch.cat([parts[i] for i in gates], -1)
        return (x.t() if transpose else x).reshape(parameter.shape).contiguous()

    parameter.data = convert(ours[key]).clone()
    pairs.append((parameter, key, convert))


tie(model.words, "words")
tie(model.characters, "characters")
if affixed:
    tie(model.prefixes, "prefixes")
    tie(model.suffixes, "suffixes")
else:
    tie(model.dense, "dense.kernel")
    tie(model.dense_bias, "dense.bias")
for layer, network in (("characterNetwork", model.char_lstm), ("tokenNetwork", model.token_lstm)):
    for index, direction in enumerate(("forward", "backward")):
        key = f"{layer}.{direction}"
        if affixed:
            # Ours: i, f, o, g over characters, word, affixes; the peer: i, f, g, o over word, characters, affixes.
            suffix = ("l0", "l0_reverse")[index]
            move = [(50, 350), (0, 50), (350, 410)] if layer == "tokenNetwork" else None
            getattr(network, f"bias_ih_{suffix}").data.zero_()
            tie(getattr(network, f"weight_ih_{suffix}"), f"{key}.input", (0, 1, 3, 2), True, move)
            tie(getattr(network, f"weight_hh_{suffix}"), f"{key}.recurrent", (0, 1, 3, 2), True)
            tie(getattr(network, f"bias_hh_{suffix}"), f"{key}.bias", (0, 1, 3, 2))
        else:
            # Ours: f, o, g; the peer: g, f, o.
            tie(network[index].wx, f"{key}.input", (2, 0, 1))
            tie(network[index].wh, f"{key}.recurrent", (2, 0, 1))
            tie(network[index].bias, f"{key}.bias", (2, 0, 1))
            tie(network[index].h, f"{key}.initialH")
            tie(network[index].c, f"{key}.initialC")
tie(model.output, "output.kernel")
tie(model.output_bias, "output.bias")
for part in ("transitions", "start", "end"):
    tie(getattr(model.crf, part), f"crf.{part}")

assert {key for _, key, _ in pairs} == set(ours)
loss = model.loss(data.batch([data.encode(sentence) for sentence in dump["sentences"]]))
loss.backward()
worst = max(float((p.grad - convert(gradients[k])).abs().max() / p.grad.abs().max()) for p, k, convert in pairs)
difference = abs(float(loss.detach()) - dump["loss"]) / abs(dump["loss"])
print(json.dumps({"loss": difference, "worst": worst, "tensors": len(pairs)}))
