"""Augments a corpus with Ray Data, as `palimpsest augment --learned` does on one machine.

    python deploy/ray/augment.py --learned learned/ --workers 8 corpus/ augmented/ -- --alpha 2 --seed 13

JSON lines or Parquet (`--format`). Every worker is an actor with one process. Documents are written to <target>/documents, those that could not be worked on to
<target>/dead-letters; what is tried again writes the same files again.
"""

import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "python"))

import palimpsest_pipe
import pyarrow as pa
import pyarrow.fs
import ray
from ray.data.datasource import BlockBasedFileDatasink


def rows(values, what):
    return pa.table({"value": pa.array(values, pa.string()), "what": pa.array([what] * len(values), pa.string())})


def unpacked(files) -> str:
    """A folder with the files, on the machine where this runs."""
    folder = tempfile.mkdtemp(prefix="palimpsest-learned-")
    for name, content in ray.get(files).items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)
    return folder


#: Columns that documents have where the source has none of that name.
DOCUMENT = pa.schema(
    [
        ("id", pa.string()),
        ("text", pa.string()),
        ("entities", pa.list_(pa.struct([("id", pa.string()), ("start", pa.int64()), ("end", pa.int64()), ("label", pa.string()), ("layer", pa.string())]))),
        ("meta", pa.map_(pa.string(), pa.string())),
        (
            "derivedFrom",
            pa.struct([("id", pa.string()), ("copy", pa.int64()), ("seed", pa.int64()), ("recipe", pa.string()), ("steps", pa.list_(pa.string()))]),
        ),
    ]
)


def said(value):
    """A value without what is null in it, which JSON lines leave out."""
    if isinstance(value, dict):
        return {key: said(one) for key, one in value.items() if one is not None}
    if isinstance(value, list):
        return [said(one) for one in value]
    return value


def as_lines(batch: pa.Table) -> pa.Table:
    lines = [json.dumps(said(row), ensure_ascii=False, separators=(",", ":")) for row in batch.to_pylist()]
    return pa.table({"text": pa.array(lines, pa.string())})


def as_columns(batch: pa.Table, schema: pa.Schema) -> pa.Table:
    documents = [json.loads(value) for value in batch.column("value").to_pylist()]
    table = pa.Table.from_pylist(documents, schema)
    # What does not fit fails the run: it would be lost.
    for row, document in zip(table.to_pylist(maps_as_pydicts="strict"), documents):
        if said(row) != said(document):
            raise ValueError(f"document {document['id']!r} does not fit the columns of the source")
    return table


class Worker:
    def __init__(self, palimpsest, files, options):
        self.process = palimpsest_pipe.Process(palimpsest_pipe.augment_command(palimpsest, unpacked(files), options))

    def __call__(self, batch: pa.Table) -> pa.Table:
        documents, dead = self.process.work(batch.column("text").to_pylist())
        return pa.concat_tables([rows(documents, "documents"), rows(dead, "dead-letters")])


class Lines(BlockBasedFileDatasink):
    """Writes the column `value`, a line each."""

    def __init__(self, path):
        super().__init__(path, file_format="jsonl")

    def write_block_to_file(self, block, file) -> None:
        for value in block.to_arrow().column("value").to_pylist():
            file.write(value.encode("utf-8") + b"\n")


def main() -> None:
    def add_options(parser):
        parser.add_argument("--format", choices=["jsonl", "parquet"], default="jsonl")
        parser.add_argument("--workers", type=int, default=1)
        parser.add_argument("--blocks", type=int, help="so many pieces; as Ray cuts the source when absent")

    given, options = palimpsest_pipe.parse_job(__doc__, add_options)
    system, target = pa.fs.FileSystem.from_uri(given.target if "://" in given.target else os.path.abspath(given.target))
    if system.get_file_info(target).type != pa.fs.FileType.NotFound:
        sys.exit(f"{given.target} is there already")

    ray.init(runtime_env={"py_modules": [palimpsest_pipe.__file__]}, ignore_reinit_error=True)
    names = sorted(os.listdir(given.learned))
    files = ray.put({name: open(os.path.join(given.learned, name), "rb").read() for name in names})
    is_table = given.format == "parquet"
    source = ray.data.read_parquet(given.source) if is_table else ray.data.read_text(given.source)
    lines = source.map_batches(as_lines, batch_format="pyarrow") if is_table else source
    if given.blocks:
        lines = lines.repartition(given.blocks)
    made = lines.map_batches(
        Worker,
        fn_constructor_args=(given.palimpsest, files, options),
        batch_format="pyarrow",
        batch_size=256,
        concurrency=(1, given.workers),  # the first reads beside one: actors that hold every core would wait for lines that nobody reads
    ).materialize()
    palimpsest = given.palimpsest

    def generate(_):
        for value in palimpsest_pipe.generated_documents(palimpsest, unpacked(files), options):
            yield {"value": value, "what": "documents"}

    generated = ray.data.range(1).flat_map(generate)
    documents = made.filter(expr="what == 'documents'").union(generated).materialize()
    dead = made.filter(expr="what == 'dead-letters'").materialize()
    place = os.path.join(given.target, "documents")
    if is_table:
        own = source.schema().base_schema
        schema = pa.schema([*own, *(field for field in DOCUMENT if field.name not in own.names)])
        columns = documents.map_batches(as_columns, fn_args=(schema,), batch_format="pyarrow")
        columns.write_parquet(place)
    else:
        documents.write_datasink(Lines(place))
    if dead.count():
        dead.write_datasink(Lines(os.path.join(given.target, "dead-letters")))
    print(f"{documents.count()} documents, {dead.count()} dead letters → {given.target}")


if __name__ == "__main__":
    main()
