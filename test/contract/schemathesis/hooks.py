"""What the reference says in words, said to schemathesis in code."""

import os

import schemathesis
from hypothesis import strategies as st

# A cursor comes from a page's Link header; whatever else is sent is a 422, which the contract tests hold.
schemathesis.openapi.format("cursor", st.just(""))
schemathesis.openapi.format("iana-time-zone", st.sampled_from(["Europe/Berlin", "America/New_York", "UTC"]))

# Bytes of any content: whether they are audio is checked by other tests, how the operations answer by this one.
schemathesis.openapi.media_type(
    "application/offset+octet-stream",
    st.binary(max_size=64),
    aliases=["audio/webm", "audio/ogg", "audio/mp4", "audio/wav", "audio/mpeg"],
)

WORKSPACE = os.environ["INSIGHTS_WORKSPACE"]


@schemathesis.hook
def before_call(ctx, case, kwargs):
    """Who has several workspaces names one; and a time by which something ends lies ahead."""
    if any(parameter.name == "workspace_id" for parameter in case.operation.query):
        case.query = {"workspace_id": WORKSPACE, **(case.query or {})}
    if isinstance(case.body, dict):
        if case.method == "POST" and "{" not in case.path:
            case.body = {"workspace_id": WORKSPACE, **case.body}
        if str(case.body.get("expires_at", ""))[4:5] == "-":
            case.body = {**case.body, "expires_at": "2099-12-31T23:59:59Z"}
