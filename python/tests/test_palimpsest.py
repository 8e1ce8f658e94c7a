"""Run by test/e2e/python.long.test.ts, or: PALIMPSEST_COMMAND="node dist/cli/main.js" PYTHONPATH=python python -m pytest python/tests"""

import json
import os
import subprocess

import palimpsest
import pytest

TEXT = "Eva Lind came to Bonn on 3 May 2020 . 😀 She is well ."
MENTIONS = [("Eva Lind", "PATIENT"), ("Bonn", "CITY"), ("3 May 2020", "DATE")]


def documents(count=6):
    spans = [{"id": f"T{i}", "start": TEXT.index(text), "end": TEXT.index(text) + len(text), "label": label} for i, (text, label) in enumerate(MENTIONS)]
    return [{"id": f"d{i}", "text": TEXT, "entities": spans} for i in range(count)]


def mentions(document):
    return [(document["text"][e["start"] : e["end"]], e["label"]) for e in document["entities"]]


PLAIN = {"generated": False, "seed": 5}


def test_documents_and_the_same_as_the_command_writes(tmp_path):
    found = palimpsest.augment(documents(), alpha=2, **PLAIN)
    assert len(found) == 18
    originals = [d for d in found if not d.get("derivedFrom")]
    assert [mentions(d) for d in originals] == [MENTIONS] * 6
    copies = [d for d in found if d.get("derivedFrom")]
    assert all([label for _, label in mentions(d)] == ["PATIENT", "CITY", "DATE"] for d in copies)
    assert all(mentions(d)[0][0] != "Eva Lind" for d in copies)
    source, target = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    source.write_text("".join(json.dumps(d) + "\n" for d in documents()), encoding="utf-8")
    subprocess.run([*palimpsest.command(), "augment", source, target, "--alpha", "2", "--seed", "5", "--no-generated"], check=True, capture_output=True)
    assert [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()] == found


def test_an_augmenter_keeps_its_process_and_gives_what_augment_gives(tmp_path):
    learned = palimpsest.learn(documents(), str(tmp_path / "learned"))
    with palimpsest.Augmenter(learned, alpha=2, seed=5) as augmenter:
        first = augmenter(documents()[:3])
        pid = augmenter.process.child.pid
        second = augmenter(documents()[3:])
        assert augmenter.process.child.pid == pid
        assert augmenter([]) == []
    assert augmenter.process.child is None
    assert first + second == palimpsest.augment(documents(), alpha=2, **PLAIN)


def test_a_brat_folder(tmp_path):
    folder = tmp_path / "notes"
    folder.mkdir()
    for i in range(3):
        (folder / f"n{i}.txt").write_text(TEXT, encoding="utf-8")
        lines = [f"T{n}\t{e['label']} {e['start']} {e['end']}\t{TEXT[e['start']:e['end']]}\n" for n, e in enumerate(documents(1)[0]["entities"], 1)]
        (folder / f"n{i}.ann").write_text("".join(lines), encoding="utf-8")
    written = palimpsest.augment(folder, alpha=1, **PLAIN)
    assert written == tmp_path / "notes-augmented"
    assert len(list(written.glob("*.ann"))) == 6
    assert palimpsest.augment(str(folder), alpha=1, out=str(tmp_path / "other"), **PLAIN) == str(tmp_path / "other")


@pytest.mark.parametrize("layout", ["tokens", "entities"])
def test_a_dataset_stays_one_with_its_features(layout):
    datasets = pytest.importorskip("datasets")
    if layout == "tokens":
        names = ["O", "B-DATE", "B-CITY", "B-PATIENT", "I-DATE", "I-PATIENT"]
        tags = [names.index(tag) for tag in "B-PATIENT I-PATIENT O O B-CITY O B-DATE I-DATE I-DATE O O O O O O".split()]
        features = datasets.Features({"id": datasets.Value("string"), "tokens": datasets.Sequence(datasets.Value("string")), "ner_tags": datasets.Sequence(datasets.ClassLabel(names=names))})
        rows = [{"id": f"d{i}", "tokens": TEXT.split(" "), "ner_tags": tags} for i in range(4)]
        source = datasets.Dataset.from_list(rows, features=features)
    else:
        source = datasets.Dataset.from_list(documents(4))
    found = palimpsest.augment(source, alpha=2, **PLAIN)
    assert isinstance(found, datasets.Dataset)
    assert len(found) == 12
    if layout == "tokens":
        assert {**found.features, "ner_tags": None} == {**source.features, "ner_tags": None}
        # A town of two words needs I-CITY, which comes behind the classes that there are.
        classes = found.features["ner_tags"].feature.names
        assert classes[: len(names)] == names and set(classes) <= {*names, "I-CITY"}
        for row in found:
            assert len(row["tokens"]) == len(row["ner_tags"])
            assert [classes[t] for t in row["ner_tags"]].count("B-PATIENT") == 1
        assert found[0] == source[0]
    else:
        assert {label for row in found for _, label in mentions(row)} == {"PATIENT", "CITY", "DATE"}
    with pytest.raises(TypeError, match="split"):
        palimpsest.augment(datasets.DatasetDict({"train": source}))


def test_a_doc_bin_stays_one():
    spacy = pytest.importorskip("spacy")
    from spacy.tokens import DocBin

    nlp = spacy.blank("en")
    source = DocBin()
    for document in documents(4):
        doc = nlp(document["text"])
        doc.ents = [doc.char_span(e["start"], e["end"], e["label"]) for e in document["entities"]]
        source.add(doc)
    found = palimpsest.augment(source, alpha=2, **PLAIN)
    assert isinstance(found, DocBin)
    docs = list(found.get_docs(nlp.vocab))
    assert len(docs) == 12
    assert all([e.label_ for e in doc.ents] == ["PATIENT", "CITY", "DATE"] for doc in docs)
    assert sum(doc.text == TEXT for doc in docs) == 4


def test_generate_conceal_train_and_tag(tmp_path):
    notes = palimpsest.generate("en-general", count=30, seed=3)
    assert len(notes) == 30
    masked = palimpsest.conceal(documents(2), strategy="mask")
    assert all("Eva" not in d["text"] for d in masked)
    source = tmp_path / "train.jsonl"
    source.write_text("".join(json.dumps(d) + "\n" for d in documents()), encoding="utf-8")
    subprocess.run([*palimpsest.command(), "train", source, tmp_path / "model", "--model", "dictionary"], check=True, capture_output=True)
    tagged = palimpsest.tag(str(tmp_path / "model"), [{**d, "entities": []} for d in documents(2)])
    assert [mentions(d) for d in tagged] == [MENTIONS] * 2


def test_errors_say_what_to_do(tmp_path, monkeypatch):
    with pytest.raises(palimpsest.PalimpsestError) as caught:
        palimpsest.augment(str(tmp_path / "nosuch"))
    assert (caught.value.code, caught.value.hint) == ("no-such-corpus", "Check the path.")
    with pytest.raises(palimpsest.PalimpsestError, match="--alpha"):
        palimpsest.augment(documents(), alpha="many")
    with pytest.raises(palimpsest.PalimpsestError, match="nosuch"):
        palimpsest.augment(documents(), nosuch=True)
    with pytest.raises(TypeError, match="neither"):
        palimpsest.augment(42)
    with pytest.raises(palimpsest.PalimpsestError) as caught:
        palimpsest.Augmenter(str(tmp_path / "nosuch"))(documents())
    assert caught.value.hint
    bad = [*documents(), {"id": "x", "text": "Eva", "entities": [{"start": 0, "end": 99, "label": "PATIENT"}]}]
    with pytest.warns(palimpsest.PalimpsestWarning, match="1 record was skipped"):
        assert len(palimpsest.augment(bad, alpha=1, **PLAIN)) == 12
    monkeypatch.setenv("PALIMPSEST_COMMAND", str(tmp_path / "nosuch"))
    with pytest.raises(palimpsest.PalimpsestError) as caught:
        palimpsest.augment(documents())
    assert caught.value.code == "no-command" and "Node.js" in caught.value.hint
    monkeypatch.delenv("PALIMPSEST_COMMAND")
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    with pytest.raises(palimpsest.PalimpsestError, match="npx"):
        palimpsest.command()
