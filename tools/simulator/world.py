# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""The board's own imports on a PC: a private table of modules for each run.

Device code, and the CircuitPython libraries it uses, are loaded from their files with an
``__import__`` of their own, so that they see the made-up board and nothing else: a module that
the board lacks does not import, nothing leaks into this process, and a hundred boards may run
after one another.
"""

import __future__

import builtins
import importlib.util
import marshal
from functools import cache
from pathlib import Path
from types import ModuleType

# Pure modules of Python that the firmware builds of all our boards have too.
_SHARED = ("array", "binascii", "collections", "errno", "math", "struct", "json", "re", "io")
# CircuitPython libraries that go onto the drive beside the program.
LIBRARIES = ("adafruit_ticks", "neopixel", "adafruit_st7735r", "adafruit_st7789", "adafruit_lis3dh")
PROGRAM = ("dicepoker_core", "match", "screens", "app", "hardware")
# A board's heap when code.py begins, in bytes; and how much less its code takes than a PC's.
_HEAP = 172_000
_SMALLER = 3
# Not in the firmware's list since every firmware has them.
_ALWAYS = {"gc", "micropython", "sys", "time", "nvm"}


class World:
    """root: the folder with code.py.   native: modules of the made-up board by name.
    firmware: the names of the modules that the board has built in."""

    def __init__(self, root: Path, native: dict[str, ModuleType], firmware: set[str]):
        self._root = root
        self._native = native
        self._firmware = firmware | _ALWAYS
        self.modules: dict[str, ModuleType] = {}
        if "sys" in native:
            # There the program lets modules go, as on the board.
            vars(native["sys"])["modules"] = self.modules
        if "gc" in native:
            vars(native["gc"])["mem_free"] = self.mem_free
        self.builtins = dict(vars(builtins))
        self.builtins["__import__"] = self._import

    def mem_free(self) -> int:
        """Return about how many bytes a board had free with the modules that are loaded now; what
        they have built is not counted."""
        own = [m for name, m in self.modules.items() if name.split(".")[0] in PROGRAM]
        return _HEAP - sum(_code_size(Path(str(m.__file__))) for m in own) // _SMALLER

    def run(self, path: Path) -> None:
        """Run the file as the board runs code.py."""
        space = {"__name__": "__main__", "__file__": str(path), "__builtins__": self.builtins}
        exec(_compile(path), space)

    def load(self, name: str) -> ModuleType:
        """Return the module ``name``, loaded if need be. Raises ImportError as the board does."""
        if name in self.modules:
            return self.modules[name]
        top = name.split(".", maxsplit=1)[0]
        if top in PROGRAM:
            module = self._load_file(name, self._root)
        elif name in LIBRARIES:
            module = self._load_file(name, _library_folder(top))
        else:
            module = self._load_native(name)
        return module

    def _load_native(self, name: str) -> ModuleType:
        if name not in self._firmware:
            raise ImportError(f"no module named '{name}'")
        if name in self._native:
            module = self._native[name]
        elif name in _SHARED:
            module = __import__(name)
        else:
            raise ImportError(f"the simulator has no '{name}', which the board does have")
        self.modules[name] = module
        return module

    def _load_file(self, name: str, folder: Path) -> ModuleType:
        parent, _, child = name.rpartition(".")
        if parent:
            self.load(parent)
            if name in self.modules:
                return self.modules[name]
        path = folder.joinpath(*name.split("."))
        is_package = path.is_dir()
        file = path / "__init__.py" if is_package else path.with_suffix(".py")
        if not file.is_file():
            raise ImportError(f"no module named '{name}'")
        module = ModuleType(name)
        module.__file__ = str(file)
        module.__package__ = name if is_package else parent
        if is_package:
            module.__path__ = [str(path)]
        vars(module)["__builtins__"] = self.builtins
        self.modules[name] = module
        try:
            exec(_compile(file), vars(module))
        except BaseException:
            del self.modules[name]
            raise
        if parent:
            setattr(self.modules[parent], child, module)
        return module

    def _import(self, name, globals=None, locals=None, fromlist=(), level=0):
        if level:
            package = (globals or {}).get("__package__", "")
            base = package.rsplit(".", level - 1)[0] if level > 1 else package
            name = f"{base}.{name}" if name else base
        module = self.load(name)
        if not fromlist:
            return module if level else self.load(name.split(".")[0])
        for child in fromlist:
            if not hasattr(module, child) and hasattr(module, "__path__"):
                self.load(f"{name}.{child}")
        return module


def _compile(file: Path):
    return _compile_once(file, file.stat().st_mtime_ns)


@cache
def _compile_once(file: Path, _changed: int):
    # The board never evaluates annotations.
    unevaluated = __future__.annotations.compiler_flag
    return compile(
        file.read_text(encoding="utf-8"), str(file), "exec", flags=unevaluated, dont_inherit=True
    )


@cache
def _code_size(file: Path) -> int:
    return len(marshal.dumps(_compile(file)))


def _library_folder(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise ImportError(f"the library {name} is not installed beside the simulator")
    origin = Path(spec.origin)
    return origin.parent.parent if origin.name == "__init__.py" else origin.parent
