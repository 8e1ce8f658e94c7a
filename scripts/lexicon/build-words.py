"""Makes data/words/<language>.txt: common words of a language, as far as no list of names has them.

    pip download --no-deps wordfreq==3.1.1 spacy-lookups-data==1.0.5 && unzip -d wordfreq wordfreq-3.1.1-*.whl && unzip -d lookups spacy_lookups_data-1.0.5-*.whl
    pip install msgpack
    python3 scripts/lexicon/build-words.py wordfreq lookups .

A word is one that both know: wordfreq (Robyn Speer; data CC BY-SA 4.0) how frequent it is, in small letters, be it a name or not; the lemmas of
spaCy (MIT) that it is a form of a word, how rare soever. What a list of given names, family names, towns, regions or countries has is left out: it may be somebody's.
"""

import gzip
import json
import pathlib
import re
import sys
import unicodedata

import msgpack

# In centibels below one: some three in a million words and more.
LEAST = -610
SHORTEST = 4
# What ends so is a verb's form where its lemma is a verb, and stands in no name: "começassem", but "reunidas", "empresas".
INFINITIVES = re.compile(r"(?:[aei]re?|pôr|re)$")
FORMS = re.compile(
    r"(?:mos|[aei]ra[mns]|r[áã][os]?|ss[ei](?:m|s|n|ro)?|sin|r[ií]a[mnst]?|[aei]?[bv]a[mnst]?|[aei]ndo|[ai]ste|aron|ieron|aient|[èi]rent|eront|er[ai]s?|iez|ions|ons|ez"
    r"|[aei]v(?:an)?o|[aei]rono|r(?:emo|anno|ebbe|esti)|aig|eix(?:en)?)$"
)
LISTS = ["given-names", "family-names", "people-given-names", "people-family-names", "cities", "towns", "towns-vowel", "towns-consonant", "town-areas", "world-cities", "regions", "countries", "states"]


def fold(text):
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


def names(root, language):
    found = set()
    for folder in root.joinpath("gazetteers").iterdir():
        for name in LISTS:
            file = folder / f"{name}.tsv"
            isOwn = folder.name == language
            if not file.exists() or not (isOwn or name in ("given-names", "people-given-names")):
                continue
            for line in file.read_text().splitlines():
                if not line.startswith("#"):
                    found.add(fold(line.split("\t", 1)[0]))
    return found


def is_verb_form(word, lemma, language):
    """Whether a word is a form of a verb alone."""
    lemma = lemma[0] if isinstance(lemma, list) else lemma
    return language not in ("de", "nl", "sv") and word != lemma and bool(INFINITIVES.search(lemma) and FORMS.search(word))


def main():
    frequencies, lookups, root = map(pathlib.Path, sys.argv[1:4])
    for language in ["ca", "de", "es", "fr", "it", "nl", "pt", "sv"]:
        data = frequencies / "wordfreq" / "data"
        file = data / f"large_{language}.msgpack.gz"
        if not file.exists():
            file = data / f"small_{language}.msgpack.gz"
        _, *bins = msgpack.unpackb(gzip.decompress(file.read_bytes()), raw=False)
        table = lookups / "spacy_lookups_data" / "data" / f"{language}_lemma_lookup.json.gz"
        lemmas = json.loads(gzip.decompress(table.read_bytes()))
        known = {fold(w) for v in lemmas.values() for w in (v if isinstance(v, list) else [v])}
        known |= {fold(word) for word, lemma in lemmas.items() if not is_verb_form(word.lower(), lemma, language)}
        left = names(root, language)
        words = set()
        dropped = []
        for below, bin_ in enumerate(bins):
            if -below < LEAST:
                break
            for word in bin_:
                if len(word) >= SHORTEST and fold(word) in known and re.fullmatch(r"[^\W\d_]+", word):
                    (dropped.append if fold(word) in left else words.add)(word)
        print(language, file.name, len(bins), len(words), len(dropped), dropped[:60])
        out = root / "data" / "words" / f"{language}.txt"
        out.parent.mkdir(exist_ok=True)
        out.write_text("\n".join(sorted(words)) + "\n")


main()
