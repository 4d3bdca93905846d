#!/usr/bin/env python3
"""Fills in or checks the expected values of the template goldens with what real Jinja2 gives.

usage:
  python3 runtime/template/goldens/regenerate.py            write what differs
  python3 runtime/template/goldens/regenerate.py --check    write nothing; exit 1 and list what differs
  python3 runtime/template/goldens/regenerate.py --cases a.yaml b.yaml    only these case files
  python3 runtime/template/goldens/regenerate.py --chat     only the chat templates
  python3 runtime/template/goldens/regenerate.py --evaluate
      reads one JSON object {"template", "context" or "json"?} a line, prints one JSON object {"text"} or {"error", "line"?} a line

Needs jinja2==3.1.6 and pyyaml (pip install jinja2==3.1.6 pyyaml). Prints the version and refuses another.
The goldens are committed: run it only after adding or changing a case, a chat template or a conversation, and then
`npx oxfmt runtime/template/cases runtime/template/goldens`, which changes quotes and line ends but no value.

A case is `name`, `template`, and if wanted `context`, `json` (the context as JSON text), `options` (trimBlocks, lstripBlocks, keepTrailingNewline,
autoescape), `now` (ISO date and time), `differs` (why our engine is meant to answer otherwise; the test insists that
it does). Leave `text`, `error` and `line` out:
they are filled in below the case. Comments and order stay. Numbers are YAML 1.2: 1 is an int, 1.0 and 1e3 are floats.
"""

import argparse
import hashlib
import json
import pathlib
import random
import re
import resource
import signal
import sys
import warnings

sys.dont_write_bytecode = True  # no __pycache__ beside the goldens

try:
    import jinja2.utils
    import yaml
    from environment import render, render_spans, require_version
except ImportError as problem:
    raise SystemExit(f"{problem}\n  hint: pip install jinja2==3.1.6 pyyaml")

GOLDENS = pathlib.Path(__file__).resolve().parent
CASES = GOLDENS.parent / "cases"
EXPECTED = ("text", "error", "line")
# What one template may take with --evaluate.
MOST_SECONDS = 5
MOST_BYTES = 2 << 30
# A longer text is kept as its start, its length in code points and the SHA-256 of its UTF-8.
WHOLE_TEXT = 400


class Yaml12Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """Reads scalars as YAML 1.2 does (no `yes`, no octal 012, no base 60), so that both languages see one context."""

    yaml_implicit_resolvers = {}


def resolve(tag, pattern, first):
    Yaml12Loader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(f"^(?:{pattern})$"), first)


resolve("bool", "true|True|TRUE|false|False|FALSE", list("tTfF"))
resolve("null", "~|null|Null|NULL|", ["~", "n", "N", ""])
resolve("int", "[-+]?[0-9]+", list("-+0123456789"))
resolve("float", r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.inf|\.nan", list("-+.0123456789"))
Yaml12Loader.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(node.value))
Yaml12Loader.add_constructor(
    "tag:yaml.org,2002:float",
    lambda loader, node: float(node.value.replace(".inf", "inf").replace(".nan", "nan")),
)


def load(text):
    return yaml.load(text, Loader=Yaml12Loader)


def expected_lines(result):
    """The lines that say what Python gave; a JSON string is a YAML string too."""
    lines = []
    for key in EXPECTED:
        if key in result:
            value = json.dumps(result[key], ensure_ascii=False) if key != "line" else result[key]
            lines.append(f"  {key}: {value}")
    # YAML reads these as line breaks or forbids them, JSON does not.
    odd = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
    return [odd.sub(lambda match: f"\\u{ord(match[0]):04x}", line) for line in lines]


def refreshed(text, cases, results):
    """The file's text with every case's expected values replaced; all else stays as it is."""
    nodes = yaml.compose(text, Loader=Yaml12Loader).value
    lines = text.split("\n")
    for node, case, result in reversed(list(zip(nodes, cases, results))):
        if {key: case[key] for key in EXPECTED if key in case} == result:
            continue
        # The end mark of an unquoted or block scalar may lie beyond its line: look back for the last line that says something.
        pairs = node.value
        end = pairs[-1][1].end_mark
        last = end.line if end.column > 0 else end.line - 1
        while not lines[last].strip() or lines[last].lstrip().startswith("#") and not is_block(pairs[-1][1]):
            last -= 1
        lines[last + 1 : last + 1] = expected_lines(result)
        for key, value in reversed(pairs):
            if key.value in EXPECTED:
                del lines[key.start_mark.line : value.end_mark.line + 1]
    return "\n".join(lines)


def is_block(node):
    return getattr(node, "style", None) in ("|", ">")


def case_files(names):
    files = sorted(CASES.glob("*.yaml"))
    return [file for file in files if not names or file.name in names]


def update_cases(names, check):
    """Renders every case of every file; returns how many there are and a line for each that differs."""
    total, differing = 0, []
    for path in case_files(names):
        text = path.read_text(encoding="utf-8")
        cases = load(text)
        total += len(cases)
        results = [render(case) for case in cases]
        for case, result in zip(cases, results):
            stored = {key: case[key] for key in EXPECTED if key in case}
            if stored != result:
                differing.append(f"cases/{path.name}: {case['name']}: {stored} is {result}")
        new_text = refreshed(text, cases, results)
        if new_text != text and not check:
            path.write_text(new_text, encoding="utf-8")
    return total, differing


def compact(result):
    """What is stored of one rendered pair."""
    text = result.get("text")
    if text is None or len(text) <= WHOLE_TEXT:
        return result
    digest = hashlib.sha256(text.encode("utf-8")).hexdigest()
    return {**{key: value for key, value in result.items() if key != "text"},
            "start": text[:200], "length": len(text), "sha256": digest}


def update_chat(check):
    """Renders every chat template with every conversation; returns how many pairs there are and what differs."""
    conversations = load((GOLDENS / "conversations.yaml").read_text(encoding="utf-8"))
    total, differing = 0, []
    for path in sorted((GOLDENS / "chat").glob("*.jinja")):
        source = path.read_text(encoding="utf-8")
        draw = render_spans if "generation %}" in source else render
        pairs = {one["name"]: compact(draw({"template": source, "context": one["context"]})) for one in conversations}
        total += len(pairs)
        target = GOLDENS / "expected" / (path.stem + ".json")
        new_text = json.dumps(pairs, ensure_ascii=False, indent=2) + "\n"
        old = json.loads(target.read_text(encoding="utf-8")) if target.exists() else {}
        differing += [f"chat/{path.name}: {name}" for name in pairs if old.get(name) != pairs[name]]
        differing += [f"chat/{path.name}: {name} is no longer there" for name in old if name not in pairs]
        if old != pairs and not check:
            target.parent.mkdir(exist_ok=True)
            target.write_text(new_text, encoding="utf-8")
    return total, differing


class TooLong(BaseException):
    """A render took longer than a template under test may."""


class Chance(BaseException):
    """A render chose something at random, as `random` and `lipsum` do."""


def stop(_signal, _frame):
    raise TooLong


def choose(items):
    """Returns the only item. Several would make the text differ from run to run."""
    if len(items) > 1:
        raise Chance
    return items[0]


def choose_number(start, stop):
    return choose(range(start, stop))


def evaluate():
    """Answers line by line; `{"skip": true}` where the text differs from run to run, or takes too much time or memory."""
    for module in (random, jinja2.utils):
        module.choice, module.randrange = choose, choose_number
    signal.signal(signal.SIGALRM, stop)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    for line in sys.stdin:
        try:
            signal.setitimer(signal.ITIMER_REAL, MOST_SECONDS)
            result = render(json.loads(line))
            signal.setitimer(signal.ITIMER_REAL, 0)
        except (SystemExit, Chance, TooLong, MemoryError):
            result = {"skip": True}
        print(json.dumps(result), flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--chat", action="store_true")
    parser.add_argument("--cases", nargs="+", default=[])
    parser.add_argument("--evaluate", action="store_true")
    arguments = parser.parse_args()
    require_version()
    warnings.simplefilter("ignore")  # some cases subscript constants that have no items, which Python's compiler warns about
    if arguments.evaluate:
        return evaluate()
    cases, differing = (0, []) if arguments.chat else update_cases(arguments.cases, arguments.check)
    pairs, differing_pairs = (0, []) if arguments.cases else update_chat(arguments.check)
    differing += differing_pairs
    print("\n".join(differing))
    verb = "differ" if arguments.check else "rewritten"
    print(f"{cases} cases, {pairs} pairs of template and conversation; {len(differing)} {verb}")
    raise SystemExit(1 if arguments.check and differing else 0)


if __name__ == "__main__":
    main()
