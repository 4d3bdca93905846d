"""Runs snippets with the real library: makes the checkpoint of each model record, then runs each block on its own.

Reads one JSON object from standard input: the library, the folder to work in, and the jobs (a model record and blocks of
code). Writes one JSON line for each block to standard output. The library is imported once; every checkpoint and every block
gets a process of its own, forked from this one, so that no block sees what another one left behind.
"""

import importlib
import json
import os
import runpy
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import hub
import samples
from checkpoints import Unavailable

SECONDS = 100
# Exit code of a process if a package that the process needs is missing.
UNAVAILABLE = 77


def main() -> None:
    request = json.load(sys.stdin)
    root = Path(request["folder"])
    samples.make(root / "samples")
    os.environ["HF_ENDPOINT"] = hub.start()
    checkpoints = importlib.import_module(f"checkpoints.{request['module']}")
    for job in request["jobs"]:
        folder = root / job["example"]
        folder.mkdir(parents=True)
        (folder / "samples").symlink_to(root / "samples")
        if request.get("packages") is not None:
            (folder / "node_modules").symlink_to(request["packages"])
        made, output = in_child(folder, "checkpoint", lambda: checkpoints.make(job["record"], folder))
        hub.serve(folder)
        for block in job["blocks"]:
            report(job, block, *(run_block(folder, block) if made == 0 else (made, output, [])))
    modules = request.get("packages")
    if modules is None:
        language = ".".join(map(str, sys.version_info[:3]))
        packages = {name: version_of(name) for name in checkpoints.PACKAGES}
    else:
        language = subprocess.check_output(["node", "--version"], text=True).strip().removeprefix("v")
        files = {name: Path(modules, name, "package.json").read_text() for name in checkpoints.PACKAGES}
        packages = {name: json.loads(text)["version"] for name, text in files.items()}
    print(json.dumps({"python": language, "packages": packages}), flush=True)


def run_block(folder: Path, block: dict) -> tuple[int, str, list[str]]:
    is_python = block["language"] == "python"
    script = folder / f"block-{block['number']}.{'py' if is_python else 'mjs'}"
    script.write_text(block["code"])
    before = files_in(folder)
    code, output = in_child(folder, script.stem, lambda: run_script(folder, script) if is_python else run_in_node(script))
    saved = files_in(folder) - before
    return code, output, sorted(str(path) for path in saved if (folder / path).stat().st_size > 0)


def run_script(folder: Path, script: Path) -> None:
    # Python normally searches for modules in the folder of the script first. `runpy` does not set this folder.
    sys.path[0] = str(folder)
    runpy.run_path(str(script), run_name="__main__")


def run_in_node(script: Path) -> None:
    preload = Path(__file__).with_name("preload.mjs")
    os.execvp("node", ["node", "--import", str(preload), str(script)])


def files_in(folder: Path) -> set[Path]:
    hidden = {"samples", "node_modules"}
    paths = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    return {path for path in paths if path.parts[0] not in hidden and path.suffix != ".txt"}


def in_child(folder: Path, name: str, action: Callable[[], object]) -> tuple[int, str]:
    """Runs the action in a forked process. Returns its exit code and what it wrote to standard output.

    Warnings on standard error count only where the process fails.
    """
    output, errors = folder / f"{name}.out.txt", folder / f"{name}.err.txt"
    child = os.fork()
    if child == 0:
        code = 1
        try:
            for stream, path in ((1, output), (2, errors)):
                os.dup2(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC), stream)
            signal.alarm(SECONDS)
            os.chdir(folder)
            action()
            code = 0
        except Unavailable as missing:
            code = UNAVAILABLE
            print(missing)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    text = output.read_text(errors="replace")
    return code, text if code in (0, UNAVAILABLE) else text + errors.read_text(errors="replace")[-3000:]


def report(job: dict, block: dict, code: int, output: str, saved: list[str]) -> None:
    answer = {"example": job["example"], "number": block["number"], "code": code, "output": output, "saved": saved}
    print(json.dumps(answer), flush=True)


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


if __name__ == "__main__":
    main()
