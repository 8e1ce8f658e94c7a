"""Records test/fixtures/explanations/<name>.json: what `transformers` finds inside the small encoders of test/fixtures/encoders.

    OPENBLAS_NUM_THREADS=1 python bench/explanation-fixtures.py test/fixtures

Of one text: the attention of all layers, the hidden states of the last one, and, with a random linear layer on the encoder, the
gradient of the sum of log softmax(scores)[tag] over a mention's first pieces with respect to the vector of each piece, times that
vector: the importance by which input reduction (Feng et al. 2018) takes out words. Needs torch and transformers (recorded with 1.13
and 4.40.2).
"""

import json
import sys
from pathlib import Path

import torch
from transformers import AutoModel

TAGS = 5
PLACES, WANTED = [9, 10], [1, 2]


def listed(tensor):
    return [round(value, 7) for value in tensor.detach().flatten().tolist()]


def record(folder, name):
    torch.manual_seed(3)
    expected = json.loads((folder / "encoders" / name / "expected.json").read_text())
    ids = expected["texts"][0]["ids"]
    model = AutoModel.from_pretrained(folder / "encoders" / name, attn_implementation="eager").eval()
    head = torch.nn.Linear(model.config.hidden_size, TAGS)
    vectors = model.get_input_embeddings()(torch.tensor([ids])).detach().requires_grad_()
    out = model(inputs_embeds=vectors, output_attentions=True)
    scores = head(out.last_hidden_state[0])
    logs = scores.log_softmax(-1)
    total = sum(logs[place, tag] for place, tag in zip(PLACES, WANTED))
    (gradient,) = torch.autograd.grad(total, vectors)
    result = {
        "ids": ids,
        "attentions": [listed(weights[0]) for weights in out.attentions],
        "hidden": listed(out.last_hidden_state),
        "head": {"kernel": listed(head.weight.T), "bias": listed(head.bias), "tags": TAGS},
        "places": PLACES,
        "wanted": WANTED,
        "logProbability": float(total),
        "importance": listed((vectors * gradient).sum(-1)),
    }
    target = folder / "explanations"
    target.mkdir(exist_ok=True)
    (target / f"{name}.json").write_text(json.dumps(result, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    for family in ("bert", "distilbert", "electra"):
        record(Path(sys.argv[1]), family)
