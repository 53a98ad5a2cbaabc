# SPDX-FileCopyrightText: 2026 The Dice Poker authors
# SPDX-License-Identifier: MIT
"""Installing on made-up drives: folders, and real FAT images without being root."""

import pytest
from pyfatfs.PyFat import PyFat
from pyfatfs.PyFatFS import PyFatFS

from tools.drive.bundle import drive_files
from tools.drive.file_list import checksum, list_text
from tools.drive.install import (
    LIST_NAME,
    FolderDrive,
    InstallError,
    check_board,
    install,
    install_command,
)
from tools.simulator.boards import BOARDS

BOOT_OUT = (
    "Adafruit CircuitPython 10.0.3 on 2025-10-17; Adafruit PyGamer with samd51j19\n"
    "Board ID:pygamer\n"
    "UID:0123\n"
)
_FAT_TABLES = 16 << 10
SMALL = {"code.py": b"the game", "screens/app.py": b"app" * 400, "lib/neopixel.py": b"pixels"}


class FatDrive:
    """A drive on a FAT image in a file."""

    def __init__(self, path, size, label="CIRCUITPY"):
        with path.open("wb") as file:
            file.truncate(size)
        fat = PyFat()
        fat.mkfs(str(path), fat_type=PyFat.FAT_TYPE_FAT12, size=size, label=label)
        fat.close()
        self._files = PyFatFS(str(path))
        self._size = size

    def read(self, name):
        return self._files.readbytes(name) if self._files.isfile(name) else None

    def write(self, name, data):
        folder = name.rpartition("/")[0]
        if folder:
            self._files.makedirs(folder, recreate=True)
        if self._files.exists(name):
            self._files.remove(name)
        self._files.writebytes(name, data)

    def append(self, name, data):
        if not self._files.exists(name):
            self._files.create(name)
        self._files.appendbytes(name, data)

    def remove(self, name):
        self._files.remove(name)

    def free(self):
        # The table has more entries than the image has clusters, of which its own tables take some.
        cluster = self._files.fs.bytes_per_cluster
        used = sum(entry != 0 for entry in self._files.fs.fat)
        return self._size - _FAT_TABLES - used * cluster


class CutError(Exception):
    pass


class CutDrive(FolderDrive):
    """Is pulled out in the middle of its write number ``after``."""

    def __init__(self, root, after):
        super().__init__(root)
        self.left = after

    def write(self, name, data):
        self._until_cut(super().write, name, data)

    def append(self, name, data):
        self._until_cut(super().append, name, data)

    def _until_cut(self, write, name, data):
        self.left -= 1
        if self.left < 0:
            write(name, data[: len(data) // 2])
            raise CutError
        write(name, data)


@pytest.fixture(params=["folder", "fat"])
def drive(request, tmp_path):
    if request.param == "folder":
        return FolderDrive(tmp_path)
    return FatDrive(tmp_path / "drive.img", 2 << 20)


def test_a_whole_bundle_is_installed_and_the_second_time_nothing_is_written(drive):
    files = drive_files(BOARDS["pico"])
    assert set(install(drive, files, 512)) == set(files)
    assert all(drive.read(name) == data for name, data in files.items())
    assert install(drive, files, 512) == []


def test_only_what_changed_is_written_and_what_went_is_removed(drive):
    install(drive, SMALL, 512)
    newer = {"code.py": SMALL["code.py"], "screens/app.py": b"newer"}
    assert install(drive, newer, 512) == ["screens/app.py"]
    assert drive.read("lib/neopixel.py") is None


def test_the_players_own_files_are_kept(drive):
    drive.write("code.py", b"my own program")
    drive.write("notes.txt", b"my notes")
    drive.write("lib/other.py", b"my library")
    install(drive, SMALL, 512)
    assert drive.read("code.py.kept") == b"my own program"
    assert drive.read("notes.txt") == b"my notes"
    assert drive.read("lib/other.py") == b"my library"
    install(drive, SMALL | {"code.py": b"a newer game"}, 512)
    assert drive.read("code.py.kept") == b"my own program"
    assert drive.read("code.py") == b"a newer game"


@pytest.mark.parametrize(
    ("own", "then"),
    [
        (b"", b"%s"),
        (b'WIFI = "home"\n', b'WIFI = "home"\n%s'),
        (b'WIFI = "home"', b'WIFI = "home"\n%s'),
        (b"# CIRCUITPY_HEAP_START_SIZE=1\r\n", b"# CIRCUITPY_HEAP_START_SIZE=1\r\n%s"),
        (b"A=1\r\n CIRCUITPY_HEAP_START_SIZE = 9000\r\n", b""),
    ],
)
def test_the_players_settings_stay_and_get_the_games_line_once(drive, own, then):
    line = drive_files(BOARDS["pico"])["settings.toml"]
    files = SMALL | {"settings.toml": line}
    if own:
        drive.write("settings.toml", own)
    expected = then % line if then else own
    assert ("settings.toml" in install(drive, files, 512)) == bool(then)
    assert drive.read("settings.toml") == expected
    # Neither a newer game nor one without such a line takes it away.
    assert install(drive, files, 512) == []
    install(drive, SMALL, 512)
    assert drive.read("settings.toml") == expected
    assert drive.read("settings.toml.kept") is None


def test_a_source_beside_a_compiled_module_is_moved_out_of_its_way(drive):
    drive.write("screens/app.py", b"somebody's source")
    install(drive, {"code.py": b"x", "screens/app.mpy": b"Compiled"}, 512)
    assert drive.read("screens/app.py") is None
    assert drive.read("screens/app.py.kept") == b"somebody's source"


def test_going_from_sources_to_compiled_files_removes_our_sources(drive):
    install(drive, SMALL, 512)
    install(drive, {"code.py": b"the game", "screens/app.mpy": b"Compiled"}, 512)
    assert drive.read("screens/app.py") is None
    assert drive.read("screens/app.py.kept") is None


def test_a_drive_pulled_out_at_any_write_is_put_right_by_the_next_run(tmp_path):
    files = SMALL | {"settings.toml": b"CIRCUITPY_HEAP_START_SIZE=65536\n"}
    for after in range(12):
        root = tmp_path / str(after)
        root.mkdir()
        (root / "code.py").write_bytes(b"my own program")
        (root / "settings.toml").write_bytes(b"MINE=1\n")
        try:
            install(CutDrive(root, after), files, 512)
        except CutError:
            install(FolderDrive(root), files, 512)
        whole = FolderDrive(root)
        assert all(whole.read(name) == data for name, data in SMALL.items())
        assert whole.read("code.py.kept") == b"my own program"
        lines = whole.read("settings.toml").splitlines()
        assert lines[0] == b"MINE=1" and lines[-1] == b"CIRCUITPY_HEAP_START_SIZE=65536"


def test_a_full_drive_is_refused_before_anything_is_written(tmp_path):
    drive = FatDrive(tmp_path / "small.img", 64 << 10)
    drive.write("photo.bin", bytes(30_000))
    with pytest.raises(InstallError, match="bytes free, the game needs"):
        install(drive, drive_files(BOARDS["pico"]), 512)
    assert drive.read("code.py") is None
    assert drive.read(LIST_NAME) is None


class ReadOnlyDrive(FolderDrive):
    def write(self, name, data):
        raise OSError(30, "Read-only file system")


def test_a_read_only_drive_is_told_with_what_to_do(tmp_path):
    with pytest.raises(InstallError, match=r"Read-only file system.*press reset|Press reset"):
        install(ReadOnlyDrive(tmp_path), SMALL, 512)


class LyingDrive(FolderDrive):
    def read(self, name):
        data = super().read(name)
        return data and data[:-1]


def test_a_drive_that_reads_back_other_bytes_is_told(tmp_path):
    with pytest.raises(InstallError, match="reads back otherwise"):
        install(LyingDrive(tmp_path), SMALL, 512)


@pytest.mark.parametrize(
    ("text", "wanted", "words"),
    [
        ("", None, "no CIRCUITPY drive"),
        (BOOT_OUT.replace("10.0.3", "8.2.1"), None, r"runs CircuitPython 8\.2\.1.*9 and 10"),
        (BOOT_OUT.replace("10.0.3", "11.0.0"), None, "needs version 9 and 10"),
        (BOOT_OUT, "pybadge", "this is a pygamer, not a pybadge"),
        (BOOT_OUT, "pico", "this is a pygamer, not a pico"),
        (
            BOOT_OUT.replace("ID:pygamer", "ID:other"),
            None,
            "other is not known.*--board pico",
        ),
        (BOOT_OUT.replace("ID:pygamer", "ID:other"), "pybadge", "not known"),
    ],
)
def test_a_wrong_board_or_circuitpython_is_refused_in_a_clear_line(text, wanted, words):
    with pytest.raises(InstallError, match=words):
        check_board(text.encode(), wanted)


def test_the_board_is_read_from_its_boot_text():
    assert check_board(BOOT_OUT.encode()).name == "pygamer"
    assert check_board(BOOT_OUT.encode(), "pygamer").name == "pygamer"
    pico = BOOT_OUT.replace("ID:pygamer", "ID:raspberry_pi_pico").replace("10.0.3", "9.2.7")
    assert check_board(pico.encode()).name == "pico"
    other = BOOT_OUT.replace("ID:pygamer", "ID:my_own_rp2040")
    assert check_board(other.encode(), "pico").name == "pico"
    assert check_board(other.encode(), "pico_st7789").name == "pico_st7789"
    assert check_board(pico.encode(), "pico_st7789").name == "pico_st7789"


def test_the_command_installs_on_a_named_drive(tmp_path, capsys):
    (tmp_path / "boot_out.txt").write_text(BOOT_OUT)
    assert install_command(tmp_path, None) == 0
    assert (tmp_path / "hardware" / "boards" / "pygamer.py").is_file()
    assert "files written, 0 were there already" in capsys.readouterr().out
    with pytest.raises(InstallError, match="there is no drive at"):
        install_command(tmp_path / "nowhere", None)


def listed_names(drive):
    return {line.split(" ", 1)[1] for line in drive.read(LIST_NAME).decode().splitlines()[:-1]}


def test_a_program_that_was_written_over_the_games_is_the_players(drive):
    install(drive, SMALL, 512)
    drive.write("code.py", b"my own program")
    drive.write("lib/neopixel.py", b"my own pixels")
    told = []
    install(drive, SMALL, 512, tell=told.append)
    assert drive.read("code.py") == SMALL["code.py"]
    assert drive.read("code.py.kept") == b"my own program"
    assert drive.read("lib/neopixel.py.kept") == b"my own pixels"
    assert any("code.py was not the game's; it is kept as code.py.kept" in line for line in told)


def test_an_older_copy_is_never_overwritten(drive):
    for program in (b"first", b"second", b"first", b"third"):
        drive.write("code.py", program)
        install(drive, SMALL, 512)
    kept = [drive.read(f"code.py.kept{number}") for number in ("", "2", "3", "4")]
    assert kept == [b"first", b"second", b"third", None]


@pytest.mark.parametrize(
    "name", ["../victim.txt", "/victim.txt", "notes.txt", "C:victim", "app/../../victim.txt", "lib"]
)
def test_a_list_that_names_what_is_not_the_games_removes_nothing(tmp_path, name):
    root = tmp_path / "drive"
    root.mkdir()
    for file in (tmp_path / "victim.txt", root / "victim.txt", root / "notes.txt"):
        file.write_text("precious")
    drive = FolderDrive(root)
    drive.write(LIST_NAME, list_text([(name, checksum(b"precious")), (name, None)]))
    install(drive, SMALL, 512)
    for file in (tmp_path / "victim.txt", root / "victim.txt", root / "notes.txt"):
        assert file.read_text() == "precious"


def test_a_list_of_the_first_version_is_understood(drive):
    ours = b"# SPDX-FileCopyrightText: 2026 The Dice Poker authors\nold = 1\n"
    drive.write("screens/behind.py", ours)
    drive.write("screens/app.py", b"my own")
    drive.write("dicepoker_core/players/perfect.tbl", b"DPV old table")
    names = ("screens/behind.py", "screens/app.py", "dicepoker_core/players/perfect.tbl")
    drive.write(LIST_NAME, list_text([(name, None) for name in names]))
    install(drive, SMALL, 512)
    assert drive.read("screens/behind.py") is None
    assert drive.read("dicepoker_core/players/perfect.tbl") is None
    assert drive.read("screens/app.py.kept") == b"my own"


def test_what_would_run_before_the_game_is_moved_and_told(drive):
    drive.write("code.txt", b"print('mine')")
    told = []
    install(drive, SMALL, 512, tell=told.append)
    assert drive.read("code.txt") is None and drive.read("code.txt.kept") == b"print('mine')"
    assert "code.txt" in told[0]


def test_what_hides_a_library_of_the_game_is_told(drive):
    drive.write("neopixel.py", b"mine")
    told = []
    install(drive, SMALL, 512, tell=told.append)
    assert drive.read("neopixel.py") == b"mine"
    assert any(line.startswith("neopixel.py hides") for line in told)


def test_settings_in_utf_16_stay_as_they_are_and_are_told(drive):
    own = "WIFI = 'home'\n".encode("utf-16")
    drive.write("settings.toml", own)
    told = []
    install(drive, SMALL | {"settings.toml": b"A=1\n"}, 512, tell=told.append)
    assert drive.read("settings.toml") == own and "settings.toml is no text" in told[0]


def test_room_is_reckoned_with_the_copies(tmp_path):
    drive = FatDrive(tmp_path / "small.img", 128 << 10)
    drive.write("code.py", bytes(60_000))
    with pytest.raises(InstallError, match="bytes free, the game needs"):
        install(drive, {"code.py": bytes(range(256)) * 220}, 512)
    assert drive.read("code.py") == bytes(60_000)


@pytest.mark.parametrize("game", ["newer", "same"])
def test_an_upgrade_pulled_out_at_any_write_keeps_every_file_of_the_player(tmp_path, game):
    """Twice, with a program of the player's own each time."""
    newer = {name: data + b"!" for name, data in SMALL.items()} if game == "newer" else SMALL
    for after in range(16):
        root = tmp_path / str(after)
        root.mkdir()
        whole = FolderDrive(root)
        whole.write("code.py", b"my first program")
        install(whole, SMALL, 512)
        whole.write("code.py", b"my second program")
        try:
            install(CutDrive(root, after), newer, 512)
        except CutError:
            install(FolderDrive(root), newer, 512)
        kept = {path.read_bytes() for path in root.glob("*.kept*")}
        assert {b"my first program", b"my second program"} <= kept
        assert all(whole.read(name) == data for name, data in newer.items())
        assert listed_names(whole) == set(newer)
        assert whole.read("dicepoker-files.new") is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "Adafruit CircuitPython 6.3.0 on 2021-06-01; Adafruit PyGamer\n",
            r"CircuitPython 6\.3\.0",
        ),
        ("Adafruit CircuitPython 10.0.3 on 2025-10-17; PyGamer\n", "no line Board ID"),
        ("Adafruit CircuitPython 10.0.3; x\nBoard ID:\x1b[31mred\n", "no line Board ID"),
    ],
)
def test_a_boot_text_without_a_board_is_told_in_plain_letters(text, words):
    with pytest.raises(InstallError, match=words) as caught:
        check_board(text.encode())
    assert "\x1b" not in str(caught.value)
