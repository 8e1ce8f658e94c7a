"""Records what PyTorch computes for a bidirectional LSTM over packed sequences, and for Adam, with the weights it used.

python3 bench/oracle/record_lstm.py > test/taggers/neural/layers/pytorch.json
Gates are recorded in Palimpsest's order (i, f, o, g); PyTorch's is i, f, g, o.
"""

import json

import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

torch.manual_seed(7)
B, T, D, H = 3, 5, 3, 4
LENGTHS = [3, 5, 1]


def rounded(t):
    return [round(v, 7) for v in t.detach().flatten().tolist()]


def gates(t):
    i, f, g, o = t.chunk(4, 0)
    return torch.cat([i, f, o, g], 0)


lstm = torch.nn.LSTM(D, H, bidirectional=True, batch_first=True)
x = torch.randn(B, T, D, requires_grad=True)
target = torch.randn(B, T, 2 * H)
with torch.no_grad():
    for tensor in [x, target, *lstm.parameters()]:
        tensor.copy_(torch.tensor(rounded(tensor)).view_as(tensor))
packed = pack_padded_sequence(x, torch.tensor(LENGTHS), batch_first=True, enforce_sorted=False)
out, (h, _) = lstm(packed)
states, _ = pad_packed_sequence(out, batch_first=True, total_length=T)
(states * target).sum().backward()

directions = {}
for name, suffix in (("forward", ""), ("backward", "_reverse")):
    def of(kind, layer_suffix=suffix):
        return getattr(lstm, f"{kind}_l0{layer_suffix}")

    directions[name] = {
        "input": rounded(gates(of("weight_ih")).t().contiguous()),
        "recurrent": rounded(gates(of("weight_hh")).t().contiguous()),
        "bias": rounded(gates((of("bias_ih") + of("bias_hh")).unsqueeze(1))),
        "inputGradient": rounded(gates(of("weight_ih").grad).t().contiguous()),
        "recurrentGradient": rounded(gates(of("weight_hh").grad).t().contiguous()),
        "biasGradient": rounded(gates(of("bias_ih").grad.unsqueeze(1))),
    }

w = torch.tensor([0.5, -0.25, 1.0], requires_grad=True)
adam = torch.optim.Adam([w], lr=0.1)
adam_gradients = [[0.3, -0.2, 0.0], [0.1, 0.4, -2.0], [-0.7, 0.0, 0.5]]
adam_weights = []
for gradient in adam_gradients:
    w.grad = torch.tensor(gradient)
    adam.step()
    adam_weights.append(rounded(w))

print(json.dumps({
    "versions": {"torch": torch.__version__},
    "lstm": {
        "shape": {"batch": B, "steps": T, "inputSize": D, "hiddenSize": H},
        "lengths": LENGTHS,
        "x": rounded(x),
        "target": rounded(target),
        **directions,
        "states": rounded(states),
        "last": rounded(torch.cat([h[0], h[1]], 1)),
        "xGradient": rounded(x.grad),
    },
    "adam": {"rate": 0.1, "start": [0.5, -0.25, 1.0], "gradients": adam_gradients, "weights": adam_weights},
}))
