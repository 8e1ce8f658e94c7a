"""Augments a corpus with Apache Spark, as `palimpsest augment --learned` does on one machine.

    spark-submit --py-files python/palimpsest_pipe.py deploy/spark/augment.py \\
        --learned learned/ corpus/ augmented/ -- --alpha 2 --seed 13

JSON lines or Parquet (`--format`), from and to any file system that Spark knows. Documents are written under what=documents, those that
could not be worked on under what=dead-letters; Spark commits both together, once, whatever was tried again.
"""

import os
import sys

import pyarrow as pa
from pyspark import SparkFiles
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f
from pyspark.sql import types as t

from palimpsest_pipe import augment_command, generated_documents, parse_job, shared_process

ROWS = "value string, what string"
#: Columns that documents have where the source has none of that name.
DOCUMENT = """
    id string, text string, entities array<struct<id string, start bigint, end bigint, label string, layer string>>,
    meta map<string, string>, derivedFrom struct<id string, copy bigint, seed bigint, recipe string, steps array<string>>
"""


def rows(values, what):
    return pa.RecordBatch.from_arrays([pa.array(values, pa.string()), pa.array([what] * len(values), pa.string())], ["value", "what"])


def learned_folder() -> str:
    """Where the machine has what `addFile` sent."""
    return os.path.dirname(SparkFiles.get("learned.json"))


def augment(lines: DataFrame, palimpsest: str, options) -> DataFrame:
    """The documents with their copies and the dead letters, as JSON lines in `value`."""

    def work(batches):
        process = shared_process(augment_command(palimpsest, learned_folder(), options))
        for batch in batches:
            documents, dead = process.work([value for value in batch.column(0).to_pylist() if value and value.strip()])
            yield rows(documents, "documents")
            yield rows(dead, "dead-letters")

    def generate(_):
        batch = []
        for line in generated_documents(palimpsest, learned_folder(), options):
            batch.append(line)
            if len(batch) == 1000:
                yield rows(batch, "documents")
                batch = []
        yield rows(batch, "documents")

    once = lines.sparkSession.range(1, numPartitions=1)
    return lines.mapInArrow(work, ROWS).union(once.mapInArrow(generate, ROWS))


def main() -> None:
    def add_options(parser):
        parser.add_argument("--format", choices=["jsonl", "parquet"], default="jsonl")
        parser.add_argument("--partitions", type=int, help="so many pieces; as Spark cuts the source when absent")

    given, options = parse_job(__doc__, add_options)

    spark = SparkSession.builder.appName("palimpsest augment").getOrCreate()
    spark.sparkContext.addFile(given.learned.rstrip("/") + "/learned.json")
    is_table = given.format == "parquet"
    source = spark.read.parquet(given.source) if is_table else spark.read.text(given.source)
    ids = source.select("id") if is_table else source.select(f.get_json_object("value", "$.id").alias("id"))
    twice = ids.where("id is not null").groupBy("id").count().where("count > 1").count()
    if twice:
        sys.exit(f"ids that several documents share, so that copies could not be told apart: {twice}. Convert the corpus first")
    lines = source.select(f.to_json(f.struct("*")).alias("value")) if is_table else source
    if given.partitions:
        lines = lines.repartition(given.partitions)
    made = augment(lines, given.palimpsest, options)
    if is_table:
        missing = [field for field in t.StructType.fromDDL(DOCUMENT).fields if field.name not in source.columns]
        schema = t.StructType(source.schema.fields + missing)
        # What does not fit fails the run: it would be lost.
        made = made.select(f.from_json("value", schema, {"mode": "FAILFAST"}).alias("document"), "what").select("document.*", "what")
        made.write.partitionBy("what").parquet(given.target)
    else:
        made.write.partitionBy("what").text(given.target)
    written = spark.read.parquet(given.target) if is_table else spark.read.text(given.target)
    counts = {row["what"]: row["count"] for row in written.groupBy("what").count().collect()}
    print(f"{counts.get('documents', 0)} documents, {counts.get('dead-letters', 0)} dead letters → {given.target}")


if __name__ == "__main__":
    main()
