// Generated – do not edit.
// source:    spec/clients/requests.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client requests, with the rules that print its code. */
export const requestsClient: Client = {
  id: "requests",
  client: "requests",
  language: "python",
  package: "requests",
  install: "pip install requests",
  docsUrl: "https://requests.readthedocs.io",
  rules: (facts, { python }, show) => {
    if (facts.stream && facts.body !== undefined && facts.format === "anthropic-messages") {
      show("0", "usage", "python", "", `import json
${facts.sends_key ? `import os
` : ""}
import requests

url = "${python.inDouble(facts.url)}"
headers = ${python.tree(facts.headers, "")}
payload = ${python.tree(facts.body, "")}

with requests.post(url, headers=headers, json=payload, stream=True) as response:
    response.raise_for_status()
    for line in response.iter_lines():
        if not line.startswith(b"data:"):
            continue
        data = line.removeprefix(b"data:").strip()
        event = json.loads(data)
        if event["type"] == "content_block_delta":
            print(event["delta"].get("text") or "", end="", flush=True)`);
    } else if (facts.stream && facts.body !== undefined && facts.format === "gemini-content") {
      show("1", "usage", "python", "", `import json
${facts.sends_key ? `import os
` : ""}
import requests

url = "${python.inDouble(facts.url)}"
headers = ${python.tree(facts.headers, "")}
payload = ${python.tree(facts.body, "")}

with requests.post(url, headers=headers, json=payload, stream=True) as response:
    response.raise_for_status()
    for line in response.iter_lines():
        if not line.startswith(b"data:"):
            continue
        data = line.removeprefix(b"data:").strip()
        for candidate in json.loads(data).get("candidates", []):
            for part in candidate.get("content", {}).get("parts", []):
                print(part.get("text") or "", end="", flush=True)`);
    } else if (facts.stream && facts.body !== undefined && facts.sends_lines) {
      show("2", "usage", "python", "", `import json
${facts.sends_key ? `import os
` : ""}
import requests

url = "${python.inDouble(facts.url)}"
headers = ${python.tree(facts.headers, "")}
payload = ${python.tree(facts.body, "")}

with requests.post(url, headers=headers, json=payload, stream=True) as response:
    response.raise_for_status()
    for line in response.iter_lines():
        if line:
            print(json.loads(line)${python.path(facts.piece)}, end="", flush=True)`);
    } else if (facts.stream && facts.body !== undefined) {
      show("3", "usage", "python", "", `import json
${facts.sends_key ? `import os
` : ""}
import requests

url = "${python.inDouble(facts.url)}"
headers = ${python.tree(facts.headers, "")}
payload = ${python.tree(facts.body, "")}

with requests.post(url, headers=headers, json=payload, stream=True) as response:
    response.raise_for_status()
    for line in response.iter_lines():
        if not line.startswith(b"data:"):
            continue
        data = line.removeprefix(b"data:").strip()
        if data == b"[DONE]":
            break
        for choice in json.loads(data)["choices"]:
            print(${facts.streams_messages ? `choice["delta"].get("content")` : `choice["text"]`} or "", end="", flush=True)`);
    } else if (facts.is_job) {
      show("4", "usage", "python", "", `${facts.uses_base64 ? `import base64
` : ""}${facts.sends_key ? `import os
` : ""}${facts.is_job ? `import time
${facts.job_address ? `from urllib.parse import urlparse
` : ""}` : ""}
import requests

url = "${python.inDouble(facts.url)}"
headers = ${python.tree(facts.headers, "")}

${facts.encoded_file !== "" ? `with open("${python.inDouble(facts.encoded_file)}", "rb") as source:
    encoded = base64.b64encode(source.read()).decode()

` : ""}${facts.upload_place.length > 0 ? `upload_headers = ${python.tree(facts.upload_headers, "")}
` : ""}${facts.raw_file !== "" ? `with open("${python.inDouble(facts.raw_file)}", "rb") as source:
    response = requests.post(${facts.upload_place.length > 0 ? `"${python.inDouble(facts.upload_url)}", headers=upload_headers` : `url, headers=headers`}, data=source)
` : ""}${facts.form_file !== "" ? `with open("${python.inDouble(facts.form_file)}", "rb") as source:
    response = requests.post(
        ${facts.upload_place.length > 0 ? `"${python.inDouble(facts.upload_url)}"` : `url`},
        headers=${facts.upload_place.length > 0 ? `upload_headers` : `headers`},
${facts.form !== undefined ? `        data=${python.tree(facts.form, "        ")},
` : ""}        files={"${python.inDouble(facts.file_field)}": ("${python.inDouble(facts.sent_name)}", source, "${python.inDouble(facts.file_type)}")},
    )
` : ""}${facts.form !== undefined ? `${facts.form_file !== "" ? `` : `form = ${python.tree(facts.form, "")}

response = requests.post(url, headers=headers, files={name: (None, value) for name, value in form.items()})
`}` : ""}${facts.upload_place.length > 0 ? `response.raise_for_status()
uploaded = response.json()${python.path(facts.upload_place)}

` : ""}${facts.body !== undefined ? `payload = ${python.tree(facts.body, "")}

response = requests.post(url, headers=headers, json=payload)
` : ""}response.raise_for_status()
${facts.ended !== undefined ? `result = response.json()
${facts.job_absolute ? `status_url = result${python.path(facts.job_place)}
attempt = 0
` : `${facts.job_address ? `job_path = urlparse(result${python.path(facts.job_place)}).path
status_url = "${python.inDouble(facts.status_before)}" + job_path${facts.status_after !== "" ? ` + "${python.inDouble(facts.status_after)}"` : ""}
` : `${facts.result_before !== "" ? `job_path = result${python.path(facts.job_place)}
status_url = "${python.inDouble(facts.status_before)}" + job_path${facts.status_after !== "" ? ` + "${python.inDouble(facts.status_after)}"` : ""}
` : `status_url = "${python.inDouble(facts.status_before)}" + result${python.path(facts.job_place)}${facts.status_after !== "" ? ` + "${python.inDouble(facts.status_after)}"` : ""}
`}`}`}
${facts.asks_later ? `while True:
    time.sleep(${facts.seconds})
${facts.job_absolute ? `    response = requests.get(status_url, params={"${python.inDouble(facts.attempt_parameter)}": attempt})
    attempt += 1
` : `    response = requests.get(status_url, headers=headers)
`}    response.raise_for_status()
    result = response.json()
${facts.failed_field !== "" ? `    if result.get("${facts.failed_field}"):
        raise RuntimeError(f"The job failed: {result}")
` : ""}    if result${python.path(facts.status)} ${facts.pending !== undefined ? `not in ${python.literal(facts.pending)}` : `in ${python.literal(facts.ended)}`}:
        break
` : `while result${python.path(facts.status)} ${facts.pending !== undefined ? `in ${python.literal(facts.pending)}` : `not in ${python.literal(facts.ended)}`}:
    time.sleep(${facts.seconds})
${facts.job_absolute ? `    response = requests.get(status_url, params={"${python.inDouble(facts.attempt_parameter)}": attempt})
    attempt += 1
` : `    response = requests.get(status_url, headers=headers)
`}    response.raise_for_status()
    result = response.json()
${facts.failed_field !== "" ? `    if result.get("${facts.failed_field}"):
        raise RuntimeError(f"The job failed: {result}")
` : ""}`}if result${python.path(facts.status)} not in ${python.literal(facts.done)}:
    raise RuntimeError(f"The job failed: {result}")
${facts.result_before !== "" ? `response = requests.get("${python.inDouble(facts.result_before)}" + job_path${facts.result_after !== "" ? ` + "${python.inDouble(facts.result_after)}"` : ""}, headers=headers)
response.raise_for_status()
${facts.is_binary ? `` : `result = response.json()
`}` : ""}` : `is_job = "json" in response.headers["Content-Type"]
if is_job:
    status_url = "${python.inDouble(facts.status_before)}" + response.json()${python.path(facts.job_place)}${facts.status_after !== "" ? ` + "${python.inDouble(facts.status_after)}"` : ""}
while is_job:
    time.sleep(${facts.seconds})
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    is_job = "json" in response.headers["Content-Type"]
`}${facts.is_binary ? `with open("${python.inDouble(facts.output)}", "wb") as target:
    target.write(response.content)
` : `${facts.writes_file ? `${facts.is_link ? `${facts.other_answer.length > 0 ? `link = result${python.path(facts.answer)} if "${python.inDouble(facts.answer_field)}" in result else result${python.path(facts.other_answer)}
` : `link = result${python.path(facts.answer)}
`}${facts.may_be_list ? `if isinstance(link, list):
    link = link[0]
` : ""}response = requests.get(link)
response.raise_for_status()
with open("${python.inDouble(facts.output)}", "wb") as target:
    target.write(response.content)
` : ""}${facts.is_base64 ? `with open("${python.inDouble(facts.output)}", "wb") as target:
    target.write(base64.b64decode(result${python.path(facts.answer)}))
` : ""}${facts.is_data_url ? `data = result${python.path(facts.answer)}.split(",")[1]
with open("${python.inDouble(facts.output)}", "wb") as target:
    target.write(base64.b64decode(data))
` : ""}` : `print(result${python.path(facts.answer)})
`}`}`);
    } else if (facts.is_binary) {
      show("5", "usage", "python", "", `${facts.uses_base64 ? `import base64
` : ""}${facts.sends_key ? `import os
` : ""}${facts.is_job ? `import time
${facts.job_address ? `from urllib.parse import urlparse
` : ""}` : ""}
import requests

url = "${python.inDouble(facts.url)}"
headers = ${python.tree(facts.headers, "")}

${facts.encoded_file !== "" ? `with open("${python.inDouble(facts.encoded_file)}", "rb") as source:
    encoded = base64.b64encode(source.read()).decode()

` : ""}${facts.upload_place.length > 0 ? `upload_headers = ${python.tree(facts.upload_headers, "")}
` : ""}${facts.raw_file !== "" ? `with open("${python.inDouble(facts.raw_file)}", "rb") as source:
    response = requests.post(${facts.upload_place.length > 0 ? `"${python.inDouble(facts.upload_url)}", headers=upload_headers` : `url, headers=headers`}, data=source)
` : ""}${facts.form_file !== "" ? `with open("${python.inDouble(facts.form_file)}", "rb") as source:
    response = requests.post(
        ${facts.upload_place.length > 0 ? `"${python.inDouble(facts.upload_url)}"` : `url`},
        headers=${facts.upload_place.length > 0 ? `upload_headers` : `headers`},
${facts.form !== undefined ? `        data=${python.tree(facts.form, "        ")},
` : ""}        files={"${python.inDouble(facts.file_field)}": ("${python.inDouble(facts.sent_name)}", source, "${python.inDouble(facts.file_type)}")},
    )
` : ""}${facts.form !== undefined ? `${facts.form_file !== "" ? `` : `form = ${python.tree(facts.form, "")}

response = requests.post(url, headers=headers, files={name: (None, value) for name, value in form.items()})
`}` : ""}${facts.upload_place.length > 0 ? `response.raise_for_status()
uploaded = response.json()${python.path(facts.upload_place)}

` : ""}${facts.body !== undefined ? `payload = ${python.tree(facts.body, "")}

response = requests.post(url, headers=headers, json=payload)
` : ""}response.raise_for_status()
with open("${python.inDouble(facts.output)}", "wb") as target:
    target.write(response.content)`);
    } else if (facts.writes_file) {
      show("6", "usage", "python", "", `${facts.uses_base64 ? `import base64
` : ""}${facts.sends_key ? `import os
` : ""}${facts.is_job ? `import time
${facts.job_address ? `from urllib.parse import urlparse
` : ""}` : ""}
import requests

url = "${python.inDouble(facts.url)}"
headers = ${python.tree(facts.headers, "")}

${facts.encoded_file !== "" ? `with open("${python.inDouble(facts.encoded_file)}", "rb") as source:
    encoded = base64.b64encode(source.read()).decode()

` : ""}${facts.upload_place.length > 0 ? `upload_headers = ${python.tree(facts.upload_headers, "")}
` : ""}${facts.raw_file !== "" ? `with open("${python.inDouble(facts.raw_file)}", "rb") as source:
    response = requests.post(${facts.upload_place.length > 0 ? `"${python.inDouble(facts.upload_url)}", headers=upload_headers` : `url, headers=headers`}, data=source)
` : ""}${facts.form_file !== "" ? `with open("${python.inDouble(facts.form_file)}", "rb") as source:
    response = requests.post(
        ${facts.upload_place.length > 0 ? `"${python.inDouble(facts.upload_url)}"` : `url`},
        headers=${facts.upload_place.length > 0 ? `upload_headers` : `headers`},
${facts.form !== undefined ? `        data=${python.tree(facts.form, "        ")},
` : ""}        files={"${python.inDouble(facts.file_field)}": ("${python.inDouble(facts.sent_name)}", source, "${python.inDouble(facts.file_type)}")},
    )
` : ""}${facts.form !== undefined ? `${facts.form_file !== "" ? `` : `form = ${python.tree(facts.form, "")}

response = requests.post(url, headers=headers, files={name: (None, value) for name, value in form.items()})
`}` : ""}${facts.upload_place.length > 0 ? `response.raise_for_status()
uploaded = response.json()${python.path(facts.upload_place)}

` : ""}${facts.body !== undefined ? `payload = ${python.tree(facts.body, "")}

response = requests.post(url, headers=headers, json=payload)
` : ""}response.raise_for_status()
result = response.json()${facts.is_link ? `
${facts.other_answer.length > 0 ? `link = result${python.path(facts.answer)} if "${python.inDouble(facts.answer_field)}" in result else result${python.path(facts.other_answer)}
` : `link = result${python.path(facts.answer)}
`}${facts.may_be_list ? `if isinstance(link, list):
    link = link[0]
` : ""}response = requests.get(link)
response.raise_for_status()
with open("${python.inDouble(facts.output)}", "wb") as target:
    target.write(response.content)` : ""}${facts.is_base64 ? `
with open("${python.inDouble(facts.output)}", "wb") as target:
    target.write(base64.b64decode(result${python.path(facts.answer)}))` : ""}${facts.is_data_url ? `
data = result${python.path(facts.answer)}.split(",")[1]
with open("${python.inDouble(facts.output)}", "wb") as target:
    target.write(base64.b64decode(data))` : ""}`);
    } else {
      show("7", "usage", "python", "", `${facts.uses_base64 ? `import base64
` : ""}${facts.sends_key ? `import os
` : ""}${facts.is_job ? `import time
${facts.job_address ? `from urllib.parse import urlparse
` : ""}` : ""}
import requests

url = "${python.inDouble(facts.url)}"
headers = ${python.tree(facts.headers, "")}

${facts.encoded_file !== "" ? `with open("${python.inDouble(facts.encoded_file)}", "rb") as source:
    encoded = base64.b64encode(source.read()).decode()

` : ""}${facts.upload_place.length > 0 ? `upload_headers = ${python.tree(facts.upload_headers, "")}
` : ""}${facts.raw_file !== "" ? `with open("${python.inDouble(facts.raw_file)}", "rb") as source:
    response = requests.post(${facts.upload_place.length > 0 ? `"${python.inDouble(facts.upload_url)}", headers=upload_headers` : `url, headers=headers`}, data=source)
` : ""}${facts.form_file !== "" ? `with open("${python.inDouble(facts.form_file)}", "rb") as source:
    response = requests.post(
        ${facts.upload_place.length > 0 ? `"${python.inDouble(facts.upload_url)}"` : `url`},
        headers=${facts.upload_place.length > 0 ? `upload_headers` : `headers`},
${facts.form !== undefined ? `        data=${python.tree(facts.form, "        ")},
` : ""}        files={"${python.inDouble(facts.file_field)}": ("${python.inDouble(facts.sent_name)}", source, "${python.inDouble(facts.file_type)}")},
    )
` : ""}${facts.form !== undefined ? `${facts.form_file !== "" ? `` : `form = ${python.tree(facts.form, "")}

response = requests.post(url, headers=headers, files={name: (None, value) for name, value in form.items()})
`}` : ""}${facts.upload_place.length > 0 ? `response.raise_for_status()
uploaded = response.json()${python.path(facts.upload_place)}

` : ""}${facts.body !== undefined ? `payload = ${python.tree(facts.body, "")}

response = requests.post(url, headers=headers, json=payload)
` : ""}response.raise_for_status()
print(response.json()${python.path(facts.answer)})`);
    }
  },
};
