"""What bench/gpu-check compares with, in PyTorch on a graphics processor: prints one line of JSON.

    python3 bench/peers/gpu_torch.py describe
    python3 bench/peers/gpu_torch.py recurrent|encoder SIZES.json DEVICE

recurrent: nn.LSTM (cuDNN on a card), linear, cross-entropy, Adam. encoder: the layers of BERT, cross-entropy, AdamW, clipping.
Both in 32-bit floats (TensorFloat-32 off): as ours.
"""
import json
import sys
import time

import torch
from torch import nn


def describe():
    if torch.cuda.is_available():
        found = {"device": "cuda", "name": torch.cuda.get_device_name(0), "cudnn": torch.backends.cudnn.version()}
        found["runtime"] = torch.version.cuda or getattr(torch.version, "hip", None)
    elif getattr(torch.backends, "mps", None) is not None and torch.backends.mps.is_available():
        found = {"device": "mps", "name": "Metal"}
    else:
        found = {"device": "cpu", "name": "the processor"}
    return {**found, "torch": torch.__version__, "python": sys.version.split()[0]}


def wait(device):
    if device == "cuda":
        torch.cuda.synchronize()
    elif device == "mps":
        torch.mps.synchronize()


def timed(step, sizes, device):
    for _ in range(sizes["warmUp"]):
        step()
    wait(device)
    start = time.perf_counter()
    for _ in range(sizes["steps"]):
        step()
    wait(device)
    return sizes["steps"] * sizes["batch"] * sizes["length"] / (time.perf_counter() - start)


def recurrent(sizes, device):
    batch, length, labels = sizes["batch"], sizes["length"], sizes["labels"]
    lstm = nn.LSTM(sizes["input"], sizes["hidden"], bidirectional=True, batch_first=True).to(device)
    linear = nn.Linear(2 * sizes["hidden"], labels).to(device)
    x = (torch.rand(batch, length, sizes["input"]) - 0.5).to(device)
    targets = ((torch.arange(batch * length) * 5) % labels).to(device)
    optimiser = torch.optim.Adam([*lstm.parameters(), *linear.parameters()], lr=0.001)

    def step():
        optimiser.zero_grad()
        loss = nn.functional.cross_entropy(linear(lstm(x)[0]).view(-1, labels), targets)
        loss.backward()
        optimiser.step()
        if not torch.isfinite(loss):  # read in every step, as ours is
            sys.exit("the loss is not a number")

    return timed(step, sizes, device)


class Encoder(nn.Module):
    """Embeddings, layers normalised after each block, GELU: BERT (Devlin et al. 2019)."""

    def __init__(self, config, labels):
        super().__init__()
        width = config["hiddenSize"]
        self.words = nn.Embedding(config["vocabularySize"], width)
        self.positions = nn.Embedding(config["positions"], width)
        self.norm = nn.LayerNorm(width)
        self.dropout = nn.Dropout(config["hiddenDropout"])
        layer = nn.TransformerEncoderLayer(
            width, config["heads"], config["intermediateSize"], config["hiddenDropout"], "gelu", batch_first=True
        )
        self.layers = nn.TransformerEncoder(layer, config["layers"])
        self.head = nn.Linear(width, labels)

    def forward(self, ids):
        places = torch.arange(ids.shape[1], device=ids.device)
        return self.head(self.layers(self.dropout(self.norm(self.words(ids) + self.positions(places)))))


def encoder(sizes, device):
    config, batch, length, labels = sizes["config"], sizes["batch"], sizes["length"], sizes["labels"]
    model = Encoder(config, labels).to(device)
    ids = torch.tensor([[(i * 37 + b * 101) % config["vocabularySize"] for i in range(length)] for b in range(batch)])
    targets = torch.tensor([[(i * 5) % labels if 0 < i < length - 1 else -100 for i in range(length)]] * batch)
    ids, targets = ids.to(device), targets.to(device)
    optimiser = torch.optim.AdamW(model.parameters(), lr=5e-5, weight_decay=0.01)

    def step():
        optimiser.zero_grad()
        loss = nn.functional.cross_entropy(model(ids).view(-1, labels), targets.view(-1))
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        if not torch.isfinite(loss):
            sys.exit("the loss is not a number")

    return timed(step, sizes, device)


if __name__ == "__main__":
    if sys.argv[1] == "describe":
        print(json.dumps(describe()))
    else:
        torch.manual_seed(7)
        torch.backends.cuda.matmul.allow_tf32 = False
        torch.backends.cudnn.allow_tf32 = False
        with open(sys.argv[2], encoding="utf-8") as file:
            print(json.dumps({"speed": {"recurrent": recurrent, "encoder": encoder}[sys.argv[1]](json.load(file), sys.argv[3])}))
