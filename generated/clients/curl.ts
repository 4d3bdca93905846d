// Generated – do not edit.
// source:    spec/clients/curl.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client curl: what to show for which call. */
export const curlClient: Client = {
  id: "curl",
  client: "curl",
  language: "sh",
  docsUrl: "https://curl.se/docs/manpage.html",
  rules: {
    pick: "first",
    rules: [
      {
        when: (facts) => facts.is_job,
        kind: "usage",
        language: "bash",
        render: (facts, bash, json) => `${facts.encoded_file !== "" ? `encoded=$(base64 < ${bash.inWord(facts.encoded_file)} | tr -d '\\n')

` : ""}reply=$(${facts.encoded_file !== "" ? `${facts.body !== undefined ? `printf '%s' '${bash.treeInSingle(facts.body, "")}' |
    ` : ""}` : ""}curl${facts.is_captured ? ` -sS --fail-with-body` : ""}${facts.stream ? ` --no-buffer` : ""} ${bash.inWord(facts.url)} \\
    ${bash.headers(facts.headers, "    ")}${facts.encoded_file !== "" ? ` \\
    -d @-` : `${facts.body !== undefined ? ` \\
    -d '${bash.treeInSingle(facts.body, "    ")}'` : ""}`}${facts.raw_file !== "" ? ` \\
    --data-binary @${bash.inWord(facts.raw_file)}` : ""}${facts.form_file !== "" ? `${facts.form !== undefined ? ` \\
    ${bash.form(facts.form, "    ")}` : ""} \\
    -F ${bash.inWord(facts.file_part)}` : ""}${facts.is_binary ? ` \\
    --output ${bash.inWord(facts.output)}` : ""})
${facts.job_absolute ? `status_url=$(jq -r '${bash.pathInSingle(facts.job_place)}' <<< "$reply")
attempt=0
` : `${facts.job_address ? `job_url=$(jq -r '${bash.pathInSingle(facts.job_place)}' <<< "$reply")
job_path=/\${job_url#*://*/}
` : `job_path=$(jq -r '${bash.pathInSingle(facts.job_place)}' <<< "$reply")
`}`}
while jq -e${facts.pending.length > 0 ? ` --argjson pending '${bash.inSingle(json.literal(facts.pending))}' '${bash.pathInSingle(facts.status)} | IN($pending[], null)'` : ` --argjson ended '${bash.inSingle(json.literal(facts.ended))}' '${bash.pathInSingle(facts.status)} | IN($ended[]) | not'`} <<< "$reply" > /dev/null; do
    sleep ${facts.seconds}
${facts.job_absolute ? `    reply=$(curl -sS --fail-with-body -G "$status_url" -d ${bash.inWord(facts.attempt_parameter)}="$attempt")
    attempt=$((attempt + 1))
` : `    reply=$(curl -sS --fail-with-body ${bash.inWord(facts.status_before)}"$job_path"${facts.status_after !== "" ? `${bash.inWord(facts.status_after)}` : ""} \\
        ${bash.headers(facts.headers, "        ")})
`}done
${facts.result_before !== "" ? `reply=$(curl -sS --fail-with-body ${bash.inWord(facts.result_before)}"$job_path"${facts.result_after !== "" ? `${bash.inWord(facts.result_after)}` : ""} \\
    ${bash.headers(facts.headers, "    ")})
` : ""}
${facts.writes_file ? `${facts.is_link ? `${facts.may_be_list ? `link=$(jq -r '${bash.pathInSingle(facts.answer)} | if type == "array" then .[0] else . end' <<< "$reply")
` : `link=$(jq -r '${bash.pathInSingle(facts.answer)}${facts.other_answer.length > 0 ? ` // ${bash.pathInSingle(facts.other_answer)}` : ""}' <<< "$reply")
`}curl -sS --fail --location "$link" --output ${bash.inWord(facts.output)}
` : ""}${facts.is_base64 ? `jq -r '${bash.pathInSingle(facts.answer)}' <<< "$reply" | base64 -d > ${bash.inWord(facts.output)}
` : ""}${facts.is_data_url ? `jq -r '${bash.pathInSingle(facts.answer)} | split(",")[1]' <<< "$reply" | base64 -d > ${bash.inWord(facts.output)}
` : ""}` : `jq '${bash.pathInSingle(facts.answer)}' <<< "$reply"
`}`,
      },
      {
        when: (facts) => facts.is_captured,
        kind: "usage",
        language: "bash",
        render: (facts, bash) => `${facts.encoded_file !== "" ? `encoded=$(base64 < ${bash.inWord(facts.encoded_file)} | tr -d '\\n')

` : ""}reply=$(${facts.encoded_file !== "" ? `${facts.body !== undefined ? `printf '%s' '${bash.treeInSingle(facts.body, "")}' |
    ` : ""}` : ""}curl${facts.is_captured ? ` -sS --fail-with-body` : ""}${facts.stream ? ` --no-buffer` : ""} ${bash.inWord(facts.url)} \\
    ${bash.headers(facts.headers, "    ")}${facts.encoded_file !== "" ? ` \\
    -d @-` : `${facts.body !== undefined ? ` \\
    -d '${bash.treeInSingle(facts.body, "    ")}'` : ""}`}${facts.raw_file !== "" ? ` \\
    --data-binary @${bash.inWord(facts.raw_file)}` : ""}${facts.form_file !== "" ? `${facts.form !== undefined ? ` \\
    ${bash.form(facts.form, "    ")}` : ""} \\
    -F ${bash.inWord(facts.file_part)}` : ""}${facts.is_binary ? ` \\
    --output ${bash.inWord(facts.output)}` : ""})${facts.is_link ? `
${facts.may_be_list ? `link=$(jq -r '${bash.pathInSingle(facts.answer)} | if type == "array" then .[0] else . end' <<< "$reply")
` : `link=$(jq -r '${bash.pathInSingle(facts.answer)}${facts.other_answer.length > 0 ? ` // ${bash.pathInSingle(facts.other_answer)}` : ""}' <<< "$reply")
`}curl -sS --fail --location "$link" --output ${bash.inWord(facts.output)}` : ""}${facts.is_base64 ? `
jq -r '${bash.pathInSingle(facts.answer)}' <<< "$reply" | base64 -d > ${bash.inWord(facts.output)}` : ""}${facts.is_data_url ? `
jq -r '${bash.pathInSingle(facts.answer)} | split(",")[1]' <<< "$reply" | base64 -d > ${bash.inWord(facts.output)}` : ""}`,
      },
      {
        kind: "usage",
        language: "bash",
        render: (facts, bash) => `${facts.encoded_file !== "" ? `encoded=$(base64 < ${bash.inWord(facts.encoded_file)} | tr -d '\\n')

` : ""}${facts.encoded_file !== "" ? `${facts.body !== undefined ? `printf '%s' '${bash.treeInSingle(facts.body, "")}' |
    ` : ""}` : ""}curl${facts.is_captured ? ` -sS --fail-with-body` : ""}${facts.stream ? ` --no-buffer` : ""} ${bash.inWord(facts.url)} \\
    ${bash.headers(facts.headers, "    ")}${facts.encoded_file !== "" ? ` \\
    -d @-` : `${facts.body !== undefined ? ` \\
    -d '${bash.treeInSingle(facts.body, "    ")}'` : ""}`}${facts.raw_file !== "" ? ` \\
    --data-binary @${bash.inWord(facts.raw_file)}` : ""}${facts.form_file !== "" ? `${facts.form !== undefined ? ` \\
    ${bash.form(facts.form, "    ")}` : ""} \\
    -F ${bash.inWord(facts.file_part)}` : ""}${facts.is_binary ? ` \\
    --output ${bash.inWord(facts.output)}` : ""}`,
      },
    ],
  },
};
