#!/usr/bin/env bash
# Augments each real corpus, writes it in its own format, and has the oracle in Python check it.
#   bench/verify.sh CORPORA [OUTDIR] [extra options of augment]
set -uo pipefail
corpora=$1; out=${2:-$(mktemp -d)}; shift 2 || shift $#
root=$(cd "$(dirname "$0")/.." && pwd)
alpha=2
rm -rf "$out"; mkdir -p "$out"
run() { # name, oracle format, input, output name, oracle options…
  local name=$1 format=$2 input=$3 output=$out/$4; shift 4
  local started; started=$(date +%s.%N)
  node "$root/dist/cli/main.js" augment "$corpora/$input" "$output" --alpha $alpha --quiet --edits "$out/$name.edits.jsonl" "${extra[@]}" >&2
  local code=$?
  local seconds; seconds=$(echo "$(date +%s.%N) - $started" | bc)
  local verdict; verdict=$(python3 "$root/bench/oracle/verify_augmented.py" "$format" "$corpora/$input" "$output" "$out/$name.edits.jsonl" --alpha $alpha "$@")
  echo "{\"corpus\": \"$name\", \"exitCode\": $code, \"seconds\": $seconds, \"oracle\": $verdict}"
}
extra=("$@")
run meddocan brat meddocan meddocan
run wikigold conll wikigold/wikigold.conll.txt wikigold.conll.txt
run presidio_synth presidio presidio_synth/synth_dataset_v2.json presidio.json
run eds_pseudo_fr inline eds_pseudo_fr/templates.txt templates.txt
run uner_ewt conll uner_ewt/en_ewt-ud-dev.iob2 uner.iob2 --token-column 1 --tag-column 2
run german_ler conll german_ler/ler_dev.conll ler_dev.conll
