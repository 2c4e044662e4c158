# A webhook receiver on Python's standard library. Run: WEBHOOK_SECRET=whsec_… PORT=8099 python3 receiver.py
import base64
import binascii
import hashlib
import hmac
import json
import os
import re
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
TOLERANCE_SECONDS = 300
LARGEST_BODY = 1024 * 1024


def decoded(signature: str) -> bytes:
    try:
        return base64.b64decode(signature, validate=True)
    except (binascii.Error, ValueError):
        return b""


def is_genuine(headers, body: bytes) -> bool:
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not re.fullmatch(r"[0-9]{1,12}", timestamp) or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    expected = hmac.new(KEY, f"{message_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    # After a rotation of the secret there are two signatures for a day.
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(decoded(s[3:]), expected) for s in signatures if s.startswith("v1,"))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        size = int(self.headers.get("content-length") or 0)
        body = self.rfile.read(size) if 0 <= size <= LARGEST_BODY else None
        if body is None or not is_genuine(self.headers, body):
            return self.answer(400)
        # An event may arrive twice with the same id. Store it here and work on it after the answer, which is due within 10 seconds.
        print(json.loads(body)["event"], self.headers["webhook-id"], flush=True)
        self.answer(204)

    def answer(self, status: int):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8099"))), Receiver).serve_forever()
