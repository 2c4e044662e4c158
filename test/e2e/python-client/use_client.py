"""Lists, creates, pages and reads errors with the generated client. Usage: use_client.py BASE_URL API_KEY"""

import sys
import uuid

from interview_insights_client import AuthenticatedClient
from interview_insights_client.api.interviews import interviews_create, interviews_get, interviews_list
from interview_insights_client.models import Error, Interview, InterviewsCreateBody

base_url, key = sys.argv[1:]
client = AuthenticatedClient(base_url=base_url, token=key, prefix="", auth_header_name="X-API-Key")

body = InterviewsCreateBody.from_dict(
    {"name": "From Python", "goal": "Find out whether it works", "language": "en", "questions": [{"text": "Does it?"}]}
)
created = interviews_create.sync(client=client, body=body, idempotency_key=str(uuid.uuid4()))
assert isinstance(created, Interview), created
assert created.name == "From Python"

seen = []
page = interviews_list.sync_detailed(client=client, limit=1)
while True:
    assert isinstance(page.parsed, list), page
    seen += [campaign.id for campaign in page.parsed]
    link = page.headers.get("link", "")
    if 'rel="next"' not in link:
        break
    cursor = link.split("cursor=")[1].split("&")[0].split(">")[0]
    page = interviews_list.sync_detailed(client=client, limit=1, cursor=cursor)
assert len(seen) > 2 and len(seen) == len(set(seen)), seen
assert created.id in seen

missing = interviews_get.sync(client=client, interview_id=str(uuid.uuid4()))
assert isinstance(missing, Error) and missing.code == "not_found", missing
stranger = AuthenticatedClient(base_url=base_url, token="iis_none", prefix="", auth_header_name="X-API-Key")
rejected = interviews_list.sync_detailed(client=stranger)
assert rejected.status_code == 401, rejected

print("ok")
