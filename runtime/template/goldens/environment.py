"""The template environment of the transformers library 5.18: Jinja2 in its immutable sandbox.

`render(case)` answers what Jinja2 does with one template: its text, or its error and the line it names.
"""

import datetime
import importlib.metadata
import json
import re
import sys
import traceback

import jinja2
import jinja2.ext
import jinja2.nodes
import jinja2.sandbox

# Every case is rendered at this moment unless it says another `now`; local time, no time zone, as strftime_now has it.
NOW = "2026-01-05T07:08:09.012"

# The one version that the goldens are made with.
VERSION = "3.1.6"

# An object printed with its address differs from run to run: such a text can be no golden.
ADDRESS = re.compile(r" at 0x[0-9a-f]+", re.IGNORECASE)


def require_version():
    """Prints the version of Jinja2 and leaves unless it is the one that the goldens are made with."""
    print(f"Jinja2 {jinja2.__version__}, MarkupSafe {importlib.metadata.version('markupsafe')}", file=sys.stderr)
    if jinja2.__version__ != VERSION:
        raise SystemExit(
            f"the goldens are made with Jinja2 {VERSION}, and {sys.executable} has {jinja2.__version__}\n"
            f"  hint: pip install jinja2=={VERSION}, or name a Python that has it"
        )


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

    @jinja2.pass_eval_context
    def _note(self, context, caller):
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
    environment = jinja2.sandbox.ImmutableSandboxedEnvironment(
        trim_blocks=options.get("trimBlocks", True),
        lstrip_blocks=options.get("lstripBlocks", True),
        keep_trailing_newline=options.get("keepTrailingNewline", False),
        autoescape=options.get("autoescape", False),
        extensions=[GenerationTag, "jinja2.ext.loopcontrols"],
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


def context_of(case):
    """The variables of a case: as they are, or as JSON text."""
    return json.loads(case["json"]) if "json" in case else case.get("context") or {}


def render(case):
    """What Python gives for `{"template", "context" or "json"?, "options"?, "now"?}`: `{"text"}` or `{"error", "line"?}`."""
    environment = make_environment(case)
    try:
        text = environment.from_string(case["template"]).render(context_of(case))
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
        for block in environment.from_string(case["template"]).generate(context_of(case)):
            blocks.append(block)
    except Exception as error:
        return describe(error)
    return {"text": "".join(blocks), "spans": spans}
