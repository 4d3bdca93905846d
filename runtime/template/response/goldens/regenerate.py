#!/usr/bin/env python3
"""Writes what transformers 5.18.0 makes of the answers in `scenarios.yaml`, for each template in `templates.yaml`.

usage:
  python3 runtime/template/response/goldens/regenerate.py            write expected/*.jsonl
  python3 runtime/template/response/goldens/regenerate.py --check    write nothing; exit 1 and list what differs
  python3 runtime/template/response/goldens/regenerate.py --evaluate
      reads one JSON object {"template", "text", "prefix", "tools"} a line, prints one JSON object a line

Needs transformers==5.18.0 and pyyaml. Prints the version and refuses another. Each line of an expected file is one
answer: its text, the message or the code of our error, and a digest of the events (chunks of one region are joined).
`stream: other` marks an answer of which transformers itself makes something else if it arrives in single characters:
its stream ends a region when a pattern matches, even if the next character would make the match longer.
"""

import argparse
import hashlib
import json
import pathlib
import signal
import sys

import transformers
import yaml
from transformers.utils.chat_parsing import ResponseParser

sys.dont_write_bytecode = True
GOLDENS = pathlib.Path(__file__).resolve().parent
VERSION = "5.18.0"
# What one answer may take with --evaluate: some patterns and templates never end.
MOST_SECONDS = 2
TOOLS = json.loads((GOLDENS / "tools.json").read_text())


def require_version():
    print(f"transformers {transformers.__version__}", file=sys.stderr)
    if transformers.__version__ != VERSION:
        raise SystemExit(f"expected transformers {VERSION}\n  hint: pip install transformers=={VERSION}")


class Endless(BaseException):
    pass


def stop(*_):
    raise Endless


def text_of(value):
    return json.dumps(value, ensure_ascii=False)


def digest(value):
    return hashlib.sha256(text_of(value).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def run(template, prefix, tools, parts):
    """Returns the message as JSON or the name of the error, and a digest of the events."""
    events = []
    try:
        parser = ResponseParser(template, prefix=prefix, tools=tools)
        events += parser.initial_events
        for part in parts:
            events += parser.feed(part)
        message, last = parser.finalize()
        return {"message": text_of(message), "events": digest(joined(events + last))}
    except Exception as problem:
        return {"error": "missing-field" if "Required" in str(problem) else "content"}


def joined(events):
    """Joins the chunks of each region."""
    result = []
    for event in events:
        if event["type"] == "region_chunk" and result and result[-1]["type"] == "region_chunk":
            result[-1] = {**event, "text": result[-1]["text"] + event["text"]}
        else:
            result.append(event)
    return result


def evaluate(template, text, prefix, tools):
    # Each run reads the template anew, because transformers changes lists in its defaults.
    whole = run(json.loads(template), prefix, tools, [text])
    parts = run(json.loads(template), prefix, tools, list(text))
    return whole if whole == parts else {**whole, "stream": "other"}


def answer_of(scenario, blocks):
    """Returns the text of an answer and its prompt."""
    text, prefix = "", blocks["prompt"]
    for step in scenario:
        [(kind, value)] = step.items()
        if kind == "cut":
            text = text[:-value]
        elif kind == "times":
            text *= value
        elif kind == "raw":
            text += value
        elif kind == "prefix":
            prefix = value.replace("@prompt@", blocks["prompt"]).replace("@end@", blocks["end"])
        elif kind == "call":
            text += call_of(value, blocks)
        else:
            text += blocks[kind].replace("@text@", str(value))
    return text, prefix


def call_of(call, blocks):
    [(name, arguments)] = call.items()
    pairs = arguments.items() if isinstance(arguments, dict) else [("given", arguments)]
    line = blocks.get("parameter", "")
    parameters = "".join(line.replace("@name@", key).replace("@text@", str(value)) for key, value in pairs)
    written = arguments if isinstance(arguments, str) else text_of(arguments)
    named = blocks["call"].replace("@name@", name)
    return named.replace("@parameters@", parameters).replace("@arguments@", written)


def lines_of(described, scenarios):
    template = json.dumps(described["template"])
    for scenario in scenarios:
        text, prefix = answer_of(scenario, described["blocks"])
        prompt = {} if prefix == described["blocks"]["prompt"] else {"prefix": prefix}
        yield json.dumps({"text": text, **prompt, **evaluate(template, text, prefix, TOOLS)}, ensure_ascii=False)


def regenerate(check):
    templates = yaml.safe_load((GOLDENS / "templates.yaml").read_text())
    scenarios = yaml.safe_load((GOLDENS / "scenarios.yaml").read_text())
    differing = []
    for described in templates:
        path = GOLDENS / "expected" / f"{described['name']}.jsonl"
        wanted = "".join(line + "\n" for line in lines_of(described, scenarios))
        if not path.exists() or path.read_text() != wanted:
            differing.append(path.name)
            if not check:
                path.write_text(wanted)
    print(f"{len(templates)} templates, {len(scenarios)} answers each; differing: {differing or 'none'}")
    return 1 if check and differing else 0


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--check", action="store_true")
    options.add_argument("--evaluate", action="store_true")
    arguments = options.parse_args()
    require_version()
    if not arguments.evaluate:
        raise SystemExit(regenerate(arguments.check))
    signal.signal(signal.SIGALRM, stop)
    for line in sys.stdin:
        given = json.loads(line)
        signal.setitimer(signal.ITIMER_REAL, MOST_SECONDS)
        try:
            result = evaluate(given["template"], given["text"], given.get("prefix", ""), given.get("tools"))
        except Endless:
            result = {"endless": True}
        signal.setitimer(signal.ITIMER_REAL, 0)
        print(json.dumps(result), flush=True)
