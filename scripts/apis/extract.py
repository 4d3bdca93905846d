"""Reads the signatures of names in a checkout of a Python library, without importing it.

Input (JSON): {"root": folder, "wanted": {"kit.Model.load": {"positional": 1, "keywords": ["device"], "called": true}}}
Output (JSON): {"modules": [...], "python": ">=3.10", "names": {"kit.Model.load": {"call": "(repo, *, device=...)", ...}}}
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

SKIPPED = {"tests", "test", "docs", "doc", "examples", "example", "benchmarks", "node_modules", ".git", "build"}
FIELD_BASES = {"BaseModel", "NamedTuple", "TypedDict", "BaseSettings"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass
class Parameter:
    name: str
    required: bool
    keyword_only: bool = False


@dataclass
class Signature:
    parameters: list[Parameter] = field(default_factory=list)
    rest: bool = False
    keywords: bool = False
    open: str | None = None


@dataclass
class Found:
    """A definition: its node, the module that holds it, and its class."""

    node: ast.AST
    module: str
    owner: "Found | None" = None
    name: str = ""


def is_class(found: Found | str | None) -> bool:
    return isinstance(found, Found) and isinstance(found.node, ast.ClassDef)


def assigns(statement: ast.stmt, name: str) -> bool:
    """Whether a statement assigns a value to a variable."""
    targets = getattr(statement, "targets", None) or [getattr(statement, "target", None)]
    is_assignment = isinstance(statement, (ast.Assign, ast.AnnAssign))
    return is_assignment and any(isinstance(target, ast.Name) and target.id == name for target in targets)


class Library:
    def __init__(self, root: Path):
        self.root = root
        self.trees: dict[str, ast.Module | None] = {}
        self.bases = self.find_bases()

    def find_bases(self) -> dict[str, Path]:
        """Folder that each top-level module is imported from: packages first, then what is nearest to the root."""
        bases: dict[str, Path] = {}
        files = sorted(self.root.rglob("*.py"), key=lambda path: (path.name != "__init__.py", len(path.parts), str(path)))
        for file in files:
            inner = file.relative_to(self.root).parts
            if any(part in SKIPPED for part in inner[:-1]):
                continue
            folder = file.parent
            if (folder / "__init__.py").exists():
                is_top = folder.parent.name in ("src", "python", "lib")
                if (folder.parent / "__init__.py").exists() and folder != self.root and not is_top:
                    continue
                if folder != self.root:
                    bases.setdefault(folder.name, folder.parent)
                    # Several distributions can share a folder without __init__.py. For example, src/anemoi contains
                    # src/anemoi/inference, which programs import as anemoi.inference.
                    if folder.parent != self.root and folder.parent.name not in ("src", "python", "lib"):
                        bases.setdefault(folder.parent.name, folder.parent.parent)
            else:
                bases.setdefault(file.stem, folder)
                # A folder without __init__.py is a package too.
                if folder != self.root:
                    bases.setdefault(folder.name, folder.parent)
        return bases

    def file_of(self, module: str) -> Path | None:
        parts = module.split(".")
        base = self.bases.get(parts[0])
        if base is None:
            return None
        path = base.joinpath(*parts)
        for candidate in (path / "__init__.py", path.with_name(path.name + ".py"), path.with_name(path.name + ".pyi")):
            if candidate.is_file():
                return candidate
        return None

    def is_module(self, module: str) -> bool:
        base = self.bases.get(module.split(".")[0])
        return self.file_of(module) is not None or (base is not None and base.joinpath(*module.split(".")).is_dir())

    def tree(self, module: str) -> ast.Module | None:
        if module not in self.trees:
            file = self.file_of(module)
            try:
                self.trees[module] = ast.parse(file.read_text("utf8")) if file else None
            except (SyntaxError, UnicodeDecodeError):
                self.trees[module] = None
        return self.trees[module]

    def package_of(self, module: str) -> str:
        file = self.file_of(module)
        return module if file is not None and file.name == "__init__.py" else module.rpartition(".")[0]

    def absolute(self, module: str, node: ast.ImportFrom) -> str:
        if node.level == 0:
            return node.module or ""
        parts = self.package_of(module).split(".")
        parts = parts[: len(parts) - node.level + 1]
        return ".".join([*parts, *([node.module] if node.module else [])])

    def statements(self, body: list[ast.stmt]):
        """The statements of a module, also those in if and try."""
        for statement in body:
            yield statement
            for name in ("body", "orelse", "finalbody"):
                if isinstance(statement, (ast.If, ast.Try)):
                    yield from self.statements(getattr(statement, name, []))
            for handler in getattr(statement, "handlers", []):
                yield from self.statements(handler.body)

    def lookup(self, module: str, name: str, seen: frozenset[tuple[str, str]] = frozenset()) -> Found | str | None:
        """A name of a module: its definition, or the dotted name of a module."""
        is_starred = bool(seen)
        tree = self.tree(module)
        if (module, name) in seen:
            return None
        seen = seen | {(module, name)}
        result: Found | str | None = None
        for statement in self.statements(tree.body) if tree else []:
            if isinstance(statement, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and statement.name == name:
                result = Found(statement, module, name=name)
            elif isinstance(statement, ast.ImportFrom):
                source = self.absolute(module, statement)
                for alias in statement.names:
                    if alias.name == "*" and result is None:
                        result = self.lookup(source, name, seen)
                    elif (alias.asname or alias.name) == name:
                        inner = f"{source}.{alias.name}"
                        result = self.lookup(source, alias.name, seen) or (inner if self.is_module(inner) else result)
            elif isinstance(statement, ast.Import):
                for alias in statement.names:
                    if alias.asname == name and self.is_module(alias.name):
                        result = alias.name
            elif assigns(statement, name):
                value = statement.value
                # After an assignment such as `Model = decorated(Model)`, the name `Model` still means the class.
                if isinstance(value, ast.Call) and is_class(result):
                    continue
                same = self.lookup(module, value.id, seen) if isinstance(value, ast.Name) else None
                result = same or Found(statement, module, name=name)
        # A star import does not import submodules.
        if result is None and not is_starred and self.is_module(f"{module}.{name}"):
            return f"{module}.{name}"
        if result is None and tree is not None and self.is_lazy(tree):
            return self.by_name(module, name)
        return result

    def is_lazy(self, tree: ast.Module) -> bool:
        """Whether a module finds its names only when they are asked for."""
        text = ast.dump(tree)
        return "__getattr__" in text or "LazyModule" in text or "attach" in text

    def by_name(self, module: str, name: str) -> Found | None:
        """The one definition of a name in a package."""
        file = self.file_of(module)
        hits = []
        for path in sorted(file.parent.rglob("*.py")) if file else []:
            inner = path.relative_to(file.parent).with_suffix("")
            own = ".".join([module, *[part for part in inner.parts if part != "__init__"]])
            for statement in getattr(self.tree(own), "body", []):
                if isinstance(statement, (ast.ClassDef, ast.FunctionDef)) and statement.name == name:
                    hits.append(Found(statement, own, name=name))
        return hits[0] if len(hits) == 1 else None

    def resolve(self, path: str) -> Found | str | None:
        """The definition that a dotted path leads to."""
        parts = path.split(".")
        current: Found | str | None = parts[0] if self.is_module(parts[0]) else None
        for part in parts[1:]:
            if isinstance(current, str):
                current = self.lookup(current, part)
            elif is_class(current):
                current = self.member(current, part)
            else:
                return None
        return current

    def named(self, module: str, node: ast.AST) -> Found | str | None:
        """What an expression such as `models.Base` names in a module."""
        if isinstance(node, ast.Name):
            return self.lookup(module, node.id)
        if isinstance(node, ast.Attribute):
            value = self.named(module, node.value)
            if isinstance(value, str):
                return self.lookup(value, node.attr)
            if is_class(value):
                return self.member(value, node.attr)
        if isinstance(node, ast.Subscript):
            return self.named(module, node.value)
        return None

    def lineage(self, owner: Found, seen: frozenset[str] = frozenset()) -> tuple[list[Found], list[str]]:
        """A class with its bases inside the checkout, and the names of those outside."""
        inside, outside = [owner], []
        for base in owner.node.bases:
            found = self.named(owner.module, base)
            key = ast.unparse(base)
            if is_class(found) and key not in seen:
                more, others = self.lineage(found, seen | {key})
                inside += more
                outside += others
            elif key not in ("object", "ABC", "abc.ABC", "Generic", "Protocol") and not key.startswith("Generic["):
                outside.append(self.external(owner.module, key))
        return inside, outside

    def external(self, module: str, name: str) -> str:
        """The full name of something that is imported from elsewhere."""
        root, _, rest = name.partition(".")
        tree = self.tree(module)
        for statement in self.statements(tree.body) if tree else []:
            if isinstance(statement, (ast.Import, ast.ImportFrom)):
                for alias in statement.names:
                    if (alias.asname or alias.name) == root:
                        source = [self.absolute(module, statement)] if isinstance(statement, ast.ImportFrom) else []
                        return ".".join([*source, alias.name, *([rest] if rest else [])])
        return name

    def member(self, owner: Found, name: str) -> Found | None:
        inside, outside = self.lineage(owner)
        for one in inside:
            for statement in self.statements(one.node.body):
                is_method = isinstance(statement, FUNCTIONS) and statement.name == name
                if is_method or assigns(statement, name):
                    return Found(statement, one.module, owner, name)
        for one in inside:
            for node in ast.walk(one.node):
                if isinstance(node, ast.Attribute) and node.attr == name and isinstance(node.ctx, ast.Store):
                    if isinstance(node.value, ast.Name) and node.value.id == "self":
                        return Found(node, one.module, owner, name)
        if name == "__call__" and any("Module" in base or "Model" in base for base in outside):
            forward = self.member(owner, "forward")
            if forward is not None:
                return Found(forward.node, forward.module, owner, name)
        return None

    def signature(self, found: Found, depth: int = 0) -> Signature:
        node = found.node
        if isinstance(node, ast.ClassDef):
            return self.constructor(found, depth)
        if not isinstance(node, FUNCTIONS):
            return Signature(rest=True, keywords=True, open="made at run time")
        arguments = node.args
        positional = [*arguments.posonlyargs, *arguments.args]
        decorators = {ast.unparse(one) for one in node.decorator_list}
        if found.owner is not None and "staticmethod" not in decorators:
            positional = positional[1:]
        missing = len(positional) - len(arguments.defaults)
        parameters = [Parameter(one.arg, index < missing) for index, one in enumerate(positional)]
        for one, default in zip(arguments.kwonlyargs, arguments.kw_defaults):
            parameters.append(Parameter(one.arg, default is None, True))
        result = Signature(parameters, arguments.vararg is not None, arguments.kwarg is not None)
        if arguments.kwarg is not None:
            self.follow_keywords(found, arguments.kwarg.arg, result, depth)
        return result

    def constructor(self, owner: Found, depth: int) -> Signature:
        inside, outside = self.lineage(owner)
        for one in inside:
            for statement in one.node.body:
                if isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
                    return self.signature(Found(statement, one.module, owner, "__init__"), depth)
        decorators = " ".join(ast.unparse(one) for one in owner.node.decorator_list)
        if "dataclass" in decorators or "define" in decorators or any(one.rpartition(".")[2] in FIELD_BASES for one in outside):
            fields: dict[str, Parameter] = {}
            for one in reversed(inside):
                for statement in one.node.body:
                    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                        if "ClassVar" not in ast.unparse(statement.annotation):
                            fields[statement.target.id] = Parameter(statement.target.id, statement.value is None)
            return Signature(list(fields.values()))
        if outside:
            return Signature(rest=True, keywords=True, open=f"the constructor of {outside[0]}")
        return Signature()

    def follow_keywords(self, found: Found, word: str, result: Signature, depth: int) -> None:
        """Adds the keywords that a function reads out of **kwargs, or hands to another function."""
        known = {one.name for one in result.parameters}
        target: ast.Call | None = None
        for node in ast.walk(found.node):
            if not isinstance(node, ast.Call):
                continue
            function = node.func
            if isinstance(function, ast.Attribute) and function.attr in ("get", "pop"):
                if isinstance(function.value, ast.Name) and function.value.id == word and node.args:
                    key = node.args[0]
                    if isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value not in known:
                        result.parameters.append(Parameter(key.value, False, True))
                        known.add(key.value)
            if target is None and any(
                one.arg is None and isinstance(one.value, ast.Name) and one.value.id == word for one in node.keywords
            ):
                target = node
        if target is None:
            result.open = "takes further keywords"
            return
        callee = self.callee(found, target.func)
        shown = ast.unparse(target.func)
        if callee is None or depth > 0:
            full = shown if shown.startswith(("self.", "cls", "super")) else self.external(found.module, shown)
            result.open = f"passes keywords on to {full}"
            return
        inner = self.signature(callee, depth + 1)
        given = {one.arg for one in target.keywords if one.arg} | known
        given |= {one.name for one in inner.parameters[: len(target.args)]}
        for one in inner.parameters:
            if one.name not in given:
                result.parameters.append(Parameter(one.name, one.required, True))
        result.keywords = inner.keywords
        result.open = (inner.open or f"passes keywords on to {shown}") if inner.keywords else None

    def callee(self, found: Found, function: ast.AST) -> Found | None:
        text = ast.unparse(function)
        if found.owner is not None:
            if text in ("cls", "type(self)", "self.__class__"):
                return found.owner
            if text.startswith("super()."):
                inside, _ = self.lineage(found.owner)
                name = text.removeprefix("super().")
                holder = next((one for one in inside if one.module == found.module and found.node in one.node.body), None)
                later = inside[inside.index(holder) + 1 :] if holder else []
                for one in later:
                    for statement in one.node.body:
                        if isinstance(statement, ast.FunctionDef) and statement.name == name:
                            return Found(statement, one.module, found.owner, name)
                return None
            if re.fullmatch(r"(self|cls)\.\w+", text):
                return self.member(found.owner, text.rpartition(".")[2])
        value = self.named(found.module, function)
        return value if isinstance(value, Found) and not isinstance(value.node, (ast.Assign, ast.AnnAssign)) else None

    def path_of(self, found: Found, paths: dict[int, str]) -> str:
        """The path by which a class is wanted, else the one of its definition."""
        return paths.get(id(found.node), f"{found.module}.{found.name}")

    def type_of(self, found: Found, paths: dict[int, str]) -> str | None:
        """What a call returns, or what a field holds: a class of the checkout, or a list or tuple of such."""
        node = found.node
        if isinstance(node, ast.ClassDef):
            return self.path_of(found, paths)
        annotation = getattr(node, "returns", None) or getattr(node, "annotation", None)
        if annotation is not None:
            return self.type_text(found, annotation, paths)
        if isinstance(node, FUNCTIONS):
            return self.type_of_body(found, paths)
        return None

    def type_of_body(self, found: Found, paths: dict[int, str]) -> str | None:
        """The class that a function without an annotation returns, where it makes it itself."""
        made: dict[str, ast.AST] = {}
        for node in ast.walk(found.node):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.Call):
                made.setdefault(node.targets[0].id, node.value.func)
        for node in ast.walk(found.node):
            if not isinstance(node, ast.Return) or node.value is None:
                continue
            value = node.value.func if isinstance(node.value, ast.Call) else made.get(getattr(node.value, "id", ""))
            if isinstance(node.value, ast.Name) and node.value.id == "self" and found.owner:
                return self.path_of(found.owner, paths)
            if found.owner is not None and value is not None and ast.unparse(value).startswith("super().from_"):
                return self.path_of(found.owner, paths)
            callee = self.callee(found, value) if value is not None else None
            if callee is not None and isinstance(callee.node, ast.ClassDef):
                return self.path_of(callee, paths)
        return None

    def type_text(self, found: Found, node: ast.AST, paths: dict[int, str]) -> str | None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            try:
                node = ast.parse(node.value, mode="eval").body
            except SyntaxError:
                return None
        text = ast.unparse(node)
        if found.owner is not None and text in ("Self", "typing.Self", found.owner.name, "T", "cls"):
            return self.path_of(found.owner, paths)
        if isinstance(node, ast.BinOp):
            sides = [self.type_text(found, side, paths) for side in (node.left, node.right)]
            return next((side for side in sides if side), None)
        if isinstance(node, ast.Subscript):
            outer = ast.unparse(node.value).rpartition(".")[2]
            items = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            inner = [self.type_text(found, item, paths) for item in items]
            if outer in ("Optional", "Union"):
                return next((one for one in inner if one), None)
            if outer.lower() == "tuple" and any(inner):
                return f"tuple[{', '.join(one or 'object' for one in inner)}]"
            if outer.lower() in ("list", "sequence", "iterable", "iterator", "generator") and inner[0]:
                return f"list[{inner[0]}]"
            return None
        value = self.named(found.module, node)
        return self.path_of(value, paths) if is_class(value) else None

    def requires_python(self) -> str | None:
        for name in ("pyproject.toml", "python/pyproject.toml"):
            file = self.root / name
            if file.is_file():
                data = tomllib.loads(file.read_text("utf8"))
                found = data.get("project", {}).get("requires-python")
                found = found or data.get("tool", {}).get("poetry", {}).get("dependencies", {}).get("python")
                if found:
                    return normal(found)
        for name in ("setup.py", "setup.cfg", "python/setup.py"):
            file = self.root / name
            if file.is_file():
                match = re.search(r"python_requires\s*=\s*[\"']?([<>=!~][^\"'\n]*)", file.read_text("utf8"))
                if match:
                    return normal(match[1])
        return None


def normal(versions: str) -> str:
    """Versions without blanks; `^3.9` of Poetry is `>=3.9,<4`."""
    text = re.sub(r"\^(\d+)([\d.]*)", lambda match: f">={match[1]}{match[2]},<{int(match[1]) + 1}", versions)
    return re.sub(r"\s+", "", text).rstrip(",")


def written(signature: Signature, positional: int, keywords: list[str]) -> tuple[str, str | None]:
    """The signature as the facts hold it: required parameters, and those that the snippets use."""
    parts: list[str] = []
    places = 0
    is_cut = False
    for one in signature.parameters:
        if not one.keyword_only:
            places += 1
        is_used = one.name in keywords or (not one.keyword_only and places <= positional)
        if not one.required and not is_used:
            is_cut = is_cut or not one.keyword_only
            continue
        if (is_cut or one.keyword_only) and not any(part.startswith("*") for part in parts):
            parts.append("*args" if signature.rest and positional > places else "*")
        parts.append(one.name if one.required else f"{one.name}=...")
    if signature.rest and positional > places and "*args" not in parts:
        parts.append("*args")
    known = {one.name for one in signature.parameters}
    is_open = signature.keywords and any(word not in known for word in keywords)
    if is_open:
        parts.append("**kwargs")
    return f"({', '.join(parts)})", signature.open if is_open or (signature.rest and signature.open) else None


def main() -> None:
    request = json.load(sys.stdin)
    library = Library(Path(request["root"]))
    wanted = request["wanted"]
    resolved = {path: library.resolve(path) for path in wanted}
    paths: dict[int, str] = {}
    for path, found in sorted(resolved.items(), key=lambda item: len(item[0])):
        if is_class(found):
            paths.setdefault(id(found.node), path)
        # The path may name a method. Then the part before the last dot names its class.
        owner = library.resolve(path.rpartition(".")[0])
        if is_class(owner):
            paths.setdefault(id(owner.node), path.rpartition(".")[0])
    names: dict[str, dict[str, str | None]] = {}
    for path, use in wanted.items():
        found = resolved[path]
        if found is None:
            owner = library.resolve(path.rpartition(".")[0])
            outside = library.lineage(owner)[1] if is_class(owner) else []
            if outside:
                names[path] = {"outside": outside[0]}
            continue
        if isinstance(found, str):
            names[path] = {"module": found}
            continue
        decorators = {ast.unparse(one) for one in getattr(found.node, "decorator_list", [])}
        is_field = bool(decorators & {"property", "cached_property", "functools.cached_property"})
        type_ = library.type_of(found, paths)
        if is_field or not (use["called"] or isinstance(found.node, (ast.FunctionDef, ast.ClassDef))):
            names[path] = {"type": type_}
            continue
        call, reason = written(library.signature(found), use["positional"], use["keywords"])
        names[path] = {"call": call, "type": type_, "open": reason}
    texts = "\n".join(path.read_text("utf8", "ignore") for path in library.root.rglob("*.py")) if request["flags"] else ""
    flags = {flag: bool(re.search(rf"[\"']{re.escape(flag)}[\"'=,]", texts)) for flag in request["flags"]}
    print(json.dumps({"modules": sorted(library.bases), "python": library.requires_python(), "names": names, "flags": flags}))


if __name__ == "__main__":
    main()
