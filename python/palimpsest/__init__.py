"""Augments, conceals, generates and tags labelled text by the `palimpsest` command, on what Python has in memory or on paths."""

import json
import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile
import warnings
from typing import Any, Dict, Iterable, List, Optional, Sequence

import palimpsest_pipe
from palimpsest_pipe import PalimpsestError

__all__ = ["Augmenter", "PalimpsestError", "PalimpsestWarning", "augment", "command", "conceal", "generate", "learn", "tag"]

Document = Dict[str, Any]


class PalimpsestWarning(UserWarning):
    """The command did its work, and refused or changed something; the message has what it told."""


def augment(data: Any, alpha: Optional[int] = None, *, out: Optional[str] = None, **options: Any) -> Any:
    """The data with `alpha` augmented copies of each document (where none is given 2, of small data up to 5), as the same kind of thing.

    :param data: a `datasets.Dataset`, a `spacy.tokens.DocBin`, documents as dicts, or a path to a corpus in any format.
    :param out: of a path: where to write; `<path>-augmented` when absent.
    :param options: those of `palimpsest augment`: `seed=7`, `recipe="phicon"`, `augmented_only=True`, `policy=["SEX=keep"]`.
    :raises PalimpsestError: with `code` and `hint`.
    """
    return _derive(["augment"], data, out, "augmented", {"alpha": alpha, **options})


def conceal(data: Any, *, out: Optional[str] = None, **options: Any) -> Any:
    """The data with its mentions concealed: `strategy="pseudo"`, `strategies="release"` and so on; see :func:`augment`."""
    return _derive(["conceal"], data, out, "concealed", options)


def tag(model: str, data: Any, *, out: Optional[str] = None, **options: Any) -> Any:
    """The data with the mentions that a trained tagger finds; see :func:`augment`."""
    return _derive(["tag", _path(model)], data, out, "tagged", options)


def generate(template_set: str, count: int, **options: Any) -> List[Document]:
    """Documents made from a shipped template set, such as `en-clinical`, or from a folder of your own."""
    told = _run(["generate", template_set, "-", "--count", str(count), *_arguments(options)])
    return [json.loads(line) for line in told.splitlines()]


def learn(data: Any, folder: str, **options: Any) -> str:
    """Learns of the data what an :class:`Augmenter` must know. The folder holds words and mentions of it. Returns the folder."""
    with tempfile.TemporaryDirectory(prefix="palimpsest-") as work:
        source = _path(data) if _is_path(data) else _kind_of(data)(work).write(data)
        _run(["learn", source, _path(folder), *_arguments(options)])
    return folder


class Augmenter:
    """Augments batches of documents in one process, which is kept until :meth:`close`.

    :param learned: the folder that :func:`learn` wrote.
    """

    def __init__(self, learned: str, alpha: Optional[int] = None, **options: Any):
        given = _arguments({"alpha": alpha, **options})
        prefix = " ".join(shlex.quote(word) for word in command())
        self.process = palimpsest_pipe.Process(palimpsest_pipe.augment_command(prefix, _path(learned), given), echoes=False)

    def __call__(self, documents: Iterable[Document]) -> List[Document]:
        batch = self.process.work([json.dumps(document) for document in documents])
        if batch.dead_letters:
            ids = [json.loads(line).get("id") for line in batch.dead_letters]
            warnings.warn(f"documents on which palimpsest ended were left out: {ids}", PalimpsestWarning, stacklevel=2)
        return [json.loads(line) for line in batch.documents]

    def close(self) -> None:
        self.process.close()

    def __enter__(self) -> "Augmenter":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


def command() -> List[str]:
    """The words that start Palimpsest: `PALIMPSEST_COMMAND`, `palimpsest`, or the package of the folder by `npx`, which fetches nothing."""
    stated = os.environ.get("PALIMPSEST_COMMAND")
    if stated:
        # With posix=False backslashes stay, and quotes too.
        return [word.strip('"') for word in shlex.split(stated, posix=os.name != "nt")]
    found = shutil.which("palimpsest")
    if found:
        return [found]
    npx = shutil.which("npx")
    if npx:
        return [npx, "--no-install", "palimpsest"]
    raise PalimpsestError("no palimpsest command and no npx was found [no-command]\n" + INSTALL)


INSTALL = "Install Node.js 20.19 or later and the npm package palimpsest, or set PALIMPSEST_COMMAND to what starts it."


def _derive(words: Sequence[str], data: Any, out: Optional[str], suffix: str, options: Dict[str, Any]) -> Any:
    given = _arguments(options)
    if _is_path(data):
        source = _path(data)
        stem, extension = os.path.splitext(source.rstrip("/\\"))
        target = _path(out) if out is not None else f"{stem}-{suffix}{extension}"
        _run([*words, source, target, *given])
        return pathlib.Path(target) if isinstance(data, pathlib.PurePath) else target
    if out is not None:
        raise TypeError("out is for paths: other data is returned")
    with tempfile.TemporaryDirectory(prefix="palimpsest-") as work:
        kind = _kind_of(data)(work)
        source = kind.write(data)
        _run([*words, source, kind.target, *given])
        return kind.read()


def _kind_of(data: Any) -> Any:
    # Neither library is imported here: who has such data has it.
    module, name = type(data).__module__.split(".")[0], type(data).__name__
    if module == "datasets" and name == "Dataset":
        return _DatasetFile
    if module == "datasets":
        raise TypeError(f"a {name} is not taken whole: name the split, as in dataset['train']")
    if module == "spacy" and name == "DocBin":
        return _DocBinFile
    if isinstance(data, (list, tuple)) and all(isinstance(item, dict) for item in data):
        return _DocumentsFile
    raise TypeError(f"{name} is neither a datasets.Dataset, a spaCy DocBin, a list of documents nor a path")


class _File:
    extension = ""

    def __init__(self, folder: str):
        self.source = os.path.join(folder, f"data{self.extension}")
        self.target = os.path.join(folder, f"out{self.extension}")
        self.cache = os.path.join(folder, "cache")


class _DatasetFile(_File):
    extension = ".parquet"

    def write(self, data: Any) -> str:
        data.to_parquet(self.source)
        return self.source

    def read(self) -> Any:
        import datasets

        return datasets.Dataset.from_parquet(self.target, keep_in_memory=True, cache_dir=self.cache)


class _DocBinFile(_File):
    extension = ".spacy"

    def write(self, data: Any) -> str:
        data.to_disk(self.source)
        return self.source

    def read(self) -> Any:
        from spacy.tokens import DocBin

        return DocBin(store_user_data=True).from_disk(self.target)


class _DocumentsFile(_File):
    extension = ".jsonl"

    def write(self, data: Iterable[Document]) -> str:
        with open(self.source, "w", encoding="utf-8", newline="\n") as file:
            for document in data:
                file.write(json.dumps(document) + "\n")
        return self.source

    def read(self) -> List[Document]:
        with open(self.target, encoding="utf-8", newline="\n") as file:
            return [json.loads(line) for line in file]


def _run(words: Sequence[str]) -> str:
    """Runs the command. Returns what it wrote; what it refused is warned of."""
    start = command()
    try:
        done = subprocess.run([*start, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except OSError as error:
        raise PalimpsestError(f"{start[0]} could not be started: {error} [no-command]\n{INSTALL}") from error
    told = done.stderr.decode("utf-8", "replace").strip()
    if done.returncode > 1 or done.returncode < 0 or "palimpsest: " in told:
        raise PalimpsestError(told or f"palimpsest ended with {done.returncode}")
    if done.returncode == 1:
        warnings.warn(told, PalimpsestWarning, stacklevel=4)
    return done.stdout.decode("utf-8")


def _arguments(options: Dict[str, Any]) -> List[str]:
    """`augmented_only=True` as --augmented-only, `policy=["A=keep"]` as --policy A=keep, `phi=False` as --no-phi."""
    words: List[str] = []
    for name, value in options.items():
        flag = name.replace("_", "-")
        if value is None:
            continue
        if isinstance(value, bool):
            words.append(f"--{flag}" if value else f"--no-{flag}")
        else:
            for item in value if isinstance(value, (list, tuple)) else [value]:
                words.extend([f"--{flag}", _path(item) if isinstance(item, os.PathLike) else str(item)])
    return words


def _is_path(data: Any) -> bool:
    return isinstance(data, (str, os.PathLike))


def _path(place: Any) -> str:
    # What begins with a hyphen would be an option.
    text = os.fspath(place)
    return os.path.join(".", text) if text.startswith("-") else text
