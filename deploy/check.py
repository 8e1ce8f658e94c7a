"""Runs every engine of this folder on one machine and compares what it writes with what the command writes alone.

    npm run build && python3 deploy/check.py [--work FOLDER] [--documents N] [spark] [ray] [slurm] [kubernetes]

Spark: a master and two workers on loopback, JSON lines and Parquet, once with an executor killed half-way, and from and to HDFS (a name node and
two data nodes, by Maven's hadoop-client-minicluster; needs java and mvn). Ray: one node, JSON lines and Parquet, an actor killed half-way. Slurm: the daemons of Debian's packages (slurmctld, slurmd, slurm-client, munge; as root). Kubernetes: the file against the schema of
its kind, and its container's command for each index. What Python needs comes into a virtual environment in the work folder.
The corpus has two documents that end the process: they must be in the dead letters, and nothing else may be missing.
"""

import argparse
import contextlib
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
PACKAGES = ["pyspark", "ray[data]", "pyarrow", "pandas<3", "kubernetes-validate", "pyyaml"]
POISON = """export default { augmenters: [{ name: 'poison', description: 'fails', phase: 'context', create: () => ({ name: 'poison',
  propose(doc) {
    if (doc.text.endsWith('throws!')) throw new TypeError('poisoned');
    if (doc.text.endsWith('ends!')) process.abort();
    return { edits: [] };
  } }) }] };
"""
RECIPE = """name: checked
unit: document
augmenters: [{ phi-replacement: {} }, { synonym-replacement: {} }, { poison: {} }]
generated: { ratio: 0.1, at-least: 10000, at-most: 100000 }
"""


def call(*command, env=None, **more):
    done = subprocess.run(command, env={**os.environ, **(env or {})}, text=True, capture_output=True, **more)
    return done.returncode, done.stdout + done.stderr


def summary_or_cause(code, told):
    """The line in which a job tells what it wrote; of one that failed, the lines that tell why."""
    words = ["dead letters"] if code == 0 else ["Error", "Exception"]
    lines = told.splitlines()
    return " | ".join([line for line in lines if any(word in line for word in words)][:3] or lines[-1:])[-600:]


def demand(is_so, what):
    print(("ok      " if is_so else "FAILED  ") + what, flush=True)
    if not is_so:
        demand.failed = True


demand.failed = False


def lines_of(*patterns):
    found = sorted(file for pattern in patterns for file in glob.glob(pattern))
    return sorted(line for file in found for line in open(file, encoding="utf-8") if line.strip())


def wait_for(condition, seconds=400):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = condition()
        if found:
            return found
        time.sleep(0.2)
    raise TimeoutError("waited in vain")


def processes():
    """(id, parent, command) of every process."""
    for pid in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError, IndexError):
            words = open(f"/proc/{pid}/cmdline", "rb").read().replace(b"\0", b" ").decode("utf-8", "replace").strip()
            parent = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[1]
            yield int(pid), int(parent), words


def below(ancestor):
    """The processes that one started, and those that they started."""
    table = list(processes())
    found, known = [], {ancestor}
    for _ in range(8):
        found = [row for row in table if row[1] in known]
        known |= {pid for pid, _, _ in found}
    return found


@contextlib.contextmanager
def running(*command, log, env=None):
    with open(log, "ab") as out:
        child = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **(env or {})})
    try:
        yield child
    finally:
        if child.poll() is None:
            child.terminate()
            try:
                child.wait(20)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Check:
    def __init__(self, work, documents):
        self.work = work
        self.python = self.at("venv/bin/python")
        self.command = self.at("bin/palimpsest")
        os.makedirs(self.at("bin"), exist_ok=True)
        for log in glob.glob(self.at("*.log")) + glob.glob(self.at("spark-hdfs.*")):
            os.remove(log)
        with open(self.command, "w") as file:
            file.write(f'#!/bin/sh\nexec node "{ROOT}/dist/cli/main.js" "$@"\n')
        os.chmod(self.command, 0o755)
        if not os.path.exists(self.python):
            subprocess.run([sys.executable, "-m", "venv", self.at("venv")], check=True)
        subprocess.run([self.python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
        self.make_corpus(documents)

    def at(self, *names):
        return os.path.join(self.work, *names)

    def fresh(self, name):
        shutil.rmtree(self.at(name), ignore_errors=True)
        return self.at(name)

    def palimpsest(self, *words):
        code, told = call(self.command, *words, "--quiet")
        if code > 1:
            sys.exit(f"palimpsest {' '.join(words)} ended with {code}:\n{told}")

    def make_corpus(self, documents):
        with open(self.at("poison.mjs"), "w") as file:
            file.write(POISON)
        with open(self.at("recipe.yaml"), "w") as file:
            file.write(RECIPE)
        self.options = ["--recipe", self.at("recipe.yaml"), "--plugin", self.at("poison.mjs"), "--seed", "7"]
        self.corpus, self.learned = self.at("corpus.jsonl"), self.at("learned")
        self.palimpsest("generate", "en-clinical", self.corpus, "--count", str(documents), "--overwrite")
        lines = open(self.corpus, encoding="utf-8").read().splitlines()
        # Learned without those that end the process.
        self.palimpsest("learn", self.corpus, self.learned, *self.options[:4], "--overwrite")
        for at, word in [(len(lines) // 3, "throws!"), (2 * len(lines) // 3, "ends!")]:
            poisoned = json.loads(lines[at])
            poisoned["text"] += " " + word
            lines[at] = json.dumps(poisoned, ensure_ascii=False, separators=(",", ":"))
        with open(self.corpus, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        alone, dead = self.at("alone.jsonl"), self.at("alone.dead")
        self.palimpsest(
            "augment", self.corpus, alone, "--learned", self.learned, "--dead-letters", dead, "--overwrite", *self.options
        )
        self.alone, self.dead = lines_of(alone), lines_of(dead)
        print(f"{len(lines)} documents, {len(self.alone)} with copies and generated ones; {len(self.dead)} set aside", flush=True)
        demand(len(self.dead) == 2, "the command alone sets the two aside")

    def compare(self, who, written, dead):
        demand(written == self.alone, f"{who}: the documents are those of the command alone, byte for byte")
        demand(dead == self.dead, f"{who}: and so are the dead letters")

    def spark(self):
        home = call(self.python, "-c", "import pyspark; print(pyspark.__path__[0])")[1].splitlines()[-1]
        env = {"PYSPARK_PYTHON": self.python, "SPARK_HOME": home, "SPARK_LOCAL_IP": "127.0.0.1", "PYTHONPATH": HERE}
        port = free_port()
        master = f"spark://127.0.0.1:{port}"
        log = self.at("spark.log")
        spark_class = os.path.join(home, "bin/spark-class")
        worker = ["org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1", "--cores", "1", "--memory", "1g", "--webui-port", "0"]
        with contextlib.ExitStack() as stack:
            at = ["--host", "127.0.0.1", "--port", str(port), "--webui-port", "0"]
            stack.enter_context(running(spark_class, "org.apache.spark.deploy.master.Master", *at, log=log, env=env))
            wait_for(lambda: socket.socket().connect_ex(("127.0.0.1", port)) == 0)
            machines = [
                stack.enter_context(running(spark_class, *worker, "--work-dir", self.at(f"spark-{n}"), master, log=log, env=env))
                for n in range(2)
            ]

            def submit(source, target, *more):
                script = [os.path.join(home, "bin/spark-submit"), "--master", master, "--executor-memory", "512m", "--py-files"]
                given = ["--learned", self.learned, "--palimpsest", self.command, "--partitions", "12", *more]
                return script + [f"{ROOT}/python/palimpsest_pipe.py", f"{HERE}/spark/augment.py", *given, source, target, "--", *self.options]

            target = self.fresh("spark-jsonl")
            code, told = call(*submit(self.corpus, target), env=env, timeout=500)
            demand(code == 0, f"Spark: {summary_or_cause(code, told)}")
            read = lambda: [lines_of(f"{target}/what={what}/part-*") for what in ("documents", "dead-letters")]
            self.compare("Spark", *read())

            target = self.fresh("spark-killed")
            with running(*submit(self.corpus, target), log=self.at("spark-killed.log"), env=env) as job:
                # The first task is committed: the others are at work or to come.
                wait_for(lambda: glob.glob(f"{target}/_temporary/0/task_*"))
                executors = [row for one in machines for row in below(one.pid) if "CoarseGrainedExecutorBackend" in row[2]]
                os.kill(executors[0][0], signal.SIGKILL)
                demand(job.wait(500) == 0, "Spark: an executor was killed half-way, and the job ended well")
            demand("Lost executor" in open(self.at("spark-killed.log")).read(), "Spark: it noticed that the executor was lost")
            self.compare("Spark with an executor killed", *read())

            doubled, target = self.at("doubled.jsonl"), self.fresh("spark-doubled")
            with open(doubled, "w", encoding="utf-8") as file:
                file.writelines(2 * open(self.corpus, encoding="utf-8").readlines()[:1])
            code, told = call(*submit(doubled, target), env=env, timeout=500)
            is_refused = code != 0 and "several documents share" in told and not os.path.exists(target)
            demand(is_refused, "Spark: ids that come twice are refused, and nothing is written")

            table, target = self.fresh("table"), self.fresh("spark-parquet")
            call(self.python, "-c", TO_PARQUET, self.corpus, table, check=True)
            code, told = call(*submit(table, target, "--format", "parquet"), env=env, timeout=500)
            demand(code == 0, f"Spark, Parquet: {summary_or_cause(code, told)}")
            same = call(self.python, "-c", SAME_TABLE, f"{target}/what=documents", self.at("alone.jsonl"))
            demand(same[0] == 0, f"Spark, Parquet: the documents are those of the command alone {same[1][-300:]}")

            self.hadoop(home, stack, submit, env)

    def hadoop(self, home, stack, submit, env):
        """From and to a Hadoop file system: HDFS with its nodes in a process of their own."""
        if not shutil.which("mvn") or not shutil.which("java"):
            print("left out: HDFS needs java and mvn")
            return
        [client] = glob.glob(f"{home}/jars/hadoop-client-api-*.jar")
        version = client.rsplit("-", 1)[1].removesuffix(".jar")
        copy = f"-Dartifact=org.apache.hadoop:hadoop-client-minicluster:{version}"
        call("mvn", "-q", "-B", "dependency:copy", copy, f"-DoutputDirectory={self.work}", check=True)
        with open(self.at("Nodes.java"), "w") as file:
            file.write(NODES)
        told = self.at("hdfs.txt")
        target = self.fresh("spark-hdfs")
        for empty in (told, f"{target}.asked"):
            with open(empty, "w"):
                pass
        jars = f"{home}/jars/*:{self.at(f'hadoop-client-minicluster-{version}.jar')}"
        words = [self.at("Nodes.java"), self.fresh("hdfs"), told, self.corpus, target]
        stack.enter_context(running("java", "-cp", jars, *words, log=self.at("hdfs.log")))
        uri = wait_for(lambda: open(told).read().strip(), 120)
        code, told = call(*submit(f"{uri}/corpus.jsonl", f"{uri}/augmented"), env=env, timeout=500)
        demand(code == 0, f"Spark, HDFS: {summary_or_cause(code, told)}")
        os.rename(f"{target}.asked", f"{target}.wanted")
        wait_for(lambda: os.path.exists(f"{target}.there"), 60)
        self.compare("Spark, HDFS", *[lines_of(f"{target}/what={what}/part-*") for what in ("documents", "dead-letters")])

    def ray(self):
        def submit(target, source=None, *more):
            given = ["--learned", self.learned, "--palimpsest", self.command, "--workers", "2", "--blocks", "12", *more]
            return [self.python, f"{HERE}/ray/augment.py", *given, source or self.corpus, target, "--", *self.options]

        env = {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
        target = self.fresh("ray")
        read = lambda: [lines_of(f"{target}/{what}/*") for what in ("documents", "dead-letters")]
        code, told = call(*submit(target), env=env, timeout=500)
        demand(code == 0, f"Ray: {summary_or_cause(code, told)}")
        self.compare("Ray", *read())
        target = self.fresh("ray-killed")
        with running(*submit(target), log=self.at("ray-killed.log"), env=env) as job:

            def at_work():
                """An actor whose process is at work."""
                table = below(job.pid)
                busy = {parent for _, parent, words in table if "dist/cli/main.js" in words}
                return [pid for pid, _, words in table if pid in busy and "MapWorker" in words]

            actor = wait_for(at_work)[0]
            time.sleep(1)
            os.kill(actor, signal.SIGKILL)
            demand(job.wait(500) == 0, "Ray: an actor was killed half-way, and the job ended well")
        self.compare("Ray with an actor killed", *read())
        table, target = self.fresh("ray-table"), self.fresh("ray-parquet")
        call(self.python, "-c", TO_PARQUET, self.corpus, table, check=True)
        code, told = call(*submit(target, table, "--format", "parquet"), env=env, timeout=500)
        demand(code == 0, f"Ray, Parquet: {summary_or_cause(code, told)}")
        same = call(self.python, "-c", SAME_TABLE, f"{target}/documents", self.at("alone.jsonl"))
        demand(same[0] == 0, f"Ray, Parquet: the documents are those of the command alone {same[1][-300:]}")

    def slurm(self):
        missing = [name for name in ("slurmctld", "slurmd", "sbatch", "munged") if not shutil.which(name)]
        if missing or os.geteuid() != 0:
            print(f"left out: Slurm needs root and the packages slurmctld, slurmd, slurm-client and munge ({missing})")
            return
        place = self.fresh("slurm")
        # Munge trusts no folder that others may write.
        munge = tempfile.mkdtemp(prefix="palimpsest-munge-", dir="/run")
        for name in ("", "state", "spool"):
            os.makedirs(os.path.join(place, name), exist_ok=True)
        host = socket.gethostname().split(".")[0]
        conf = os.path.join(place, "slurm.conf")
        with open(conf, "w") as file:
            file.write(SLURM_CONF.format(host=host, place=place, munge=munge, ctl=free_port(), node=free_port()))
        with open(f"{munge}/key", "wb") as file:
            file.write(os.urandom(1024))
        os.chmod(f"{munge}/key", 0o600)
        os.chmod(munge, 0o755)
        env = {"SLURM_CONF": conf, "PALIMPSEST": self.command}
        log = self.at("slurm.log")
        target = self.fresh("slurm-out")
        with contextlib.ExitStack() as stack:
            files = [f"--{what}-file={munge}/{what}" for what in ("key", "pid", "log", "seed")]
            command = ["munged", "--foreground", f"--socket={munge}/socket", *files]
            stack.enter_context(running(*command, log=log))
            wait_for(lambda: os.path.exists(f"{munge}/socket"), 20)
            stack.enter_context(running("slurmctld", "-D", "-f", conf, log=log, env=env))
            stack.enter_context(running("slurmd", "-D", "-f", conf, "-N", host, log=log, env=env))
            wait_for(lambda: "idle" in call("sinfo", "-h", "-o", "%T", env=env)[1], 60)
            words = ["--array=3-6", "--wait", "--output", os.path.join(place, "job-%a.log"), "--cpus-per-task=1"]
            job = [f"{HERE}/slurm/augment.sbatch", self.corpus, self.learned, target, *self.options]
            code, told = call("sbatch", *words, *job, env=env, timeout=500)
            demand(code == 0, f"Slurm: {told.strip()}")
        shutil.rmtree(munge)
        self.compare_shares("Slurm", target)

    def compare_shares(self, who, target):
        shares = sorted(glob.glob(f"{target}/part-*.jsonl"))
        text = "".join(open(share, encoding="utf-8").read() for share in shares)
        is_whole = text == open(self.at("alone.jsonl"), encoding="utf-8").read()
        demand(is_whole, f"{who}: {len(shares)} shares one after the other are the file of the command alone, byte for byte")
        demand(lines_of(f"{target}/part-*.dead") == self.dead, f"{who}: and so are the dead letters")

    def kubernetes(self):
        job = os.path.join(HERE, "kubernetes/job.yaml")
        code, told = call(self.at("venv/bin/kubernetes-validate"), "--strict", job)
        demand(code == 0, f"Kubernetes: {told.strip()}")
        container = json.loads(call(self.python, "-c", TO_JSON, job)[1])
        target = self.fresh("kubernetes-out")
        os.makedirs(target)
        count = container["completions"]
        command = container["template"]["spec"]["containers"][0]["command"]
        demand(f"auto/{count} " in command[2], "Kubernetes: the shares of the command are the completions of the job")
        # The image has no options for this recipe: they stand where the job's own would.
        command[2] = command[2].replace("--quiet", "--quiet " + " ".join(self.options))
        paths = {"CORPUS": self.corpus, "LEARNED": self.learned, "OUT": target, "PATH": f"{self.at('bin')}:{os.environ['PATH']}"}
        for index in range(count):
            code, told = call(*command, env={**paths, "JOB_COMPLETION_INDEX": str(index)})
            if code != 0:
                demand(False, f"Kubernetes: index {index} ended with {code}: {told[-500:]}")
        self.compare_shares("Kubernetes", target)


TO_PARQUET = """
import json, sys, os, pyarrow as pa, pyarrow.parquet as pq
rows = [json.loads(line) for line in open(sys.argv[1], encoding='utf-8')]
entity = pa.struct([('id', pa.string()), ('start', pa.int64()), ('end', pa.int64()), ('label', pa.string()), ('layer', pa.string())])
meta = pa.struct([(key, pa.string()) for key in ('set', 'template', 'style', 'genre')])
schema = pa.schema([('id', pa.string()), ('text', pa.string()), ('entities', pa.list_(entity)), ('meta', meta)])
os.makedirs(sys.argv[2])
for n in range(3):
    pq.write_table(pa.Table.from_pylist(rows[n::3], schema), os.path.join(sys.argv[2], f'{n}.parquet'))
"""
SAME_TABLE = """
import glob, json, sys, pyarrow.parquet as pq
def clean(value):
    if isinstance(value, dict): return {key: clean(one) for key, one in value.items() if one is not None}
    return [clean(one) for one in value] if isinstance(value, list) else value
files = glob.glob(sys.argv[1] + '/*.parquet')
found = [clean(row) for file in files for row in pq.ParquetFile(file).read().to_pylist()]
alone = [json.loads(line) for line in open(sys.argv[2], encoding='utf-8')]
key = lambda doc: doc['id']
found, alone = sorted(found, key=key), sorted(alone, key=key)
assert len(found) == len(alone), (len(found), len(alone))
for one, other in zip(found, alone):
    assert one == other, [name for name in other if one.get(name) != other[name]]
"""
NODES = """
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.MiniDFSCluster;
public class Nodes {
  public static void main(String[] given) throws Exception {
    var settings = new Configuration();
    settings.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, given[0]);
    var cluster = new MiniDFSCluster.Builder(settings).numDataNodes(2).build();
    cluster.waitActive();
    var files = cluster.getFileSystem();
    files.copyFromLocalFile(new org.apache.hadoop.fs.Path(given[2]), new org.apache.hadoop.fs.Path("/corpus.jsonl"));
    Files.writeString(Path.of(given[1]), files.getUri().toString());
    while (!new File(given[3] + ".wanted").exists()) Thread.sleep(200);
    files.copyToLocalFile(new org.apache.hadoop.fs.Path("/augmented"), new org.apache.hadoop.fs.Path(given[3]));
    Files.writeString(Path.of(given[3] + ".there"), "");
    Thread.currentThread().join();
  }
}
"""
TO_JSON = "import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))['spec']))"
SLURM_CONF = """ClusterName=check
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ctl}
SlurmdPort={node}
AuthType=auth/munge
AuthInfo=socket={munge}/socket
CredType=cred/munge
SlurmUser=root
StateSaveLocation={place}/state
SlurmdSpoolDir={place}/spool
SlurmctldPidFile={place}/slurmctld.pid
SlurmdPidFile={place}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
ReturnToService=2
NodeName={host} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=check Nodes={host} Default=YES State=UP
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", help="where to work; a temporary folder when absent")
    parser.add_argument("--documents", type=int, default=600)
    parser.add_argument("engines", nargs="*", default=[])
    given = parser.parse_args()
    work = os.path.abspath(given.work) if given.work else tempfile.mkdtemp(prefix="palimpsest-deploy-")
    check = Check(work, given.documents)
    for engine in given.engines or ["spark", "ray", "slurm", "kubernetes"]:
        getattr(check, engine)()
    if not given.work:
        shutil.rmtree(work)
    sys.exit(1 if demand.failed else 0)


if __name__ == "__main__":
    main()
