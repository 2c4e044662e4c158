"""Opens exported files with other software and prints what it found, as JSON. Arguments: the folder of the files."""

import csv
import html
import io
import json
import pathlib
import subprocess
import sys
import zipfile

import docx
import pysrt
import webvtt

folder = pathlib.Path(sys.argv[1])


def unpacked(name, tool):
    """The files that an archive leaves, and whatever it leaves outside of its folder."""
    outer = folder / f"{tool}-{name}"
    inner = outer / "inner"
    inner.mkdir(parents=True)
    archive = folder / name
    if tool == "unzip":
        subprocess.run(["unzip", "-q", str(archive), "-d", str(inner)], check=True)
    else:
        with zipfile.ZipFile(archive) as opened:
            assert opened.testzip() is None
            opened.extractall(inner)
    outside = [str(path) for path in outer.iterdir() if path != inner]
    files = sorted(path for path in inner.rglob("*"))
    return {
        "outside": outside,
        "files": [str(path.relative_to(inner)) for path in files],
        "texts": [path.read_text("utf-8") for path in files if path.is_file()],
    }


def captions_of(name):
    captions = []
    with zipfile.ZipFile(folder / name) as opened:
        for info in opened.infolist():
            text = opened.read(info).decode("utf-8")
            if name.startswith("vtt"):
                parsed = webvtt.from_buffer(io.StringIO(text))
                captions.append([[each.voice, each.start, html.unescape(each.text)] for each in parsed])
            else:
                parsed = pysrt.from_string(text)
                captions.append([[each.index, str(each.start), each.text] for each in parsed])
    return captions


def document(name):
    opened = docx.Document(str(folder / name))
    return {
        "title": opened.core_properties.title,
        "language": opened.core_properties.language,
        "paragraphs": [[each.style.name, each.text] for each in opened.paragraphs],
    }


def table(name):
    with open(folder / name, encoding="utf-8-sig", newline="") as opened:
        return list(csv.DictReader(opened, strict=True))


json.dump(
    {
        "unzip": unpacked("zip.zip", "unzip"),
        "python": unpacked("zip.zip", "python"),
        "vtt": captions_of("vtt.zip"),
        "srt": captions_of("srt.zip"),
        "docx": document("docx.docx"),
        "csv": table("csv.csv"),
    },
    sys.stdout,
)
