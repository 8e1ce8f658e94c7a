"""What the two PyTorch peers share: data, vocabulary, CRF, strict F1, the loop. Files have a token and a tag a line, separated
by a tab, and a blank line after each sentence."""
import json
import re
import sys
import time

import numpy as np
import torch
from torch import nn


def read(path):
    sentences, tokens, tags = [], [], []
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.rstrip("\n")
            if line:
                token, tag = line.split("\t")
                tokens.append(token)
                tags.append(tag)
            elif tokens:
                sentences.append((tokens, tags))
                tokens, tags = [], []
    if tokens:
        sentences.append((tokens, tags))
    return sentences


def spans(tags):
    """Well-formed BIO or BIOES tags, read leniently (as conlleval does)."""
    found, label, start = [], None, 0
    for i, tag in enumerate([*tags, "O"]):
        prefix, name = (tag[0], tag[2:]) if tag != "O" else ("O", None)
        if label is not None and (prefix in "OBS" or name != label):
            found.append((start, i, label))
            label = None
        if prefix != "O" and label is None:
            label, start = name, i
        if prefix in "ES" and label is not None:
            found.append((start, i + 1, label))
            label = None
    return set(found)


def strict_f1(gold, predicted):
    correct = total = 0
    for g, p in zip(gold, predicted):
        g, p = spans(g), spans(p)
        correct += len(g & p)
        total += len(g) + len(p)
    return 2 * correct / total if total else 1.0


def xavier(*shape):
    """tf.contrib.layers.xavier_initializer and TensorFlow 1's default: Glorot's uniform over the last two sizes."""
    tensor = torch.empty(*shape)
    limit = (6.0 / (shape[-2] + shape[-1])) ** 0.5
    return nn.Parameter(tensor.uniform_(-limit, limit))


class Crf(nn.Module):
    """Linear chain with learned start and end scores; log-likelihood, and Viterbi within what the scheme allows."""

    def __init__(self, tags):
        super().__init__()
        n = len(tags)
        full = xavier(n + 2, n + 2)
        self.transitions = nn.Parameter(full[:n, :n].detach().clone())
        self.start = nn.Parameter(full[n, :n].detach().clone())
        self.end = nn.Parameter(full[:n, n + 1].detach().clone())
        bioes = any(t[0] in "ES" for t in tags)

        def follows(a, b):
            opened = a is not None and a[0] in "BI"
            if b is None or b == "O" or b[0] in "BS":
                return not (bioes and opened)
            return opened and a[2:] == b[2:]

        forbid = lambda allowed: 0.0 if allowed else -1e4
        self.register_buffer("legal", torch.tensor([[forbid(follows(a, b)) for b in tags] for a in tags]))
        self.register_buffer("legal_start", torch.tensor([forbid(follows(None, b)) for b in tags]))
        self.register_buffer("legal_end", torch.tensor([forbid(follows(a, None)) for a in tags]))

    def loss(self, logits, tags, lengths):
        """Negative log-likelihood, mean over sentences. logits [B, T, K]."""
        batch, longest, _ = logits.shape
        rows = torch.arange(batch, device=logits.device)
        mask = (torch.arange(longest, device=logits.device)[None] < lengths[:, None]).float()
        score = self.start[tags[:, 0]] + self.end[tags[rows, lengths - 1]]
        score = score + (logits.gather(2, tags[..., None])[..., 0] * mask).sum(1)
        score = score + (self.transitions[tags[:, :-1], tags[:, 1:]] * mask[:, 1:]).sum(1)
        alpha = self.start + logits[:, 0]
        for t in range(1, longest):
            new = torch.logsumexp(alpha[:, :, None] + self.transitions, 1) + logits[:, t]
            alpha = torch.where(mask[:, t, None] > 0, new, alpha)
        return (torch.logsumexp(alpha + self.end, 1) - score).mean()

    def decode(self, logits, length):
        """logits [T, K] of one sentence."""
        transitions = (self.transitions + self.legal).cpu().numpy()
        emissions = logits[:length].cpu().numpy()
        best = (self.start + self.legal_start).cpu().numpy() + emissions[0]
        back = []
        for t in range(1, length):
            scores = best[:, None] + transitions
            back.append(scores.argmax(0))
            best = scores.max(0) + emissions[t]
        tag = int((best + (self.end + self.legal_end).cpu().numpy()).argmax())
        path = [tag]
        for pointers in reversed(back):
            tag = int(pointers[tag])
            path.append(tag)
        return path[::-1]


def number(entries, first=1):
    return {entry: i + first for i, entry in enumerate(dict.fromkeys(entries))}


class Data:
    """The vocabulary of training; id 0 is unknown."""

    def __init__(self, train, spellings, affix_length):
        self.spellings = spellings
        self.affix_length = affix_length
        self.device = "cpu"
        counts = {}
        for tokens, _ in train:
            for token in tokens:
                word = spellings(token)[0]
                counts[word] = counts.get(word, 0) + 1
        self.words = number(counts)
        self.singleton = np.array([False] + [c == 1 for c in counts.values()])
        tokens = [t for sentence, _ in train for t in sentence]
        self.characters = number(c for t in tokens for c in t)
        self.affixes = number(a for t in tokens for a in self.affixes_of(t)) if affix_length else {}
        labels = sorted({t[2:] for _, tags in train for t in tags if t != "O"})
        prefixes = "BIES" if any(t[0] in "ES" for _, tags in train for t in tags) else "BI"
        self.tags = ["O"] + [f"{p}-{label}" for label in labels for p in prefixes]
        self.tag_ids = {tag: i for i, tag in enumerate(self.tags)}

    def affixes_of(self, token):
        n = self.affix_length
        return token[:n].rjust(n, "_"), token[-n:].ljust(n, "_")

    def encode(self, sentence):
        tokens, tags = sentence
        words = np.array([next((self.words[s] for s in self.spellings(t) if s in self.words), 0) for t in tokens])
        characters = [torch.tensor([self.characters.get(c, 0) for c in t]) for t in tokens]
        affixes = None
        if self.affix_length:
            affixes = [[self.affixes.get(a, 0) for a in self.affixes_of(t)] for t in tokens]
        return words, characters, affixes, torch.tensor([self.tag_ids[t] for t in tags])

    def batch(self, sentences, rng=None):
        longest = max(len(s[0]) for s in sentences)
        lengths = torch.tensor([len(s[0]) for s in sentences])
        words = torch.zeros(len(sentences), longest, dtype=torch.long)
        tags = torch.zeros_like(words)
        affixes = torch.zeros(len(sentences), longest, 2, dtype=torch.long) if self.affix_length else None
        characters = []
        for row, (ids, chars, affix, tag) in enumerate(sentences):
            if rng is not None:
                hidden = self.singleton[ids] & (rng.random(len(ids)) < 0.5)
                ids = np.where(hidden, 0, ids)
            words[row, : len(ids)] = torch.from_numpy(ids)
            tags[row, : len(ids)] = tag
            if affix is not None:
                affixes[row, : len(ids)] = torch.tensor(affix)
            characters += chars
        character_lengths = torch.tensor([len(c) for c in characters])
        padded = nn.utils.rnn.pad_sequence(characters, batch_first=True)
        mask = torch.arange(longest)[None] < lengths[:, None]
        found = words, tags, affixes, lengths, mask, padded, character_lengths
        return tuple(None if x is None else x.to(self.device) for x in found)


def digits_to_zero(token):
    return re.sub(r"\d", "0", token)


def run(build, spellings, affix_length, arguments):
    """Trains and prints a line of JSON an epoch: loss, strict F1 on dev, tokens a second of training, and of tagging dev:
    of the network alone, and with the best path, which is found in NumPy."""
    torch.set_num_threads(1)
    torch.manual_seed(arguments.seed)
    rng = np.random.default_rng(arguments.seed)
    train, dev = read(arguments.train), read(arguments.dev)
    data = Data(train, spellings, affix_length)
    data.device = arguments.device
    model, optimiser, clip, decay = build(data, arguments)
    encoded = [data.encode(s) for s in train]
    encoded_dev = [data.encode((tokens, ["O"] * len(tokens))) for tokens, _ in dev]
    tokens = sum(len(s[0]) for s in encoded)
    for epoch in range(1, arguments.epochs + 1):
        model.train()
        began, clock = time.process_time(), time.perf_counter()
        total = 0.0
        for chosen in batches(encoded, arguments, rng):
            loss = model.loss(data.batch([encoded[i] for i in chosen], rng))
            if not torch.isfinite(loss):
                sys.exit(f"the loss is not a number in epoch {epoch}")
            optimiser.zero_grad()
            loss.backward()
            clip(model.parameters())
            optimiser.step()
            total += float(loss.detach()) * len(chosen)
        # Reading each loss has waited for the device.
        seconds, clock = time.process_time() - began, time.perf_counter() - clock
        for group in optimiser.param_groups:
            group["lr"] *= decay
        model.eval()
        with torch.no_grad():
            predicted = []
            network = 0.0
            began = time.process_time()
            for i in range(0, len(encoded_dev), 50):
                batch = data.batch(encoded_dev[i : i + 50])
                network_began = time.process_time()
                logits, lengths = model(batch), batch[3]
                network += time.process_time() - network_began
                predicted += [
                    [data.tags[t] for t in model.crf.decode(row, int(n))] for row, n in zip(logits, lengths)
                ]
        tagging = time.process_time() - began
        f1 = strict_f1([tags for _, tags in dev], predicted)
        line = {"epoch": epoch, "loss": total / len(encoded), "devF1": f1, "tokensPerSecond": tokens / seconds}
        line["tokensPerSecondOfTheClock"] = tokens / clock
        tokens_of_dev = sum(len(tags) for _, tags in dev)
        line["taggedTokensPerSecond"] = {"network": tokens_of_dev / network, "all": tokens_of_dev / tagging}
        print(json.dumps(line), flush=True)


def batches(encoded, arguments, rng):
    lengths = [len(s[0]) for s in encoded]
    if arguments.mode == "faithful":
        order = list(range(len(encoded)))
        if arguments.shuffle:
            rng.shuffle(order)
        return [order[i : i + arguments.batch] for i in range(0, len(order), arguments.batch)]
    keys = np.array(lengths) * (1 + 0.1 * rng.random(len(lengths))) + rng.random(len(lengths))
    found, batch, longest = [], [], 0
    for s in np.argsort(-keys, kind="stable"):
        if batch and max(longest, lengths[s]) * (len(batch) + 1) > arguments.batch_tokens:
            found.append(batch)
            batch, longest = [], 0
        batch.append(int(s))
        longest = max(longest, lengths[s])
    if batch:
        found.append(batch)
    rng.shuffle(found)
    return found


def arguments(parser):
    parser.add_argument("train")
    parser.add_argument("dev")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", choices=["batched", "faithful"], default="batched")
    parser.add_argument("--batch-tokens", type=int, default=512)
    parser.add_argument("--lr", type=float)
    parser.add_argument("--device", default="cpu")
    return parser.parse_args()
