"""Data files: TOML folders read against a schema, with packs laid over them and a source for every value.

A folder holds files, a file holds sections, a section holds entries: `[area."zuni.3"]` in map.toml is the entry
`area.zuni.3` of the file `map`. An entry is a table of fields with its origin beside them:

- `source = "rules 3.2.5"`: all its fields are attested there;
- `source = "reconstructed"` and `reason = "..."`: all are our own design;
- `source = "tutorial"` and `reconstructed = { field = "reason", "two fields" = "reason" }`: attested, but for the
  fields named.

Loading never stops at the first mistake: all are collected, and raised together.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

Entry = dict[str, Any]
Check = Callable[[object], str]
"""Says what was expected of a value, or nothing if the value is right."""

RECONSTRUCTED = "reconstructed"
ATTESTED = "attested"
PACK_FILE = "pack.toml"
PACK_KEYS = ("name", "author", "note")
META = ("source", "reason", RECONSTRUCTED)


class Problem(NamedTuple):
    """One mistake in the data, and where it stands."""

    file: str
    entry: str
    field: str
    message: str

    def __str__(self) -> str:
        place = self.file + "".join(f" [{part}]" for part in (self.entry,) if part)
        return f"{place} {self.field}: {self.message}" if self.field else f"{place}: {self.message}"


class DataError(Exception):
    """All mistakes found in one loading."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Source(NamedTuple):
    """Where a value comes from: `kind` is attested or reconstructed, `text` the source or the reason."""

    kind: str
    text: str


# ---- what a value must look like -------------------------------------------------------------------------------


def whole(low: int, high: int) -> Check:
    """A whole number from low to high.

    >>> whole(1, 6)(7)
    'a whole number from 1 to 6'
    >>> whole(1, 6)(6)
    ''
    """
    said = f"a whole number from {low} to {high}" if low < high else f"the number {low}"
    return lambda value: "" if type(value) is int and low <= value <= high else said


def text() -> Check:
    """Words, not empty."""
    return lambda value: "" if isinstance(value, str) and value.strip() else "a text"


def flag() -> Check:
    """True or false."""
    return lambda value: "" if isinstance(value, bool) else "true or false"


def one_of(words: Sequence[str]) -> Check:
    """One of some words."""
    said = "one of " + ", ".join(word or '""' for word in words)
    return lambda value: "" if isinstance(value, str) and value in words else said


def several(check: Check, low: int = 0, high: int = 99, *, sample: object = None) -> Check:
    """A list of low to high values, each passing the check; `sample` is any wrong value, for the message."""
    many = str(low) if low == high else f"{low} to {high}"
    said = f"a list of {many}, each {check(sample)}"

    def expect(value: object) -> str:
        good = isinstance(value, list) and low <= len(value) <= high and not any(check(item) for item in value)
        return "" if good else said

    return expect


def table(keys: Sequence[str], check: Check, *, every: bool = False) -> Check:
    """A table with some (or every one) of the keys, each value passing the check; no keys given: any key."""
    said = f"a table of {'all' if every else 'any'} of {', '.join(keys) or 'your own names'}, each {check(None)}"

    def expect(value: object) -> str:
        if not isinstance(value, dict) or any(check(item) for item in value.values()):
            return said
        if keys and not set(value) <= set(keys):
            return said
        return said if every and set(value) != set(keys) else ""

    return expect


def either(*checks: Check) -> Check:
    """Passing any one of the checks."""

    def expect(value: object) -> str:
        said = [check(value) for check in checks]
        return "" if "" in said else ", or ".join(said)

    return expect


class Field(NamedTuple):
    """A field of an entry. Prose is not counted in the audit."""

    check: Check
    needed: bool = True
    counted: bool = True


class Section(NamedTuple):
    """The entries of one kind: their ids (none given: any), their fields, and further fields of single entries."""

    fields: Mapping[str, Field]
    ids: tuple[str, ...] = ()
    more: Mapping[str, Mapping[str, Field]] = {}

    def fields_of(self, name: str) -> dict[str, Field]:
        return {**self.fields, **self.more.get(name, {})}


class Rule(NamedTuple):
    """A check over whole files, made only if these files hold no plainer mistake."""

    files: tuple[str, ...]
    run: Callable[[Data], Iterable[Problem]]


class Schema(NamedTuple):
    """Files, their sections, the checks across them, and the words a source may begin with."""

    files: Mapping[str, Mapping[str, Section]]
    rules: tuple[Rule, ...] = ()
    sources: tuple[str, ...] = ()


# ---- loaded data -----------------------------------------------------------------------------------------------


class Data:
    """Data that passed every check. `files[file][entry]` is a table of fields without their origin."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.files: dict[str, dict[str, Entry]] = {name: {} for name in schema.files}
        self.sources: dict[tuple[str, str, str], Source] = {}
        self.labels: dict[tuple[str, str], str] = {}
        self.packs: list[dict[str, str]] = []

    def source(self, file: str, entry: str, field: str) -> Source:
        """The origin of one field.

        Raises KeyError for a field that is not there.
        """
        return self.sources[file, entry, field]

    def section(self, file: str, section: str) -> dict[str, Entry]:
        """The entries of one section by their own ids, in the order of the file."""
        start = section + "."
        return {name[len(start) :]: entry for name, entry in self.files[file].items() if name.startswith(start)}

    def label(self, file: str, entry: str) -> str:
        """The file that spoke last about an entry: the pack's, if one did."""
        return self.labels.get((file, entry), f"{file}.toml")

    def problem(self, file: str, entry: str, field: str, message: str) -> Problem:
        return Problem(self.label(file, entry), entry, field, message)

    def fingerprint(self) -> str:
        """A short name for exactly these values, for journals and saves."""
        plain = json.dumps(self.files, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(plain.encode()).hexdigest()[:12]


def load(base: Traversable | Path, schema: Schema, packs: Sequence[Path] = ()) -> Data:
    """Reads a folder and lays the packs over it, later ones on top. Raises DataError with all that is wrong."""
    data = Data(schema)
    problems: list[Problem] = []
    _read_folder(data, base, problems, pack="")
    for pack in packs:
        _read_folder(data, Path(pack), problems, pack=Path(pack).name or str(pack))
    broken = {Path(problem.file).stem for problem in problems}
    for rule in schema.rules:
        if not broken & set(rule.files):
            problems.extend(rule.run(data))
    if problems:
        raise DataError(problems)
    return data


def _read_folder(data: Data, folder: Traversable | Path, problems: list[Problem], pack: str) -> None:
    here = f"{pack}/" if pack else ""
    if not folder.is_dir():
        problems.append(Problem(pack or str(folder), "", "", "no such folder"))
        return
    names = sorted(item.name for item in folder.iterdir() if not item.name.startswith((".", "__")))
    known = [f"{file}.toml" for file in data.schema.files]
    for name in names:
        if pack and name not in known and name != PACK_FILE:  # the base folder may hold files for other readers
            problems.append(Problem(here + name, "", "", f"unknown file, expected one of {', '.join(known)}"))
    if pack and not set(names) & set(known):
        problems.append(Problem(pack, "", "", f"an empty pack, expected one of {', '.join(known)}"))
    if pack and PACK_FILE in names:
        found = _read_toml(folder, PACK_FILE, here, problems)
        data.packs.append({"folder": pack, **_pack_words(found, here, problems)})
    elif pack:
        data.packs.append({"folder": pack})
    for file in data.schema.files:
        name = f"{file}.toml"
        if name in names:
            _read_file(data, file, _read_toml(folder, name, here, problems), here + name, problems, bool(pack))
        elif not pack:
            problems.append(Problem(name, "", "", "missing file"))


def _read_toml(folder: Traversable | Path, name: str, here: str, problems: list[Problem]) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except OSError as error:
        problems.append(Problem(here + name, "", "", f"cannot be read: {(error.strerror or str(error)).lower()}"))
    except (ValueError, RecursionError) as error:  # also a number of too many digits, brackets without end
        problems.append(Problem(here + name, "", "", f"not TOML: {error}"))
    return {}


def _pack_words(found: dict[str, Any], here: str, problems: list[Problem]) -> dict[str, str]:
    for key, value in found.items():
        if key not in PACK_KEYS:
            problems.append(Problem(here + PACK_FILE, "", key, f"unknown key, expected one of {', '.join(PACK_KEYS)}"))
        elif not isinstance(value, str):
            problems.append(Problem(here + PACK_FILE, "", key, f"found {value!r}, expected a text"))
    return {key: str(found[key]) for key in PACK_KEYS if key in found}


def _read_file(
    data: Data, file: str, found: dict[str, Any], label: str, problems: list[Problem], is_pack: bool
) -> None:
    sections = data.schema.files[file]
    for name, entries in found.items():
        section = sections.get(name)
        if section is None:
            problems.append(Problem(label, name, "", f"unknown section, expected one of {', '.join(sections)}"))
        elif not isinstance(entries, dict):
            problems.append(Problem(label, name, "", f"found {entries!r}, expected a table of entries"))
        else:
            for one, entry in entries.items():
                path = f"{name}.{one}"
                if section.ids and one not in section.ids:
                    problems.append(Problem(label, path, "", f"unknown entry, expected one of {_short(section.ids)}"))
                elif not isinstance(entry, dict):
                    problems.append(Problem(label, path, "", f"found {entry!r}, expected a table"))
                else:
                    whole_entry = not is_pack or path not in data.files[file]
                    _read_entry(data, file, path, entry, section.fields_of(one), label, problems, whole_entry)
    if not is_pack:
        for name, section in sections.items():
            for one in section.ids:
                if one not in found.get(name, {}):
                    problems.append(Problem(label, f"{name}.{one}", "", "missing entry"))


def _read_entry(
    data: Data,
    file: str,
    path: str,
    entry: Entry,
    fields: Mapping[str, Field],
    label: str,
    problems: list[Problem],
    whole_entry: bool,
) -> None:
    def wrong(field: str, message: str) -> None:
        problems.append(Problem(label, path, field, message))

    origin, single = _origin(data.schema, entry, fields, wrong)
    target = data.files[file].setdefault(path, {})
    data.labels[file, path] = label
    for key, value in entry.items():
        if key in fields:
            said = fields[key].check(value)
            if said:
                wrong(key, f"found {value!r}, expected {said}")
            target[key] = value
            data.sources[file, path, key] = single.get(key, origin)
        elif key not in META:
            wrong(key, f"unknown key, expected one of {_short((*fields, *META))}")
    if whole_entry:
        for key, field in fields.items():
            if field.needed and key not in entry:
                wrong(key, f"missing, expected {field.check(None)}")


def _origin(
    schema: Schema, entry: Entry, fields: Mapping[str, Field], wrong: Callable[[str, str], None]
) -> tuple[Source, dict[str, Source]]:
    """The origin of an entry as a whole, and of the fields that are our own."""
    source, ours = entry.get("source"), entry.get(RECONSTRUCTED, {})
    if source is None:
        wrong("source", f"missing, expected {RECONSTRUCTED} or a source ({', '.join(schema.sources)})")
    elif not isinstance(source, str) or not _known_source(source, schema.sources):
        wrong("source", f"found {source!r}, expected {RECONSTRUCTED} or a source ({', '.join(schema.sources)})")
    if not isinstance(ours, dict):
        wrong(RECONSTRUCTED, f"found {ours!r}, expected a table of fields and reasons")
        ours = {}
    single: dict[str, Source] = {}
    for keys, reason in ours.items():
        if not isinstance(reason, str) or not reason.strip():
            wrong(RECONSTRUCTED, f"found {reason!r} for {keys!r}, expected a reason")
        for key in keys.split():
            if key not in fields or key not in entry:
                wrong(RECONSTRUCTED, f"names {key!r}, which is no field of this entry")
            single[key] = Source(RECONSTRUCTED, str(reason))
    if source != RECONSTRUCTED:
        if "reason" in entry and "reason" not in fields:
            wrong("reason", f"stands only beside source = {RECONSTRUCTED!r}")
        return Source(ATTESTED, str(source)), single
    if ours:
        wrong(RECONSTRUCTED, "the whole entry is reconstructed already")
    if text()(entry.get("reason")):
        wrong("reason", f"found {entry.get('reason')!r}, expected a reason for what is reconstructed")
    return Source(RECONSTRUCTED, str(entry.get("reason", ""))), single


def _known_source(source: str, words: Sequence[str]) -> bool:
    if source == RECONSTRUCTED:
        return True
    parts = [part.strip().split(" ")[0] for part in source.split(";")]
    return all(part in words for part in parts) if words else bool(source.strip())


def _short(words: Sequence[str], most: int = 16) -> str:
    return ", ".join(words[:most]) + (", ..." if len(words) > most else "")


# ---- audit -----------------------------------------------------------------------------------------------------


class Ours(NamedTuple):
    """A value we had to design ourselves."""

    file: str
    entry: str
    field: str
    reason: str


class Audit(NamedTuple):
    """How many values are attested and how many reconstructed, in all and by file."""

    attested: int
    reconstructed: int
    entries: int
    files: dict[str, dict[str, int]]
    reconstructed_list: list[Ours]

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "reconstructed_list": [ours._asdict() for ours in self.reconstructed_list]}


def audit(data: Data) -> Audit:
    """Counts values, not fields: a list of six numbers is six values. Prose is left out."""
    files: dict[str, dict[str, int]] = {}
    listed: list[Ours] = []
    for file, entries in data.files.items():
        count = {ATTESTED: 0, RECONSTRUCTED: 0, "entries": len(entries)}
        for path, field, value in _counted(data, file):
            kind, said = data.source(file, path, field)
            count[kind] += _values(value)
            if kind == RECONSTRUCTED:
                listed.append(Ours(file, path, field, said))
        files[file] = count
    total = {key: sum(count[key] for count in files.values()) for key in (ATTESTED, RECONSTRUCTED, "entries")}
    return Audit(total[ATTESTED], total[RECONSTRUCTED], total["entries"], files, listed)


def _counted(data: Data, file: str) -> Iterator[tuple[str, str, Any]]:
    for path, entry in data.files[file].items():
        section, _, one = path.partition(".")
        fields = data.schema.files[file][section].fields_of(one)
        for field, value in entry.items():
            if fields[field].counted:
                yield path, field, value


def _values(value: object) -> int:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return max(1, sum(_values(item) for item in value))
    return 1
