"""NeuroNER's network (Dernoncourt et al. 2017; neuroner/entity_lstm.py) in PyTorch, one thread: the peer of our `neuroner`.

    /usr/bin/python3 bench/peers/neuroner_torch.py train.tsv dev.tsv --epochs 20 --seed 1 [--mode faithful]
"""
import argparse

import torch
from torch import nn

import torch_common as common


@torch.jit.script
def recur(x, wh, h, c, mask, reverse: bool):
    """A coupled input-forget cell: x [T, B, 3H] has input and bias, wh [H, 3H]; returns every h and the last."""
    size = h.shape[1]
    outputs = []
    for i in range(x.shape[0]):
        t = x.shape[0] - 1 - i if reverse else i
        gates = x[t] + h @ wh
        g, f, o = gates[:, :size], gates[:, size : 2 * size], gates[:, 2 * size :]
        keep = torch.sigmoid(f)
        new_c = keep * c + (1 - keep) * torch.tanh(g)
        new_h = torch.sigmoid(o) * torch.tanh(new_c)
        m = mask[t].unsqueeze(1)
        c = m * new_c + (1 - m) * c
        h = m * new_h + (1 - m) * h
        outputs.append(h)
    if reverse:
        outputs.reverse()
    return torch.stack(outputs), h


class Direction(nn.Module):
    def __init__(self, inputs, size, reverse):
        super().__init__()
        kernel = common.xavier(inputs + size, 3 * size).detach()
        self.wx, self.wh = nn.Parameter(kernel[:inputs].clone()), nn.Parameter(kernel[inputs:].clone())
        bias = torch.zeros(3 * size)
        bias[size : 2 * size] = 1  # forget bias
        self.bias = nn.Parameter(bias)
        self.h, self.c = common.xavier(1, size), common.xavier(1, size)
        self.reverse = reverse

    def forward(self, x, mask):
        batch = x.shape[1]
        h, c = self.h.expand(batch, -1), self.c.expand(batch, -1)
        return recur(x @ self.wx + self.bias, self.wh, h, c, mask, self.reverse)


class Neuroner(nn.Module):
    def __init__(self, data):
        super().__init__()
        self.characters = common.xavier(len(data.characters) + 1, 25)
        self.words = common.xavier(len(data.words) + 1, 100)
        self.char_lstm = nn.ModuleList([Direction(25, 25, r) for r in (False, True)])
        self.token_lstm = nn.ModuleList([Direction(150, 100, r) for r in (False, True)])
        self.dense, self.dense_bias = common.xavier(200, 100), nn.Parameter(torch.zeros(100))
        self.output, self.output_bias = common.xavier(100, len(data.tags)), nn.Parameter(torch.zeros(len(data.tags)))
        self.crf = common.Crf(data.tags)
        self.dropout = nn.Dropout(0.5)

    def forward(self, batch):
        words, _, _, _, mask, characters, character_lengths = batch
        longest = torch.arange(characters.shape[1], device=words.device)[:, None]
        character_mask = (longest < character_lengths[None]).float()
        embedded = self.characters[characters.t()]
        finals = torch.cat([d(embedded, character_mask)[1] for d in self.char_lstm], 1)
        spread = torch.zeros(*words.shape, 50, device=words.device)
        spread[mask] = finals
        x = self.dropout(torch.cat([spread, self.words[words]], 2)).transpose(0, 1)
        states = torch.cat([d(x, mask.t().float())[0] for d in self.token_lstm], 2).transpose(0, 1)
        return torch.tanh(states @ self.dense + self.dense_bias) @ self.output + self.output_bias

    def loss(self, batch):
        return self.crf.loss(self(batch), batch[1], batch[3])


def build(data, arguments):
    model = Neuroner(data).to(arguments.device)
    if arguments.mode == "faithful":
        optimiser = torch.optim.SGD(model.parameters(), lr=arguments.lr or 0.005)
        return model, optimiser, lambda p: nn.utils.clip_grad_value_(p, 5.0), 1.0
    optimiser = torch.optim.Adam(model.parameters(), lr=arguments.lr or 0.002)
    return model, optimiser, lambda p: nn.utils.clip_grad_norm_(p, 5.0), 1.0


def spellings(token):
    return token, token.lower(), common.digits_to_zero(token), common.digits_to_zero(token.lower())


if __name__ == "__main__":
    arguments = common.arguments(argparse.ArgumentParser())
    arguments.batch, arguments.shuffle = 1, True
    common.run(build, spellings, 0, arguments)
