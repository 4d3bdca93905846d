// Generated – do not edit.
// source:    spec/clients/curl.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client curl, with the rules that print its code. */
export const curlClient: Client = {
  id: "curl",
  client: "curl",
  language: "sh",
  docsUrl: "https://curl.se/docs/manpage.html",
  rules: (facts, { bash, json }, show) => {
    if (facts.is_job) {
      show("0", "usage", "bash", "", `(
set -e  # stops at the first error
${facts.encoded_file !== "" ? `encoded=$(base64 < ${bash.inWord(bash.asArgument(facts.encoded_file))} | tr -d '\\n')

` : ""}${facts.upload_place.length > 0 ? `upload=$(curl -sS --fail-with-body ${bash.inWord(bash.asArgument(facts.upload_url))} \\
    ${bash.headers(facts.upload_headers, "    ")} \\
${facts.raw_file !== "" ? `    --data-binary @${bash.inWord(facts.raw_file)})
` : `    -F ${bash.inWord(bash.asArgument(facts.file_part))})
`}uploaded=$(jq -er '${bash.pathInSingle(facts.upload_place)}' <<< "$upload")

` : ""}${facts.ended !== undefined ? `reply=$(${facts.encoded_file !== "" ? `${facts.body !== undefined ? `printf '%s' '${bash.treeInSingle(facts.body, "")}' |
    ` : ""}` : ""}curl${facts.is_captured ? ` -sS --fail-with-body` : `${facts.is_job ? `` : `${facts.is_binary ? ` --fail` : ""}`}`}${facts.stream ? ` --no-buffer` : ""} ${bash.inWord(bash.asArgument(facts.url))} \\
    ${bash.headers(facts.headers, "    ")}${facts.encoded_file !== "" ? ` \\
    -d @-` : `${facts.body !== undefined ? ` \\
    -d '${bash.treeInSingle(facts.body, "    ")}'` : ""}`}${facts.upload_place.length > 0 ? `` : `${facts.raw_file !== "" ? ` \\
    --data-binary @${bash.inWord(facts.raw_file)}` : ""}${facts.form !== undefined ? ` \\
    ${bash.form(facts.form, "    ")}` : ""}${facts.form_file !== "" ? ` \\
    -F ${bash.inWord(bash.asArgument(facts.file_part))}` : ""}`}${facts.is_binary ? `${facts.ended !== undefined ? `` : ` \\
    --output ${bash.inWord(bash.asArgument(facts.output))}`}` : ""})
${facts.job_absolute ? `status_url=$(jq -er '${bash.pathInSingle(facts.job_place)}' <<< "$reply")
attempt=0
` : `${facts.job_address ? `job_url=$(jq -er '${bash.pathInSingle(facts.job_place)}' <<< "$reply")
job_path=/\${job_url#*://*/}
` : `job_path=$(jq -er '${bash.pathInSingle(facts.job_place)}' <<< "$reply")
`}`}
${facts.asks_later ? `waits=true
` : `waits=$(jq${facts.pending !== undefined ? ` --argjson pending '${bash.inSingle(json.literal(facts.pending))}' '${bash.pathInSingle(facts.status)} | IN($pending[])'` : ` --argjson ended '${bash.inSingle(json.literal(facts.ended))}' '${bash.pathInSingle(facts.status)} | IN($ended[]) | not'`} <<< "$reply")
`}while [ "$waits" = true ]; do
    sleep ${facts.seconds}
${facts.job_absolute ? `    reply=$(curl -sS --fail-with-body --proto =https -G "$status_url" -d ${bash.inWord(bash.asArgument(facts.attempt_parameter))}="$attempt")
    attempt=$((attempt + 1))
` : `    reply=$(curl -sS --fail-with-body ${bash.inWord(bash.asArgument(facts.status_before))}"$job_path"${facts.status_after !== "" ? `${bash.inWord(facts.status_after)}` : ""} \\
        ${bash.headers(facts.headers, "        ")})
`}${facts.failed_field !== "" ? `    if jq -e '.${facts.failed_field}' <<< "$reply" > /dev/null; then
        echo "The job failed: $reply" >&2
        exit 1
    fi
` : ""}    waits=$(jq${facts.pending !== undefined ? ` --argjson pending '${bash.inSingle(json.literal(facts.pending))}' '${bash.pathInSingle(facts.status)} | IN($pending[])'` : ` --argjson ended '${bash.inSingle(json.literal(facts.ended))}' '${bash.pathInSingle(facts.status)} | IN($ended[]) | not'`} <<< "$reply")
done
if ! jq -e --argjson done '${bash.inSingle(json.literal(facts.done))}' '${bash.pathInSingle(facts.status)} | IN($done[])' <<< "$reply" > /dev/null; then
    echo "The job failed: $reply" >&2
    exit 1
fi
${facts.result_before !== "" ? `${facts.is_binary ? `curl -sS --fail --location ${bash.inWord(bash.asArgument(facts.result_before))}"$job_path"${facts.result_after !== "" ? `${bash.inWord(facts.result_after)}` : ""} \\
    ${bash.headers(facts.headers, "    ")} \\
    --output ${bash.inWord(bash.asArgument(facts.output))}
` : `reply=$(curl -sS --fail-with-body ${bash.inWord(bash.asArgument(facts.result_before))}"$job_path"${facts.result_after !== "" ? `${bash.inWord(facts.result_after)}` : ""} \\
    ${bash.headers(facts.headers, "    ")})
`}` : ""}
${facts.is_binary ? `` : `${facts.writes_file ? `${facts.is_link ? `${facts.may_be_list ? `link=$(jq -r '${bash.pathInSingle(facts.answer)} | if type == "array" then .[0] else . end' <<< "$reply")
` : `link=$(jq -r '${bash.pathInSingle(facts.answer)}${facts.other_answer.length > 0 ? ` // ${bash.pathInSingle(facts.other_answer)}` : ""}' <<< "$reply")
`}curl -sS --fail --proto =https --location "$link" --output ${bash.inWord(bash.asArgument(facts.output))}
` : ""}${facts.is_base64 ? `jq -r '${bash.pathInSingle(facts.answer)}' <<< "$reply" | base64 -d > ${bash.inWord(bash.asArgument(facts.output))}
` : ""}${facts.is_data_url ? `jq -r '${bash.pathInSingle(facts.answer)} | split(",")[1]' <<< "$reply" | base64 -d > ${bash.inWord(bash.asArgument(facts.output))}
` : ""}` : `jq '${bash.pathInSingle(facts.answer)}' <<< "$reply"
`}`}` : `type=$(${facts.encoded_file !== "" ? `${facts.body !== undefined ? `printf '%s' '${bash.treeInSingle(facts.body, "")}' |
    ` : ""}` : ""}curl${facts.is_captured ? ` -sS --fail-with-body` : `${facts.is_job ? `` : `${facts.is_binary ? ` --fail` : ""}`}`}${facts.stream ? ` --no-buffer` : ""} ${bash.inWord(bash.asArgument(facts.url))} \\
    ${bash.headers(facts.headers, "    ")}${facts.encoded_file !== "" ? ` \\
    -d @-` : `${facts.body !== undefined ? ` \\
    -d '${bash.treeInSingle(facts.body, "    ")}'` : ""}`}${facts.upload_place.length > 0 ? `` : `${facts.raw_file !== "" ? ` \\
    --data-binary @${bash.inWord(facts.raw_file)}` : ""}${facts.form !== undefined ? ` \\
    ${bash.form(facts.form, "    ")}` : ""}${facts.form_file !== "" ? ` \\
    -F ${bash.inWord(bash.asArgument(facts.file_part))}` : ""}`}${facts.is_binary ? `${facts.ended !== undefined ? `` : ` \\
    --output ${bash.inWord(bash.asArgument(facts.output))}`}` : ""} -sS --fail --write-out '%{content_type}')
if [ "\${type#*json}" != "$type" ]; then
    job_path=$(jq -er '${bash.pathInSingle(facts.job_place)}' ${bash.inWord(bash.asArgument(facts.output))})
fi
while [ "\${type#*json}" != "$type" ]; do
    sleep ${facts.seconds}
    type=$(curl -sS --fail ${bash.inWord(bash.asArgument(facts.status_before))}"$job_path"${facts.status_after !== "" ? `${bash.inWord(facts.status_after)}` : ""} \\
        ${bash.headers(facts.headers, "        ")} \\
        --output ${bash.inWord(bash.asArgument(facts.output))} --write-out '%{content_type}')
done
`})`);
    } else if (facts.is_captured) {
      show("1", "usage", "bash", "", `${facts.encoded_file !== "" ? `encoded=$(base64 < ${bash.inWord(bash.asArgument(facts.encoded_file))} | tr -d '\\n')

` : ""}${facts.upload_place.length > 0 ? `upload=$(curl -sS --fail-with-body ${bash.inWord(bash.asArgument(facts.upload_url))} \\
    ${bash.headers(facts.upload_headers, "    ")} \\
${facts.raw_file !== "" ? `    --data-binary @${bash.inWord(facts.raw_file)})
` : `    -F ${bash.inWord(bash.asArgument(facts.file_part))})
`}uploaded=$(jq -er '${bash.pathInSingle(facts.upload_place)}' <<< "$upload")

` : ""}reply=$(${facts.encoded_file !== "" ? `${facts.body !== undefined ? `printf '%s' '${bash.treeInSingle(facts.body, "")}' |
    ` : ""}` : ""}curl${facts.is_captured ? ` -sS --fail-with-body` : `${facts.is_job ? `` : `${facts.is_binary ? ` --fail` : ""}`}`}${facts.stream ? ` --no-buffer` : ""} ${bash.inWord(bash.asArgument(facts.url))} \\
    ${bash.headers(facts.headers, "    ")}${facts.encoded_file !== "" ? ` \\
    -d @-` : `${facts.body !== undefined ? ` \\
    -d '${bash.treeInSingle(facts.body, "    ")}'` : ""}`}${facts.upload_place.length > 0 ? `` : `${facts.raw_file !== "" ? ` \\
    --data-binary @${bash.inWord(facts.raw_file)}` : ""}${facts.form !== undefined ? ` \\
    ${bash.form(facts.form, "    ")}` : ""}${facts.form_file !== "" ? ` \\
    -F ${bash.inWord(bash.asArgument(facts.file_part))}` : ""}`}${facts.is_binary ? `${facts.ended !== undefined ? `` : ` \\
    --output ${bash.inWord(bash.asArgument(facts.output))}`}` : ""})${facts.is_link ? `
${facts.may_be_list ? `link=$(jq -r '${bash.pathInSingle(facts.answer)} | if type == "array" then .[0] else . end' <<< "$reply")
` : `link=$(jq -r '${bash.pathInSingle(facts.answer)}${facts.other_answer.length > 0 ? ` // ${bash.pathInSingle(facts.other_answer)}` : ""}' <<< "$reply")
`}curl -sS --fail --proto =https --location "$link" --output ${bash.inWord(bash.asArgument(facts.output))}` : ""}${facts.is_base64 ? `
jq -r '${bash.pathInSingle(facts.answer)}' <<< "$reply" | base64 -d > ${bash.inWord(bash.asArgument(facts.output))}` : ""}${facts.is_data_url ? `
jq -r '${bash.pathInSingle(facts.answer)} | split(",")[1]' <<< "$reply" | base64 -d > ${bash.inWord(bash.asArgument(facts.output))}` : ""}`);
    } else {
      show("2", "usage", "bash", "", `${facts.encoded_file !== "" ? `encoded=$(base64 < ${bash.inWord(bash.asArgument(facts.encoded_file))} | tr -d '\\n')

` : ""}${facts.upload_place.length > 0 ? `upload=$(curl -sS --fail-with-body ${bash.inWord(bash.asArgument(facts.upload_url))} \\
    ${bash.headers(facts.upload_headers, "    ")} \\
${facts.raw_file !== "" ? `    --data-binary @${bash.inWord(facts.raw_file)})
` : `    -F ${bash.inWord(bash.asArgument(facts.file_part))})
`}uploaded=$(jq -er '${bash.pathInSingle(facts.upload_place)}' <<< "$upload")

` : ""}${facts.encoded_file !== "" ? `${facts.body !== undefined ? `printf '%s' '${bash.treeInSingle(facts.body, "")}' |
    ` : ""}` : ""}curl${facts.is_captured ? ` -sS --fail-with-body` : `${facts.is_job ? `` : `${facts.is_binary ? ` --fail` : ""}`}`}${facts.stream ? ` --no-buffer` : ""} ${bash.inWord(bash.asArgument(facts.url))} \\
    ${bash.headers(facts.headers, "    ")}${facts.encoded_file !== "" ? ` \\
    -d @-` : `${facts.body !== undefined ? ` \\
    -d '${bash.treeInSingle(facts.body, "    ")}'` : ""}`}${facts.upload_place.length > 0 ? `` : `${facts.raw_file !== "" ? ` \\
    --data-binary @${bash.inWord(facts.raw_file)}` : ""}${facts.form !== undefined ? ` \\
    ${bash.form(facts.form, "    ")}` : ""}${facts.form_file !== "" ? ` \\
    -F ${bash.inWord(bash.asArgument(facts.file_part))}` : ""}`}${facts.is_binary ? `${facts.ended !== undefined ? `` : ` \\
    --output ${bash.inWord(bash.asArgument(facts.output))}`}` : ""}`);
    }
  },
};
