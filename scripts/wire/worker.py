"""Runs snippets that use requests, with every host led to the mock server. Reads and prints a JSON text a line."""

import contextlib
import io
import json
import os
import sys
import time
import traceback
from urllib.parse import urlsplit

import requests

send = requests.adapters.HTTPAdapter.send
row = ""


def send_to_mock(self, request, **options):
    """Sends a prepared request to the mock server, and tells it which host was meant."""
    parts = urlsplit(request.url)
    request.headers["x-mock-host"] = parts.netloc
    request.headers["x-mock-row"] = row
    request.url = os.environ["MOCK_URL"] + parts.path + ("?" + parts.query if parts.query else "")
    options["proxies"] = {}
    return send(self, request, **options)


requests.adapters.HTTPAdapter.send = send_to_mock
# The mock server answers at once, so programs need not wait between polls.
time.sleep = lambda seconds: None

for line in sys.stdin:
    task = json.loads(line)
    row = task["id"]
    os.chdir(task["folder"])
    printed = io.StringIO()
    error = ""
    with open(task["file"], encoding="utf-8") as source:
        code = source.read()
    try:
        with contextlib.redirect_stdout(printed):
            exec(compile(code, "snippet.py", "exec"), {"__name__": "__main__"})
    except BaseException:
        error = traceback.format_exc()
    print(json.dumps({"stdout": printed.getvalue(), "error": error}), flush=True)
