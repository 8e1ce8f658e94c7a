"""Makes data/languages/hi-latn.txt and en.txt: words by which Hindi in Latin letters and English are told apart.

    pip download --no-deps wordfreq==3.1.1 && unzip -d wordfreq wordfreq-3.1.1-*.whl
    pip install msgpack
    python3 scripts/lexicon/build-hi-latn.py wordfreq data/languages

The lists of wordfreq (Robyn Speer; data CC BY-SA 4.0) know how frequent a word is. Those of Hindi are in Devanagari, and are written here in
Latin letters as people type them: several ways each, since nobody's spelling is the rule. A spelling that both languages have is of the
one that has it thirty times as often; else it is in both lists, and tells nothing. The first lines of both files, compiled by hand, are kept.
"""

import gzip
import pathlib
import re
import sys

import msgpack

ENGLISH_WORDS = 60_000
# Hundredths of a bel: thirty times as often.
FAR = 150
# What nobody compiled by hand is this frequent, in centibels below one.
BY_HAND = -350

CONSONANTS = dict(
    zip(
        "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह",
        "k kh g gh n ch chh j jh n t th d dh n t th d dh n p ph b bh m y r l v sh sh s h".split(),
    )
)
NUKTA = {"क": "q", "ख": "kh", "ग": "g", "ज": "z", "ड": "d", "ढ": "dh", "फ": "f"}
LETTERS = dict(zip("अआइईउऊऋएऐओऔऑऍ", "ə A i I u U ri e E o O o e".split()))
SIGNS = dict(zip("ािीुूृेैोौॉॅ", "A i I u U ri e E o O o e".split()))
VOWELS = set("əAiIuUeEoO")
VIRAMA, DOT = "्", "़"


def phones(word):
    """What a word sounds like: a list of consonants and vowels, ə where one is inherent and N where a vowel is nasal."""
    out = []
    i = 0
    while i < len(word):
        c = word[i]
        if c in CONSONANTS:
            sound = CONSONANTS[c]
            if word[i + 1 : i + 2] == DOT:
                sound = NUKTA.get(c, sound)
                i += 1
            after = word[i + 1 : i + 2]
            if after == VIRAMA:
                i += 1
                out.append(sound)
            elif after in SIGNS and after:
                i += 1
                out += [sound, SIGNS[after]]
            else:
                out += [sound, "ə"]
        elif c in LETTERS:
            out.append(LETTERS[c])
        elif c in "ंँ":
            out.append("N")
        else:
            return None
        i += 1
    return out


def drop_schwas(sounds):
    """The last ə is silent, and one between a vowel with a consonant and a consonant with a vowel (Ohala's rule), from the end."""
    kept = list(sounds)
    if len(kept) > 2 and kept[-1] == "ə":
        kept.pop()
    for i in range(len(kept) - 3, 1, -1):
        if kept[i] != "ə":
            continue
        around = kept[i - 2], kept[i - 1], kept[i + 1], kept[i + 2]
        if around[0] in VOWELS and around[1] not in VOWELS and around[2] not in VOWELS | {"N"} and around[3] in VOWELS:
            del kept[i]
    return kept


def spellings(word):
    sounds = phones(word)
    if not sounds:
        return []
    sounds = drop_schwas(sounds)
    found = {}
    for long_a in ("a", "aa"):
        for long_iu in (("i", "u"), ("ee", "oo")):
            for nasal in ("n", ""):
                out = []
                for i, sound in enumerate(sounds):
                    last = i == len(sounds) - 1 or (i == len(sounds) - 2 and sounds[-1] == "N")
                    if sound == "A":
                        out.append("a" if last and len(sounds) > 2 else long_a)
                    elif sound == "I":
                        out.append("i" if last and len(sounds) > 2 else long_iu[0])
                    elif sound == "U":
                        out.append("u" if last and len(sounds) > 2 else long_iu[1])
                    elif sound == "N":
                        following = sounds[i + 1] if i + 1 < len(sounds) else ""
                        out.append(nasal if following == "" else "m" if following[0] in "pbm" else "n")
                    else:
                        out.append({"ə": "a", "E": "ai", "O": "au"}.get(sound, sound))
                spelt = "".join(out)
                for one in (spelt, spelt.replace("v", "w"), spelt.replace("ph", "f"), spelt.replace("chh", "ch")):
                    found.setdefault(one)
    return [one for one in found if 2 <= len(one) <= 20]


def frequencies(folder, name):
    """Word -> centibels below one. The file has a list of words for each."""
    file = next(pathlib.Path(folder).rglob(f"{name}.msgpack.gz"))
    bins = msgpack.loads(gzip.decompress(file.read_bytes()), raw=False)[1:]
    return {word: -at for at, words in enumerate(bins) for word in words}


def hand(file):
    """The first line of words that is there, which is no script's."""
    return file.read_text().split("\n")[1].split()


def main(source, target):
    target = pathlib.Path(target)
    hindi, english = {}, {}
    for word, value in frequencies(source, "small_hi").items():
        for at, spelt in enumerate(spellings(word)):
            # The first spelling is the commonest; of words that are spelt alike, that of the more frequent counts.
            hindi[spelt] = max(hindi.get(spelt, -10_000), value - (50 if at else 0))
    known = sorted(frequencies(source, "large_en").items(), key=lambda item: (-item[1], item[0]))
    plain = [(word, value) for word, value in known if re.fullmatch(r"[a-z]+(?:'[a-z]+)?", word) and (len(word) > 1 or word in "ai")]
    english = dict(plain[:ENGLISH_WORDS])
    everything = dict(plain)
    by_hand = {"hi-latn": hand(target / "hi-latn.txt"), "en": hand(target / "en.txt")}
    for word in by_hand["hi-latn"]:
        hindi[word] = max(hindi.get(word, -10_000), BY_HAND)
    for word in by_hand["en"]:
        english[word] = everything[word] = max(everything.get(word, -10_000), BY_HAND)
    lists = {
        "hi-latn": {w for w, v in hindi.items() if v > everything.get(w, -10_000) - FAR},
        "en": {w for w, v in english.items() if v > hindi.get(w, -10_000) - FAR},
    }
    for name, words in lists.items():
        first = [word for word in by_hand[name]]
        rest = sorted(words - set(first))
        lines, line = [], ""
        for word in rest:
            if len(line) + len(word) > 150:
                lines.append(line)
                line = ""
            line = f"{line} {word}" if line else word
        title = {"hi-latn": "Hindi in Latin letters", "en": "English"}[name]
        (target / f"{name}.txt").write_text(
            f"# {title}: everyday words, of notes too; compiled for this project from general knowledge.\n"
            + " ".join(first)
            + "\n# From the frequencies of wordfreq 3.1.1 (PyPI; Robyn Speer, CC BY-SA 4.0), made by scripts/lexicon/build-hi-latn.py.\n"
            + "\n".join([*lines, line])
            + "\n"
        )
        print(name, len(first) + len(rest))


main(*sys.argv[1:])
