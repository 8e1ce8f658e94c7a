"""Records what `transformers` makes of a few texts with a real encoder, for bench/encoder-compare.js.

    python bench/encoder-reference.py $PALIMPSEST_ENCODER reference.json
"""

import json
import sys
import time

import torch
from transformers import AutoModel, AutoTokenizer

TEXTS = [
    "Discharge summary. The patient was seen by Dr. Anna Holm on 12/03/2021 at St. Mary's Hospital.",
    "Café-Zürich, naïve ÉCOLE; re-seen at 3.5%, O'Brien's report (ward_7) [MRN: 00-12].",
    "No fever.",
]


def main(folder, out):
    torch.set_num_threads(1)
    tokenizer = AutoTokenizer.from_pretrained(folder)
    model = AutoModel.from_pretrained(folder).eval()
    batch = tokenizer(TEXTS, padding=True, return_tensors="pt")
    with torch.no_grad():
        states = model(**batch).last_hidden_state
        ids = torch.randint(1000, 20000, (16, 128))
        seconds = []
        for _ in range(3):
            start = time.process_time()
            model(input_ids=ids)
            seconds.append(time.process_time() - start)
    lengths = batch["attention_mask"].sum(1).tolist()
    texts = [
        {"text": text, "ids": batch["input_ids"][i, :n].tolist(), "hidden": states[i, :n].flatten().tolist()}
        for i, (text, n) in enumerate(zip(TEXTS, lengths))
    ]
    with open(out, "w") as file:
        json.dump({"texts": texts, "forwardSeconds": min(seconds)}, file)


if __name__ == "__main__":
    main(*sys.argv[1:])
