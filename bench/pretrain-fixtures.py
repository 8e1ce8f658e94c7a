"""Records test/fixtures/pretraining: what `tokenizers` learns as WordPiece vocabularies from small texts, and what
`transformers` makes of a small random BertForMaskedLM: its loss at hidden pieces and the gradients' norms.

    python bench/pretrain-fixtures.py test/fixtures/pretraining

Needs torch, transformers and tokenizers (recorded with 1.13, 4.40.2 and 0.19.1).
"""

import json
import sys
from pathlib import Path

import torch
from safetensors.torch import save_file
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, trainers
from transformers import BertConfig, BertForMaskedLM

TEXTS = [
    "The patient was seen by Dr. Anna Holm on 12/03/2021 at the ward. The nurse saw the patients again the next day.",
    "She was admitted to the hospital with a fever of 39.5, seen by the nurse, treated, and sent home after three days.",
    "Low, lower, lowest; new, newer, newest; wide, wider, widest. Newer wards were wider than the lower ones.",
    "Café Zürich, naïve école: O'Brien's report does not say 3.5%! Der Patient wurde im Krankenhaus behandelt.",
    "東京 の 病院 で 看護 田中さん 12歳, seen again in the hospital on 3 May 2021.",
    "aaaa aaa aa a baaa baa banana bananas cabana cabanas",
]
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]


def vocabulary(lowercase, size, frequency):
    # Which of two equally frequent pairs is joined goes by ids, and Python numbers the characters within words by the order
    # of a hash table. Given as special pieces, all characters have ids that do not change.
    characters = [piece for piece in trained(lowercase, SPECIAL, 10_000, 10**9) if piece not in SPECIAL]
    characters.sort(key=lambda piece: (len(piece) > 1, piece))
    return trained(lowercase, SPECIAL + characters, size, frequency)


def trained(lowercase, first, size, frequency):
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=lowercase)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    trainer = trainers.WordPieceTrainer(
        vocab_size=size, min_frequency=frequency, special_tokens=first, limit_alphabet=1000, show_progress=False
    )
    tokenizer.train_from_iterator(TEXTS, trainer)
    pieces = tokenizer.get_vocab()
    return sorted(pieces, key=pieces.get)


def masked_model(folder):
    torch.manual_seed(13)
    shape = dict(hidden_size=12, num_hidden_layers=1, num_attention_heads=2, intermediate_size=20,
                 max_position_embeddings=16, initializer_range=0.3)  # fmt: skip
    model = BertForMaskedLM(BertConfig(vocab_size=40, **shape)).eval()
    with torch.no_grad():
        for weight in model.parameters():  # biases and norms too, which start as zeros and ones
            if weight.dim() == 1:
                weight.add_(torch.randn_like(weight) * 0.1)
    state = {k: v.contiguous() for k, v in model.state_dict().items() if "decoder" not in k and "position_ids" not in k}
    save_file(state, folder / "masked.safetensors", metadata={"format": "pt"})
    ids = torch.tensor([[2, 11, 4, 30, 4, 8, 3], [2, 4, 6, 7, 3, 0, 0]])
    mask = torch.tensor([[1] * 7, [1] * 5 + [0] * 2])
    labels = torch.full_like(ids, -100)
    labels[0, 2], labels[0, 4], labels[0, 5], labels[1, 1] = 17, 39, 8, 21
    loss = model(input_ids=ids, attention_mask=mask, labels=labels).loss
    loss.backward()
    gradients = {name: round(float(weight.grad.norm()), 7) for name, weight in model.named_parameters()}
    return {"config": json.loads(model.config.to_json_string()), "ids": ids.tolist(), "lengths": mask.sum(1).tolist(),
            "labels": labels.tolist(), "loss": round(float(loss), 7), "gradientNorms": gradients}  # fmt: skip


def main(folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    cases = [(True, 200, 1), (False, 170, 2), (True, 1000, 2)]
    vocabularies = [
        {"lowercase": lowercase, "size": size, "minFrequency": frequency, "pieces": vocabulary(lowercase, size, frequency)}
        for lowercase, size, frequency in cases
    ]
    fixture = {"texts": TEXTS, "vocabularies": vocabularies, "masked": masked_model(folder)}
    (folder / "expected.json").write_text(json.dumps(fixture, ensure_ascii=True, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
