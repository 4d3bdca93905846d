"""The template environment of the transformers library, as its documentation describes it.

`render(case)` answers what real Jinja2 does with one template: its text, or its error and the line it names.
"""

import datetime
import json
import re
import traceback

import jinja2
import jinja2.ext
import jinja2.nodes
import jinja2.sandbox

# Every case is rendered at this moment unless it says another `now`; local time, no time zone, as strftime_now has it.
NOW = "2026-01-05T07:08:09.012"

# An object printed with its address differs from run to run: such a text can be no golden.
ADDRESS = re.compile(r" at 0x[0-9a-f]+", re.IGNORECASE)


class GenerationTag(jinja2.ext.Extension):
    """`{% generation %}…{% endgeneration %}`: prints its body and notes which characters the assistant wrote."""

    tags = {"generation"}

    def __init__(self, environment):
        super().__init__(environment)
        environment.generation_blocks = None
        environment.generation_spans = None

    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        return jinja2.nodes.CallBlock(self.call_method("_note"), [], [], body).set_lineno(line)

    def _note(self, caller):
        text = caller()
        blocks = self.environment.generation_blocks
        if blocks is not None:
            start = len("".join(blocks))
            self.environment.generation_spans.append([start, start + len(text)])
        return text


def tojson(x, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
    return json.dumps(x, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


def raise_exception(message):
    raise jinja2.exceptions.TemplateError(message)


def make_environment(case):
    """The environment for one case: the library's own defaults, changed only where the case's `options` say so."""
    options = case.get("options") or {}
    extensions = [GenerationTag, "jinja2.ext.loopcontrols"] + ["jinja2.ext." + name for name in case.get("extensions", [])]
    environment = jinja2.sandbox.ImmutableSandboxedEnvironment(
        trim_blocks=options.get("trimBlocks", True),
        lstrip_blocks=options.get("lstripBlocks", True),
        keep_trailing_newline=options.get("keepTrailingNewline", False),
        autoescape=options.get("autoescape", False),
        extensions=extensions,
    )
    now = datetime.datetime.fromisoformat(case.get("now", NOW))
    environment.filters["tojson"] = tojson
    environment.globals["raise_exception"] = raise_exception
    environment.globals["strftime_now"] = lambda format: now.strftime(format)
    return environment


def error_line(error):
    """The template line an error names: a syntax error's own, else the innermost template frame's; None if neither."""
    if isinstance(error, jinja2.TemplateSyntaxError):
        return error.lineno
    lines = [line for frame, line in traceback.walk_tb(error.__traceback__) if frame.f_code.co_filename == "<template>"]
    return lines[-1] if lines else None


def describe(error):
    """`{"error": "Kind: message", "line": n}`; the message on one line, without addresses."""
    # A SyntaxError of Python's own compiler: its `msg` leaves out the line of the generated code.
    message = str(getattr(error, "message", None) or getattr(error, "msg", None) or error)
    text = type(error).__name__ + ": " + ADDRESS.sub("", message)
    line = error_line(error)
    return {"error": text} if line is None else {"error": text, "line": line}


def render(case):
    """What Python gives for `{"template", "context"?, "options"?, "now"?}`: `{"text"}` or `{"error", "line"?}`."""
    environment = make_environment(case)
    try:
        text = environment.from_string(case["template"]).render(case.get("context") or {})
    except Exception as error:
        return describe(error)
    if ADDRESS.search(text):
        raise SystemExit("the text holds an address and differs from run to run: " + case["template"])
    return {"text": text}


def render_spans(case):
    """Like `render`, with `spans`: start and end (in code points) of every part inside a generation tag."""
    environment = make_environment(case)
    blocks, spans = [], []
    environment.generation_blocks, environment.generation_spans = blocks, spans
    try:
        for block in environment.from_string(case["template"]).generate(case.get("context") or {}):
            blocks.append(block)
    except Exception as error:
        return describe(error)
    return {"text": "".join(blocks), "spans": spans}
