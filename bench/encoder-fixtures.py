"""Records the fixtures of test/fixtures/encoders: small random encoders of each family, in the layout of Hugging Face, with
what `transformers` and `tokenizers` make of a few texts.

    python bench/encoder-fixtures.py test/fixtures/encoders

Needs torch, transformers and tokenizers (recorded with 1.13, 4.40.2 and 0.19.1).
"""

import json
import sys
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from transformers import (
    BertConfig, BertModel, DistilBertConfig, DistilBertModel, ElectraConfig, ElectraModel, PreTrainedTokenizerFast,
    RobertaConfig, RobertaModel, XLMRobertaConfig, XLMRobertaModel,
)  # fmt: skip

TEXTS = [
    "The patient was seen by Dr. Anna Holm on 12/03/2021.",
    "Café-Zürich, naïve  ÉCOLE\tO'Brien's don't; re-seen at 3.5%!\n\nNext day",
    "東京 hospital 看護 ok, 田中さん 12歳",
    "ﬁne İstanbul Σίσυφος ΣΑΣ ½ e\u0301a\u0300 x\u200by z\u00ad \u0007bell ½\u00a0m²",
    "emoji 👩‍⚕️ and 🏥! (ward_7) [MRN: 00-12] <b>tag</b>",
    "Δelta straße Pneumonoultramicroscopicsilicovolcanoconiosis " + "ab" * 60,
]

BATCH = [0, 1, 4]  # texts whose hidden states are recorded, padded to the longest

CORPUS = [
    "The patient was seen by Dr. Anna Holm on 12/03/2021 at the ward.",
    "the patient was admitted to hospital and seen by the nurse the next day",
    "Café Zürich naive école and O'Brien's report don't say 3.5%!",
    "東京 の 病院 で 看護 田中さん",
    "emoji and ward_7 (MRN: 00-12) tagged [again] <b>; delta strasse, fine istanbul",
] * 4


def word_piece(lowercase):
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=lowercase)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokenizer.train_from_iterator(CORPUS, trainers.WordPieceTrainer(vocab_size=150, special_tokens=special))
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    tokenizer.decoder = decoders.WordPiece()
    names = {"pad": "[PAD]", "unk": "[UNK]", "cls": "[CLS]", "sep": "[SEP]", "mask": "[MASK]"}
    return tokenizer, names


SENTENCE_PIECE_NAMES = {"pad": "<pad>", "unk": "<unk>", "cls": "<s>", "sep": "</s>", "mask": "<mask>"}


def byte_level():
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    special = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]
    tokenizer.train_from_iterator(
        CORPUS, trainers.BpeTrainer(vocab_size=340, special_tokens=special, initial_alphabet=alphabet)
    )
    tokenizer.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer, SENTENCE_PIECE_NAMES


def unigram():
    tokenizer = Tokenizer(models.Unigram())
    # The reference's compiled map of characters is not what a small fixture can hold: NFKC is nearly all of it.
    tokenizer.normalizer = normalizers.Sequence([normalizers.NFKC(), normalizers.Replace(" {2,}", " ")])
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace(prepend_scheme="always")]
    )
    special = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]
    tokenizer.train_from_iterator(
        CORPUS, trainers.UnigramTrainer(vocab_size=180, special_tokens=special, unk_token="<unk>")
    )
    tokenizer.post_processor = processors.TemplateProcessing(
        single="<s> $A </s>", special_tokens=[("<s>", 0), ("</s>", 2)]
    )
    tokenizer.decoder = decoders.Metaspace()
    return tokenizer, SENTENCE_PIECE_NAMES


def families():
    shape = dict(hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=24,
                 max_position_embeddings=160, initializer_range=0.3)  # fmt: skip
    yield "bert", *word_piece(True), lambda n: BertModel(BertConfig(vocab_size=n, **shape))
    yield "electra", *word_piece(False), lambda n: ElectraModel(
        ElectraConfig(vocab_size=n, embedding_size=8, hidden_act="gelu_new", **shape)
    )
    yield "distilbert", *word_piece(False), lambda n: DistilBertModel(
        DistilBertConfig(vocab_size=n, dim=16, n_layers=2, n_heads=2, hidden_dim=24, max_position_embeddings=160,
                         initializer_range=0.3)  # fmt: skip
    )
    yield "roberta", *byte_level(), lambda n: RobertaModel(
        RobertaConfig(vocab_size=n, pad_token_id=1, type_vocab_size=1, layer_norm_eps=1e-5,
                      **{**shape, "max_position_embeddings": 230})  # fmt: skip
    )
    yield "xlm-roberta", *unigram(), lambda n: XLMRobertaModel(
        XLMRobertaConfig(vocab_size=n, pad_token_id=1, type_vocab_size=1, layer_norm_eps=1e-5,
                         **{**shape, "max_position_embeddings": 230})  # fmt: skip
    )


def utf16(text):
    """For each index in code points, the one in UTF-16 units."""
    places = [0]
    for character in text:
        places.append(places[-1] + (2 if ord(character) > 0xFFFF else 1))
    return places


def main(folder):
    for name, tokenizer, names, create in families():
        torch.manual_seed(13)
        target = Path(folder) / name
        target.mkdir(parents=True, exist_ok=True)
        tokens = {f"{key}_token": token for key, token in names.items()}
        PreTrainedTokenizerFast(tokenizer_object=tokenizer, model_max_length=160, **tokens).save_pretrained(target)
        model = create(tokenizer.get_vocab_size()).eval()
        with torch.no_grad():
            for key, weight in model.named_parameters():  # biases and norms too, which start as zeros and ones
                if weight.dim() == 1:
                    weight.add_(torch.randn_like(weight) * 0.1)
        model.save_pretrained(target, safe_serialization=True)
        encodings = [tokenizer.encode(text) for text in TEXTS]
        longest = max(len(encodings[i].ids) for i in BATCH)
        pad = tokenizer.token_to_id(names["pad"])
        ids = torch.tensor([encodings[i].ids + [pad] * (longest - len(encodings[i].ids)) for i in BATCH])
        mask = torch.tensor([[1] * len(encodings[i].ids) + [0] * (longest - len(encodings[i].ids)) for i in BATCH])
        with torch.no_grad():
            states = model(input_ids=ids, attention_mask=mask, output_hidden_states=True).hidden_states
        expected = {
            "texts": [
                {
                    "text": text,
                    "ids": encoding.ids,
                    "tokens": encoding.tokens,
                    "offsets": [[utf16(text)[a], utf16(text)[b]] for a, b in encoding.offsets],
                }
                for text, encoding in zip(TEXTS, encodings)
            ],
            "batch": BATCH,
            # Of the last layer, and the sum of squares of each layer for finding where one goes wrong.
            "hidden": [
                [[round(x, 5) for x in row] for row in states[-1][b, : len(encodings[i].ids)].tolist()]
                for b, i in enumerate(BATCH)
            ],
        }
        text = json.dumps(expected, ensure_ascii=True, separators=(",", ":"))
        (target / "expected.json").write_text(text + "\n")
        print(name, tokenizer.get_vocab_size(), sum(file.stat().st_size for file in target.iterdir()))


if __name__ == "__main__":
    main(sys.argv[1])
