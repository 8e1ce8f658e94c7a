"""A BERT fine-tuned as a tagger in plain PyTorch: the twin of `bert`, from the same folder, on the same pieces and windows.

    python encoder_torch.py ENCODER EXAMPLES.json --epochs 10 --seed 1 --lr 5e-5

Prints a line of JSON an epoch: mean loss of a token, strict F1 on dev, steps and processor seconds of training.
"""
import argparse
import json
import math
import struct
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from torch_common import Crf, strict_f1


def read_safetensors(path):
    data = Path(path).read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    tensors = {}
    for name, entry in header.items():
        if name == "__metadata__":
            continue
        start, end = entry["data_offsets"]
        values = np.frombuffer(data[8 + length + start : 8 + length + end], dtype="<f4")
        tensors[name] = torch.from_numpy(values.copy()).reshape(entry["shape"])
    return tensors


class Layer(nn.Module):
    def __init__(self, hidden, wide, heads, epsilon, dropout):
        super().__init__()
        self.heads, self.dropout = heads, dropout
        self.query, self.key, self.value, self.out = (nn.Linear(hidden, hidden) for _ in range(4))
        self.seen_norm = nn.LayerNorm(hidden, eps=epsilon)
        self.wide, self.narrow = nn.Linear(hidden, wide), nn.Linear(wide, hidden)
        self.norm = nn.LayerNorm(hidden, eps=epsilon)

    def forward(self, x, hide):
        batch, length, hidden = x.shape
        split = lambda t: t.view(batch, length, self.heads, -1).transpose(1, 2)
        q, k, v = split(self.query(x)), split(self.key(x)), split(self.value(x))
        scores = q @ k.transpose(2, 3) / math.sqrt(hidden // self.heads) + hide
        seen = (F.dropout(scores.softmax(-1), self.dropout, self.training) @ v).transpose(1, 2).reshape(x.shape)
        drop = lambda t: F.dropout(t, self.dropout, self.training)
        x = self.seen_norm(x + drop(self.out(seen)))
        return self.norm(x + drop(self.narrow(F.gelu(self.wide(x)))))


class Tagger(nn.Module):
    def __init__(self, folder, tags, head_dropout=0.1):
        super().__init__()
        config = json.loads((Path(folder) / "config.json").read_text())
        hidden, epsilon, dropout = config["hidden_size"], config["layer_norm_eps"], config["hidden_dropout_prob"]
        self.dropout, self.head_dropout = dropout, head_dropout
        self.words = nn.Embedding(config["vocab_size"], hidden)
        self.positions = nn.Embedding(config["max_position_embeddings"], hidden)
        self.types = nn.Embedding(config["type_vocab_size"], hidden)
        self.norm = nn.LayerNorm(hidden, eps=epsilon)
        heads, wide = config["num_attention_heads"], config["intermediate_size"]
        self.layers = nn.ModuleList(
            Layer(hidden, wide, heads, epsilon, dropout) for _ in range(config["num_hidden_layers"])
        )
        self.classifier = nn.Linear(hidden, tags)
        nn.init.normal_(self.classifier.weight, std=0.02)
        nn.init.zeros_(self.classifier.bias)
        self.load(read_safetensors(Path(folder) / "model.safetensors"))

    def load(self, tensors):
        names = {"words": "embeddings.word_embeddings", "positions": "embeddings.position_embeddings",
                 "types": "embeddings.token_type_embeddings", "norm": "embeddings.LayerNorm"}  # fmt: skip
        parts = {"query": "attention.self.query", "key": "attention.self.key", "value": "attention.self.value",
                 "out": "attention.output.dense", "seen_norm": "attention.output.LayerNorm",
                 "wide": "intermediate.dense", "narrow": "output.dense", "norm": "output.LayerNorm"}  # fmt: skip
        for i in range(len(self.layers)):
            names.update({f"layers.{i}.{own}": f"encoder.layer.{i}.{theirs}" for own, theirs in parts.items()})
        with torch.no_grad():
            for name, weight in self.named_parameters():
                module, kind = name.rsplit(".", 1)
                if module != "classifier":
                    weight.copy_(tensors[f"bert.{names[module]}.{kind}"])

    def forward(self, windows):
        longest = max(len(w["ids"]) for w in windows)
        ids = torch.tensor([w["ids"] + [0] * (longest - len(w["ids"])) for w in windows])
        real = torch.arange(longest)[None] < torch.tensor([len(w["ids"]) for w in windows])[:, None]
        hide = torch.where(real, 0.0, -1e9)[:, None, None, :]
        x = self.words(ids) + self.positions(torch.arange(longest))[None] + self.types.weight[0]
        x = F.dropout(self.norm(x), self.dropout, self.training)
        for layer in self.layers:
            x = layer(x, hide)
        rows = torch.tensor([i for i, w in enumerate(windows) for _ in w["places"]])
        places = torch.tensor([p for w in windows for p in w["places"]])
        return self.classifier(F.dropout(x[rows, places], self.head_dropout, self.training))


def batches(windows, size, rng):
    """As the twin: sorted by length within stretches of 16 batches, in random order."""
    order, found = rng.permutation(len(windows)), []
    for start in range(0, len(order), size * 16):
        own = sorted((windows[i] for i in order[start : start + size * 16]), key=lambda w: -len(w["ids"]))
        found += [own[i : i + size] for i in range(0, len(own), size)]
    rng.shuffle(found)
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("encoder")
    parser.add_argument("examples")
    for name, kind in (("epochs", int), ("seed", int), ("lr", float), ("batch", int), ("warmup", float)):
        parser.add_argument(f"--{name}", type=kind, required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    data = json.loads(Path(options.examples).read_text())
    tags, train, dev, gold = data["tags"], data["train"], data["dev"], data["gold"]
    model = Tagger(options.encoder, len(tags))
    chain = Crf(tags)  # only what the scheme allows: its own scores are 0
    for weight in chain.parameters():
        weight.data.zero_()
    plain = [w for n, w in model.named_parameters() if w.dim() == 1]
    decayed = [w for n, w in model.named_parameters() if w.dim() > 1]
    groups = [{"params": decayed, "weight_decay": 0.01}, {"params": plain, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=options.lr, eps=1e-8)
    total = math.ceil(len(train) / options.batch) * options.epochs
    rise = round(options.warmup * total)
    rate = lambda s: s / max(1, rise) if s < rise else max(0, total - s) / max(1, total - rise)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, rate)
    for epoch in range(1, options.epochs + 1):
        model.train()
        began, loss_sum, tokens, steps = time.process_time(), 0.0, 0, 0
        for batch in batches(train, options.batch, rng):
            wanted = torch.tensor([t for w in batch for t in w["tags"]])
            loss = F.cross_entropy(model(batch), wanted)
            if not torch.isfinite(loss):
                sys.exit(f"the loss is not a number in epoch {epoch}")
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            loss_sum, tokens, steps = loss_sum + float(loss.detach()) * len(wanted), tokens + len(wanted), steps + 1
        seconds = time.process_time() - began
        model.eval()
        scores = [torch.zeros(len(sentence), len(tags)) for sentence in gold]
        with torch.no_grad():
            for start in range(0, len(dev), 32):
                some, at = dev[start : start + 32], 0
                found = model(some)
                for w in some:
                    count = len(w["places"])
                    scores[w["sequence"]][w["from"] : w["from"] + count] = found[at : at + count]
                    at += count
            predicted = [[tags[t] for t in chain.decode(own, len(own))] for own in scores]
        line = {"epoch": epoch, "loss": loss_sum / tokens, "devF1": strict_f1(gold, predicted), "steps": steps}
        print(json.dumps({**line, "processorSeconds": seconds}), flush=True)


if __name__ == "__main__":
    main()
