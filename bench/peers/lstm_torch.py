"""Training speed of the networks of bench/lstm-speed.js in PyTorch, one thread: prints tokens per second, of
processor time and of the clock. BATCH: sequences in a step.

python3 bench/peers/lstm_torch.py tagger|crf

Debian's python3-torch multiplies matrices with whatever BLAS is installed: the reference one is seven times slower than
libopenblas0-pthread, and no peer.
"""
import json
import os
import sys
import time

os.environ["OPENBLAS_NUM_THREADS"] = "1"

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from torch_common import Crf

torch.set_num_threads(1)
torch.manual_seed(7)
B, T, D, H, STEPS, WARM_UP = int(os.environ.get("BATCH", 32)), 40, 125, 100, 60, 10
TAGS = ["O"] + [f"{p}-{label}" for label in "ABCDE" for p in "BIES"]
L = len(TAGS)

lstm = nn.LSTM(D, H, bidirectional=True, batch_first=True)
linear = nn.Linear(2 * H, L)
x = torch.rand(B, T, D) - 0.5
targets = ((torch.arange(B * T) * 5) % L).view(B, T)
with_crf = sys.argv[1] == "crf"
if with_crf:
    x.requires_grad_(True)
    lengths = torch.tensor([20 + (b * 7) % 21 for b in range(B)])
    crf = Crf(TAGS)
    parameters = [*lstm.parameters(), *linear.parameters(), *crf.parameters()]
    optimiser = torch.optim.SGD(parameters, lr=0.005)
    tokens = int(lengths.sum())

    def loss():
        packed = pack_padded_sequence(nn.functional.dropout(x, 0.5), lengths, batch_first=True, enforce_sorted=False)
        states, _ = pad_packed_sequence(lstm(packed)[0], batch_first=True, total_length=T)
        return crf.loss(linear(states), targets, lengths)
else:
    parameters = [*lstm.parameters(), *linear.parameters()]
    optimiser = torch.optim.Adam(parameters, lr=0.001)
    tokens = B * T

    def loss():
        return nn.functional.cross_entropy(linear(lstm(x)[0]).view(-1, L), targets.view(-1))


def step():
    optimiser.zero_grad()
    loss().backward()
    if with_crf:
        nn.utils.clip_grad_value_(parameters, 5)
    optimiser.step()


for _ in range(WARM_UP):
    step()
start, clock = time.process_time(), time.perf_counter()
for _ in range(STEPS):
    step()
processor, clock = time.process_time() - start, time.perf_counter() - clock
print(json.dumps({"processor": STEPS * tokens / processor, "clock": STEPS * tokens / clock}))
