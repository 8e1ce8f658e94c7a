"""A step of fine-tuning the encoder of bench/encoder-step.js in PyTorch, one thread: prints seconds of processor time of a
step and the most memory the process had. Modules as in BertForTokenClassification of transformers.

python3 bench/peers/encoder_step_torch.py [steps]

Debian's python3-torch multiplies matrices with whatever BLAS is installed: see lstm_torch.py.
"""
import json
import math
import os
import resource
import sys
import time

os.environ["OPENBLAS_NUM_THREADS"] = "1"

import torch
from torch import nn

torch.set_num_threads(1)
torch.manual_seed(7)
BATCH, LENGTH, TAGS, WARM_UP = 16, 128, 9, 2
VOCABULARY, H, LAYERS, HEADS, WIDE, DROPOUT = 30522, 384, 6, 12, 1536, 0.1
STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 4


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.output = (nn.Linear(H, H) for _ in range(4))
        self.wide, self.narrow = nn.Linear(H, WIDE), nn.Linear(WIDE, H)
        self.norm1, self.norm2 = nn.LayerNorm(H, eps=1e-12), nn.LayerNorm(H, eps=1e-12)
        self.drop = nn.Dropout(DROPOUT)

    def forward(self, x, mask):
        split = lambda y: y.view(BATCH, LENGTH, HEADS, H // HEADS).transpose(1, 2)
        q, k, v = split(self.query(x)), split(self.key(x)), split(self.value(x))
        scores = q @ k.transpose(-1, -2) / math.sqrt(H // HEADS) + mask
        seen = self.drop(torch.softmax(scores, -1)) @ v
        seen = seen.transpose(1, 2).reshape(BATCH, LENGTH, H)
        x = self.norm1(x + self.drop(self.output(seen)))
        return self.norm2(x + self.drop(self.narrow(nn.functional.gelu(self.wide(x)))))


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.words, self.positions, self.types = nn.Embedding(VOCABULARY, H), nn.Embedding(512, H), nn.Embedding(2, H)
        self.norm, self.drop = nn.LayerNorm(H, eps=1e-12), nn.Dropout(DROPOUT)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.classifier = nn.Linear(H, TAGS)

    def forward(self, ids, mask):
        x = self.words(ids) + self.positions(torch.arange(LENGTH)) + self.types(torch.zeros_like(ids))
        x = self.drop(self.norm(x))
        for layer in self.layers:
            x = layer(x, mask)
        return self.classifier(self.drop(x))


model = Tagger().train()
optimiser = torch.optim.AdamW(model.parameters(), lr=5e-5, weight_decay=0.01)
ids = torch.randint(1000, 30000, (BATCH, LENGTH))
tags = (torch.arange(LENGTH) * 5 % TAGS).repeat(BATCH, 1)
tags[:, 0] = tags[:, -1] = -100
mask = torch.zeros(BATCH, 1, 1, LENGTH)
for step in range(WARM_UP + STEPS):
    if step == WARM_UP:
        before = time.process_time()
    optimiser.zero_grad()
    loss = nn.functional.cross_entropy(model(ids, mask).view(-1, TAGS), tags.view(-1), ignore_index=-100)
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimiser.step()
seconds = (time.process_time() - before) / STEPS
print(json.dumps({"seconds": seconds, "gigabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20}))
