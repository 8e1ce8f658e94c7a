"""DeepAffix's network (Yadav et al. 2018; config.py, model.py, data_utils.py) in PyTorch, one thread: the peer of our `deepaffix`.

    /usr/bin/python3 bench/peers/deepaffix_torch.py train.tsv dev.tsv --epochs 20 --seed 1 [--mode faithful]
"""
import argparse

import torch
from torch import nn

import torch_common as common


def lstm(inputs, size):
    """PyTorch's own LSTM with TensorFlow's start: Glorot's uniform over the whole kernel, forget bias 1."""
    module = nn.LSTM(inputs, size, bidirectional=True)
    for suffix in ("l0", "l0_reverse"):
        kernel = common.xavier(inputs + size, 4 * size).detach()
        getattr(module, f"weight_ih_{suffix}").data = kernel[:inputs].t().contiguous()
        getattr(module, f"weight_hh_{suffix}").data = kernel[inputs:].t().contiguous()
        getattr(module, f"bias_ih_{suffix}").data.zero_()
        bias = getattr(module, f"bias_hh_{suffix}")
        bias.data.zero_()
        bias.data[size : 2 * size] = 1
    return module


class Deepaffix(nn.Module):
    def __init__(self, data):
        super().__init__()
        self.characters = common.xavier(len(data.characters) + 1, 50)
        self.words = common.xavier(len(data.words) + 1, 300)
        self.prefixes = common.xavier(len(data.affixes) + 1, 30)
        self.suffixes = common.xavier(len(data.affixes) + 1, 30)
        self.char_lstm = lstm(50, 25)
        self.token_lstm = lstm(410, 50)
        self.output, self.output_bias = common.xavier(100, len(data.tags)), nn.Parameter(torch.zeros(len(data.tags)))
        self.crf = common.Crf(data.tags)
        self.dropout = nn.Dropout(0.5)

    def forward(self, batch):
        words, _, affixes, lengths, mask, characters, character_lengths = batch
        pack = lambda x, n: nn.utils.rnn.pack_padded_sequence(x, n.cpu(), enforce_sorted=False)
        _, (finals, _) = self.char_lstm(pack(self.characters[characters.t()], character_lengths))
        spread = torch.zeros(*words.shape, 50, device=words.device)
        spread[mask] = torch.cat([finals[0], finals[1]], 1)
        parts = [self.words[words], spread, self.prefixes[affixes[..., 0]], self.suffixes[affixes[..., 1]]]
        x = self.dropout(torch.cat(parts, 2)).transpose(0, 1)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.token_lstm(pack(x, lengths))[0])
        return self.dropout(states.transpose(0, 1)) @ self.output + self.output_bias

    def loss(self, batch):
        return self.crf.loss(self(batch), batch[1], batch[3])


def build(data, arguments):
    model = Deepaffix(data).to(arguments.device)
    clip = lambda p: nn.utils.clip_grad_norm_(p, 5.0)
    if arguments.mode == "faithful":
        return model, torch.optim.SGD(model.parameters(), lr=arguments.lr or 0.1), clip, 0.99
    return model, torch.optim.Adam(model.parameters(), lr=arguments.lr or 0.002), clip, 1.0


def spellings(token):
    return ("$NUM$" if token.isdecimal() else token.lower(),)


if __name__ == "__main__":
    arguments = common.arguments(argparse.ArgumentParser())
    arguments.batch, arguments.shuffle = 100, False
    common.run(build, spellings, 3, arguments)
