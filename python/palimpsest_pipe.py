"""Palimpsest as a process of long life, for engines that work in Python: batches of JSON lines in, documents and their copies out.

One process of `palimpsest augment - - --learned …` is started for each worker of the engine and kept. A blank line ends a batch and
comes back when all before it has been written. What a batch brings depends on its documents alone, not on where the corpus was cut.
"""

import argparse
import collections
import re
import shlex
import subprocess
import sys
import tempfile
import threading
from typing import Callable, Iterator, List, NamedTuple, Optional, Sequence, Tuple

#: Lines of standard error that an error quotes.
LAST_LINES = 30
#: Documents that are tried one by one where the process ends in them.
AT_ONCE = 128


class PalimpsestError(RuntimeError):
    """The process ended, or could not be started; the message has the last lines that it told."""

    def __init__(self, told: str):
        super().__init__(told)
        found = re.search(r"(?:palimpsest: |\A)[^\n]*\[([a-z0-9-]+)\][ \t]*(?:\n(?P<hint>.+))?\s*\Z", told, re.DOTALL)
        #: Stable, such as `no-such-corpus`; absent where the command was misused.
        self.code: Optional[str] = found.group(1) if found else None
        #: What can be done about it.
        self.hint: Optional[str] = found.group("hint") if found else None


class Batch(NamedTuple):
    #: The documents and their copies, as JSON lines without their ends.
    documents: List[str]
    #: The documents on which the process ended, as they came.
    dead_letters: List[str]


class Process:
    """One process, started when there is work for it, and anew where it ended.

    :param command: such as `["palimpsest", "augment", "-", "-", "--learned", folder, "--no-generated", "--quiet"]`.
    :param most_aside: so many documents may end it before the fault is taken for one of the command.
    :param echoes: whether what it tells goes to standard error too.
    """

    def __init__(self, command: Sequence[str], most_aside: int = 20, echoes: bool = True):
        self.command = list(command)
        self.echoes = echoes
        self.most_aside = most_aside
        self.aside = 0
        self.child: Optional[subprocess.Popen] = None

    def work(self, lines: Sequence[str]) -> Batch:
        """Works on a batch. Where the process ends in it, its documents are tried one by one, and those that end it are set aside."""
        batch = Batch([], [])
        for start in range(0, len(lines), AT_ONCE):
            self._work(lines[start : start + AT_ONCE], batch)
        return batch

    def _work(self, lines: Sequence[str], batch: Batch) -> None:
        try:
            batch.documents.extend(self._ask(lines))
            return
        except _Ended:
            pass  # in one of them
        for line in lines:
            try:
                batch.documents.extend(self._ask([line]))
            except _Ended as end:
                self.aside += 1
                if self.aside > self.most_aside:
                    raise PalimpsestError(f"{self.aside} documents ended the process; at the last one {end}") from None
                batch.dead_letters.append(line)

    def close(self) -> None:
        """Ends the process; it starts anew where there is work again."""
        if self.child is None:
            return
        self.child.stdin.close()
        self.child.wait()
        self.drain.join(timeout=5)
        self.child.stdout.close()
        self.child.stderr.close()
        self.child = None

    def _start(self) -> None:
        try:
            self.child = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError as error:
            raise PalimpsestError(f"{self.command[0]} could not be started: {error}") from error
        self.told = collections.deque(maxlen=LAST_LINES)
        self.drain = threading.Thread(target=self._drain, args=(self.child.stderr, self.told, self.echoes), daemon=True)
        self.drain.start()
        try:
            self._exchange([])  # what is wrong with the command itself is told now
        except _Ended as end:
            raise PalimpsestError(str(end)) from None

    @staticmethod
    def _drain(stream, told, echoes) -> None:
        for line in stream:
            text = line.decode("utf-8", "replace").rstrip()
            told.append(text)
            if echoes:
                print(text, file=sys.stderr, flush=True)  # into the log of the worker

    def _ask(self, lines: Sequence[str]) -> List[str]:
        if self.child is None:
            self._start()
        return self._exchange(lines)

    def _exchange(self, lines: Sequence[str]) -> List[str]:
        """Writes while it reads: a pipe that nobody reads would fill, and both sides would wait for each other."""
        child = self.child

        def feed() -> None:
            try:
                for line in lines:
                    child.stdin.write(line.encode("utf-8") + b"\n")
                child.stdin.write(b"\n")
                child.stdin.flush()
            except OSError:
                pass  # it ended: who reads finds out

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        written: List[str] = []
        for line in child.stdout:
            if line == b"\n":
                feeder.join()
                return written
            written.append(line.decode("utf-8").rstrip("\n"))
        feeder.join()
        code = child.wait()
        self.drain.join(timeout=5)
        self.child = None
        raise _Ended(f"palimpsest ended with {code}. Its last lines:\n" + "\n".join(self.told))


class _Ended(PalimpsestError):
    """The process ended in its work."""


_processes = {}


def shared_process(command: Sequence[str]) -> Process:
    """The process of this worker for a command: kept from one partition to the next. It ends when the worker does."""
    key = tuple(command)
    if key not in _processes:
        _processes[key] = Process(command)
    return _processes[key]


def augment_command(palimpsest: str, learned: str, options: Sequence[str] = ()) -> List[str]:
    """The command of a `Process`. A record that cannot be read ends it, and so comes to the dead letters."""
    command = shlex.split(palimpsest) + ["augment", "-", "-", "--learned", learned, "--quiet", "--strict"]
    return command + ["--no-generated"] + list(options)


def parse_job(description: str, add_options: Callable[[argparse.ArgumentParser], None]) -> Tuple[argparse.Namespace, List[str]]:
    """The arguments of a job of an engine, and the options of `palimpsest augment` behind `--`.

    :param add_options: adds what only this engine has.
    """
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source")
    parser.add_argument("target", help="must not be there yet")
    parser.add_argument("--learned", required=True, help="the folder that palimpsest learn wrote")
    parser.add_argument("--palimpsest", default="palimpsest", help="the command, as every machine has it")
    add_options(parser)
    arguments = sys.argv[1:]
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    return parser.parse_args(arguments[:cut]), arguments[cut + 1 :]


def generated_documents(palimpsest: str, learned: str, options: Sequence[str] = ()) -> Iterator[str]:
    """The generated text that is mixed into the whole corpus once: what is made of no document at all."""
    command = [word for word in augment_command(palimpsest, learned, options) if word != "--no-generated"]
    if "--no-generated" in options:
        return
    with tempfile.TemporaryFile() as told:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=told)
        for line in child.stdout:
            yield line.decode("utf-8").rstrip("\n")
        if child.wait() != 0:
            told.seek(0)
            last = told.read().decode("utf-8", "replace").splitlines()[-LAST_LINES:]
            raise PalimpsestError(f"palimpsest ended with {child.returncode}. Its last lines:\n" + "\n".join(last))
