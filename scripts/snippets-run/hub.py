"""A model hub on this machine: what a snippet downloads comes from the checkpoint that was made for it."""

import hashlib
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

COMMIT = "0" * 40

_root = Path()


def start() -> str:
    """Starts the hub, and returns its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def serve(root: Path) -> None:
    """Serves the folders in this folder from now on, as repositories of the same names."""
    global _root
    _root = root


class Handler(BaseHTTPRequestHandler):
    """Answers the two questions of huggingface_hub: which files a repository has, and what is in one of them."""

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path).strip("/")
        if path.startswith("api/models/"):
            repository, *tree = path.removeprefix("api/models/").split("/tree/")
            self.describe(repository.split("/revision/")[0], is_tree=bool(tree))
            return
        repository, _, rest = path.partition("/resolve/")
        self.send_file(_root / repository / rest.partition("/")[2])

    def describe(self, repository: str, is_tree: bool) -> None:
        folder = _root / repository
        names = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
        if not names:
            self.answer(404, b"{}")
            return
        if is_tree:
            answer: object = [
                {"type": "file", "path": name, "oid": COMMIT, "size": (folder / name).stat().st_size} for name in names
            ]
        else:
            answer = {"id": repository, "sha": COMMIT, "siblings": [{"rfilename": name} for name in names]}
        self.answer(200, json.dumps(answer).encode())

    def send_file(self, path: Path) -> None:
        if not path.is_file():
            self.answer(404, b"", {"X-Error-Code": "EntryNotFound"})
            return
        content = path.read_bytes()
        self.answer(200, content, {"ETag": f'"{hashlib.sha1(content).hexdigest()}"', "X-Repo-Commit": COMMIT})

    def answer(self, status: int, content: bytes, headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        for name, value in {"Content-Length": str(len(content)), **(headers or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Says nothing: standard error belongs to the snippets."""
