"""What others have written and Homelands is built from: `tools/parts.py licences`, `tools/parts.py sbom`.

Both read the locks, requirements/dev.lock (which holds the smaller ones) and web/package-lock.json: nothing else is
ever installed. `licences` writes docs/licences.md, `sbom` a bill of materials (CycloneDX 1.6) into build/sbom.cdx.json.
A licence that is not known, or that does not suit a program under MIT, is an error. The writers for these formats in
general bring more packages along than this file has functions.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
import uuid
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOCK, NPM = ROOT / "requirements" / "dev.lock", ROOT / "web" / "package-lock.json"
LICENCES, SBOM = ROOT / "docs" / "licences.md", ROOT / "build" / "sbom.cdx.json"
BUILDER = "esbuild"  # whoever plays from a clone has it, to build the page; nothing of it is in the page
NEEDS = ("dependencies", "optionalDependencies", "devDependencies")
# What may be used beside code under MIT. LGPL and MPL bind those who change the package itself, which nobody does here.
SUITABLE = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "LGPL-3.0-only", "MIT", "MPL-2.0",
            "OFL-1.1", "PSF-2.0", "Python-2.0", "Zlib"}  # fmt: skip
SPELT = {
    "3-Clause BSD License": "BSD-3-Clause", "APL 2": "Apache-2.0", "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0", "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}  # fmt: skip
# Looked up by hand: packages of other systems, and those whose own files say only "BSD", or give the whole text.
LOOKED_UP = {"altair": "BSD-3-Clause", "colorama": "BSD-3-Clause", "editables": "MIT", "jinja2": "BSD-3-Clause",
             "rich-click": "MIT", "tzdata": "Apache-2.0"}  # fmt: skip


class Part(NamedTuple):
    kind: str  # pypi, npm
    name: str
    version: str
    hashes: tuple[str, ...]  # SHA-256 of every file that it may come in; SHA-512 of npm's one
    used_by: tuple[str, ...]  # names of the same kind
    shipped: bool  # people who only play have it too
    licence: str

    @property
    def url(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


# -- what is locked ----------------------------------------------------------------------------------------------------
def python_parts() -> Iterator[Part]:
    found = []
    for block in re.split(r"\n(?=[a-z0-9])", LOCK.read_text(encoding="utf-8")):
        if named := re.match(r"([a-z0-9._-]+)==(\S+)", block):
            hashes = re.findall(r"--hash=sha256:(\w+)", block)
            block = block.replace("(pyproject.toml)", "")
            named_by = re.findall(r"^ {4}#(?: via)? +([a-z0-9._-]+)", block, re.MULTILINE)
            found.append((named[1], named[2], tuple(hashes), tuple(user for user in named_by if user != "via")))
    shipped = _reached(_direct(), [(name, users) for name, _, _, users in found])
    for name, version, sums, users in found:
        yield Part("pypi", name, version, sums, users, name in shipped, licence_of(name))


def _direct() -> set[str]:
    """The packages that a game needs, without those of the laboratory, the tests and other databases."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {_name(text) for text in project["dependencies"]}


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def _reached(first: set[str], used_by: Iterable[tuple[str, tuple[str, ...]]]) -> set[str]:
    edges, found = list(used_by), set(first)
    while more := {name for name, users in edges if name not in found and found & set(users)}:
        found |= more
    return found


def npm_parts() -> Iterator[Part]:
    packages = json.loads(NPM.read_text(encoding="utf-8"))["packages"]
    users: dict[str, set[str]] = {}
    for path, package in packages.items():
        for name in (name for field in NEEDS for name in package.get(field, {})):
            users.setdefault(name, set()).add(_npm_name(path) or "homelands")
    builders = _reached({BUILDER}, [(name, tuple(by)) for name, by in users.items()])
    for path, package in packages.items():
        if path:
            name, integrity = _npm_name(path), package.get("integrity", "")
            hashes = (base64.b64decode(integrity.removeprefix("sha512-")).hex(),) if integrity else ()
            used_by = tuple(sorted(users.get(name, ())))
            dev = package.get("dev", False) or package.get("devOptional", False) or name in builders
            yield Part("npm", name, package["version"], hashes, used_by, not dev, package.get("license", ""))


def _npm_name(path: str) -> str:
    return path.rpartition("node_modules/")[2]


def parts() -> list[Part]:
    found = {(part.kind, part.name, part.version): part for part in (*python_parts(), *npm_parts())}
    return [found[key] for key in sorted(found)]


# -- licences ----------------------------------------------------------------------------------------------------------
def licence_of(name: str) -> str:
    """As an expression of SPDX; empty if the package does not say."""
    if name in LOOKED_UP:
        return LOOKED_UP[name]
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return ""
    classes = [text.rpartition(" :: ")[2] for text in about.get_all("Classifier") or [] if text.startswith("License")]
    said = [*(about[field] or "" for field in ("License-Expression", "License") if field in about), *classes]
    return next((found for text in said if suits(found := SPELT.get(text, text))), "")


def suits(expression: str) -> bool:
    """
    >>> suits("MIT AND (GPL-3.0 OR BSD-2-Clause)"), suits("GPL-3.0-only"), suits("")
    (True, False, False)
    """
    words = expression.replace("(", " ").replace(")", " ")
    every = [re.split(r"\s+OR\s+", one.strip()) for one in re.split(r"\s+AND\s+", words)]
    return all(SUITABLE.intersection(choice) for choice in every)


def unsuitable(found: Iterable[Part]) -> list[str]:
    return [f"{part.name} {part.version}: {part.licence or 'no licence found'}" for part in found
            if not suits(part.licence)]  # fmt: skip


def licences(found: Iterable[Part]) -> str:
    rows = sorted({(p.kind, p.name, p.licence, p.shipped) for p in found})
    lines = [
        "# Licences of what others have written",
        "",
        "Homelands itself is under the [MIT licence](../LICENSE). This is everything that it can install, from the",
        "two locks; `make licences` writes it anew and refuses a licence that is unknown or does not suit. A dot marks",
        "what is needed to play; the rest is for the laboratory, other databases, building and tests.",
    ]
    for kind, title in (("pypi", "Python"), ("npm", "Node, for building the page")):
        lines += ["", f"## {title}", "| package | licence | to play |", "|---|---|---|"]
        lines += [f"| {name} | {text} | {'•' if shipped else ''} |" for k, name, text, shipped in rows if k == kind]
    return "\n".join([*lines, ""])


# -- the bill of materials ---------------------------------------------------------------------------------------------
def sbom(found: list[Part]) -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = {"type": "application", "bom-ref": "homelands", "name": "homelands", "version": project["version"],
           "licenses": [{"license": {"id": "MIT"}}]}  # fmt: skip
    components = [_component(part) for part in found]
    edges = [{"ref": ref, "dependsOn": needs} for ref, needs in _edges(found).items()]
    content = json.dumps([own, components])
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, content)}",
        "metadata": {"component": own, "lifecycles": [{"phase": "build"}]},
        "components": components, "dependencies": edges,
    }  # fmt: skip


def _component(part: Part) -> dict[str, Any]:
    simple = part.licence in SUITABLE
    found: dict[str, Any] = {
        "type": "library", "bom-ref": part.url, "name": part.name, "version": part.version, "purl": part.url,
        "scope": "required" if part.shipped else "optional",
        "licenses": [{"license": {"id": part.licence}} if simple else {"expression": part.licence}],
    }  # fmt: skip
    if part.kind == "npm":
        found["hashes"] = [{"alg": "SHA-512", "content": one} for one in part.hashes]
    else:  # one of many files, by system: each with its own
        found["properties"] = [{"name": "homelands:file:sha256", "value": one} for one in part.hashes]
    return found


def _edges(found: list[Part]) -> dict[str, list[str]]:
    needs: dict[str, list[str]] = {"homelands": [], **{part.url: [] for part in found}}
    named: dict[tuple[str, str], list[str]] = {}
    for part in found:
        named.setdefault((part.kind, part.name), []).append(part.url)
    for part in found:
        for user in part.used_by:
            for ref in named.get((part.kind, user), ["homelands"]):
                if part.url not in needs[ref]:
                    needs[ref].append(part.url)
    return needs


def main() -> int:
    if sys.argv[1:] not in (["licences"], ["sbom"]):
        print("expected: licences, or sbom")
        return 2
    found = parts()
    if wrong := unsuitable(found):
        print("no suitable licence:", *wrong, sep="\n  ")
        return 1
    target, text = LICENCES, licences(found)
    if sys.argv[1] == "sbom":
        target, text = SBOM, json.dumps(sbom(found), indent=1, ensure_ascii=False) + "\n"
    target.parent.mkdir(exist_ok=True)
    target.write_text(text, encoding="utf-8")
    print(f"{len(found)} packages in {target.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
