// Generated – do not edit.
// source:    spec/clients/fetch.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client fetch, with the rules that print its code. */
export const fetchClient: Client = {
  id: "fetch",
  client: "fetch",
  language: "js",
  docsUrl: "https://developer.mozilla.org/docs/Web/API/Fetch_API",
  rules: (facts, { javascript }, show) => {
    if (facts.stream && facts.format === "anthropic-messages") {
      show("0", "usage", "typescript", "", `${facts.needs_files ? `import { ${facts.file !== "" ? `readFile${facts.writes_file ? `, writeFile` : ""}` : `writeFile`} } from "node:fs/promises";
` : ""}${facts.is_job ? `
const headers = ${javascript.tree(facts.headers, "")};
` : ""}${facts.encoded_file !== "" ? `
const encoded = await readFile("${javascript.inDouble(facts.encoded_file)}", "base64");
` : ""}${facts.sends_form ? `
const form = new FormData();
${facts.form !== undefined ? `for (const [name, value] of Object.entries(${javascript.tree(facts.form, "")})) form.append(name, value);
` : ""}${facts.form_file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.form_file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
form.append("${javascript.inDouble(facts.file_field)}", file, "${javascript.inDouble(facts.sent_name)}");
` : ""}` : ""}${facts.upload_place.length > 0 ? `
const upload = await fetch("${javascript.inDouble(facts.upload_url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.upload_headers, "    ")},
${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : `    body: form,
`}});
if (!upload.ok) throw new Error(\`\${upload.status}: \${await upload.text()}\`);
const uploaded = (await upload.json())${javascript.path(facts.upload_place)};
` : ""}${facts.is_job ? `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers,
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.sends_form ? `    body: form,
` : ""}`}});
` : `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.headers, "    ")},
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : ""}${facts.sends_form ? `    body: form,
` : ""}`}});
`}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);

const decoder = new TextDecoder();
let rest = "";
for await (const bytes of response.body ?? []) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
        const data = line.startsWith("data:") ? line.slice("data:".length).trim() : "";
        if (data === "") continue;
        const event = JSON.parse(data);
        if (event.type === "content_block_delta") process.stdout.write(event.delta.text ?? "");
    }
}`);
    } else if (facts.stream && facts.format === "gemini-content") {
      show("1", "usage", "typescript", "", `${facts.needs_files ? `import { ${facts.file !== "" ? `readFile${facts.writes_file ? `, writeFile` : ""}` : `writeFile`} } from "node:fs/promises";
` : ""}${facts.is_job ? `
const headers = ${javascript.tree(facts.headers, "")};
` : ""}${facts.encoded_file !== "" ? `
const encoded = await readFile("${javascript.inDouble(facts.encoded_file)}", "base64");
` : ""}${facts.sends_form ? `
const form = new FormData();
${facts.form !== undefined ? `for (const [name, value] of Object.entries(${javascript.tree(facts.form, "")})) form.append(name, value);
` : ""}${facts.form_file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.form_file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
form.append("${javascript.inDouble(facts.file_field)}", file, "${javascript.inDouble(facts.sent_name)}");
` : ""}` : ""}${facts.upload_place.length > 0 ? `
const upload = await fetch("${javascript.inDouble(facts.upload_url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.upload_headers, "    ")},
${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : `    body: form,
`}});
if (!upload.ok) throw new Error(\`\${upload.status}: \${await upload.text()}\`);
const uploaded = (await upload.json())${javascript.path(facts.upload_place)};
` : ""}${facts.is_job ? `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers,
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.sends_form ? `    body: form,
` : ""}`}});
` : `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.headers, "    ")},
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : ""}${facts.sends_form ? `    body: form,
` : ""}`}});
`}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);

const decoder = new TextDecoder();
let rest = "";
for await (const bytes of response.body ?? []) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
        const data = line.startsWith("data:") ? line.slice("data:".length).trim() : "";
        if (data === "") continue;
        const [candidate] = JSON.parse(data).candidates ?? [];
        for (const part of candidate?.content?.parts ?? []) process.stdout.write(part.text ?? "");
    }
}`);
    } else if (facts.stream && facts.sends_lines) {
      show("2", "usage", "typescript", "", `${facts.needs_files ? `import { ${facts.file !== "" ? `readFile${facts.writes_file ? `, writeFile` : ""}` : `writeFile`} } from "node:fs/promises";
` : ""}${facts.is_job ? `
const headers = ${javascript.tree(facts.headers, "")};
` : ""}${facts.encoded_file !== "" ? `
const encoded = await readFile("${javascript.inDouble(facts.encoded_file)}", "base64");
` : ""}${facts.sends_form ? `
const form = new FormData();
${facts.form !== undefined ? `for (const [name, value] of Object.entries(${javascript.tree(facts.form, "")})) form.append(name, value);
` : ""}${facts.form_file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.form_file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
form.append("${javascript.inDouble(facts.file_field)}", file, "${javascript.inDouble(facts.sent_name)}");
` : ""}` : ""}${facts.upload_place.length > 0 ? `
const upload = await fetch("${javascript.inDouble(facts.upload_url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.upload_headers, "    ")},
${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : `    body: form,
`}});
if (!upload.ok) throw new Error(\`\${upload.status}: \${await upload.text()}\`);
const uploaded = (await upload.json())${javascript.path(facts.upload_place)};
` : ""}${facts.is_job ? `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers,
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.sends_form ? `    body: form,
` : ""}`}});
` : `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.headers, "    ")},
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : ""}${facts.sends_form ? `    body: form,
` : ""}`}});
`}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);

const decoder = new TextDecoder();
let rest = "";
for await (const bytes of response.body ?? []) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
        if (line !== "") process.stdout.write(JSON.parse(line)${javascript.path(facts.piece)} ?? "");
    }
}`);
    } else if (facts.stream) {
      show("3", "usage", "typescript", "", `${facts.needs_files ? `import { ${facts.file !== "" ? `readFile${facts.writes_file ? `, writeFile` : ""}` : `writeFile`} } from "node:fs/promises";
` : ""}${facts.is_job ? `
const headers = ${javascript.tree(facts.headers, "")};
` : ""}${facts.encoded_file !== "" ? `
const encoded = await readFile("${javascript.inDouble(facts.encoded_file)}", "base64");
` : ""}${facts.sends_form ? `
const form = new FormData();
${facts.form !== undefined ? `for (const [name, value] of Object.entries(${javascript.tree(facts.form, "")})) form.append(name, value);
` : ""}${facts.form_file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.form_file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
form.append("${javascript.inDouble(facts.file_field)}", file, "${javascript.inDouble(facts.sent_name)}");
` : ""}` : ""}${facts.upload_place.length > 0 ? `
const upload = await fetch("${javascript.inDouble(facts.upload_url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.upload_headers, "    ")},
${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : `    body: form,
`}});
if (!upload.ok) throw new Error(\`\${upload.status}: \${await upload.text()}\`);
const uploaded = (await upload.json())${javascript.path(facts.upload_place)};
` : ""}${facts.is_job ? `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers,
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.sends_form ? `    body: form,
` : ""}`}});
` : `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.headers, "    ")},
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : ""}${facts.sends_form ? `    body: form,
` : ""}`}});
`}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);

const decoder = new TextDecoder();
let rest = "";
for await (const bytes of response.body ?? []) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
        const data = line.startsWith("data:") ? line.slice("data:".length).trim() : "";
        if (data === "" || data === "[DONE]") continue;
        const [choice] = JSON.parse(data).choices;
        process.stdout.write(${facts.streams_messages ? `choice?.delta?.content` : `choice?.text`} ?? "");
    }
}`);
    } else if (facts.is_job) {
      show("4", "usage", "typescript", "", `${facts.needs_files ? `import { ${facts.file !== "" ? `readFile${facts.writes_file ? `, writeFile` : ""}` : `writeFile`} } from "node:fs/promises";
` : ""}${facts.is_job ? `
const headers = ${javascript.tree(facts.headers, "")};
` : ""}${facts.encoded_file !== "" ? `
const encoded = await readFile("${javascript.inDouble(facts.encoded_file)}", "base64");
` : ""}${facts.sends_form ? `
const form = new FormData();
${facts.form !== undefined ? `for (const [name, value] of Object.entries(${javascript.tree(facts.form, "")})) form.append(name, value);
` : ""}${facts.form_file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.form_file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
form.append("${javascript.inDouble(facts.file_field)}", file, "${javascript.inDouble(facts.sent_name)}");
` : ""}` : ""}${facts.upload_place.length > 0 ? `
const upload = await fetch("${javascript.inDouble(facts.upload_url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.upload_headers, "    ")},
${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : `    body: form,
`}});
if (!upload.ok) throw new Error(\`\${upload.status}: \${await upload.text()}\`);
const uploaded = (await upload.json())${javascript.path(facts.upload_place)};
` : ""}${facts.is_job ? `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers,
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.sends_form ? `    body: form,
` : ""}`}});
` : `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.headers, "    ")},
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : ""}${facts.sends_form ? `    body: form,
` : ""}`}});
`}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
${facts.ended !== undefined ? `let result = await response.json();
${facts.pending !== undefined ? `const pending = ${javascript.literal(facts.pending)};
` : `const ended = ${javascript.literal(facts.ended)};
`}const done = ${javascript.literal(facts.done)};
${facts.job_absolute ? `const statusUrl = new URL(result${javascript.path(facts.job_place)});
let attempt = 0;
` : `${facts.job_address ? `const jobPath = new URL(result${javascript.path(facts.job_place)}).pathname;
` : `const jobPath = result${javascript.path(facts.job_place)};
`}const statusUrl = "${javascript.inDouble(facts.status_before)}" + jobPath${facts.status_after !== "" ? ` + "${javascript.inDouble(facts.status_after)}"` : ""};
`}
${facts.asks_later ? `do {
    await new Promise((resolve) => setTimeout(resolve, ${facts.milliseconds}));
${facts.job_absolute ? `    statusUrl.searchParams.set("${javascript.inDouble(facts.attempt_parameter)}", String(attempt++));
    const answer = await fetch(statusUrl);
` : `    const answer = await fetch(statusUrl, { headers });
`}    if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);
    result = await answer.json();
${facts.failed_field !== "" ? `    if (result.${facts.failed_field}) throw new Error(\`The job failed: \${JSON.stringify(result)}\`);
` : ""}} while (${facts.pending !== undefined ? `pending.includes(result${javascript.path(facts.status)})` : `!ended.includes(result${javascript.path(facts.status)})`});
` : `while (${facts.pending !== undefined ? `pending.includes(result${javascript.path(facts.status)})` : `!ended.includes(result${javascript.path(facts.status)})`}) {
    await new Promise((resolve) => setTimeout(resolve, ${facts.milliseconds}));
${facts.job_absolute ? `    statusUrl.searchParams.set("${javascript.inDouble(facts.attempt_parameter)}", String(attempt++));
    const answer = await fetch(statusUrl);
` : `    const answer = await fetch(statusUrl, { headers });
`}    if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);
    result = await answer.json();
${facts.failed_field !== "" ? `    if (result.${facts.failed_field}) throw new Error(\`The job failed: \${JSON.stringify(result)}\`);
` : ""}}
`}if (!done.includes(result${javascript.path(facts.status)})) throw new Error(\`The job failed: \${JSON.stringify(result)}\`);
${facts.result_before !== "" ? `const last = await fetch("${javascript.inDouble(facts.result_before)}" + jobPath${facts.result_after !== "" ? ` + "${javascript.inDouble(facts.result_after)}"` : ""}, { headers });
if (!last.ok) throw new Error(\`\${last.status}: \${await last.text()}\`);
${facts.is_binary ? `await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(await last.arrayBuffer()));
` : `result = await last.json();
`}` : ""}` : `let last = response;
const isJob = () => last.headers.get("content-type")?.includes("json") ?? false;
const jobPath = isJob() ? (await response.json())${javascript.path(facts.job_place)} : "";
while (isJob()) {
    await new Promise((resolve) => setTimeout(resolve, ${facts.milliseconds}));
    last = await fetch("${javascript.inDouble(facts.status_before)}" + jobPath${facts.status_after !== "" ? ` + "${javascript.inDouble(facts.status_after)}"` : ""}, { headers });
    if (!last.ok) throw new Error(\`\${last.status}: \${await last.text()}\`);
}
await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(await last.arrayBuffer()));
`}
${facts.ended !== undefined ? `${facts.writes_file ? `${facts.is_link ? `${facts.other_answer.length > 0 ? `const link = "${javascript.inDouble(facts.answer_field)}" in result ? result${javascript.path(facts.answer)} : result${javascript.path(facts.other_answer)};
` : `const link = result${javascript.path(facts.answer)};
`}const media = await fetch(${facts.may_be_list ? `Array.isArray(link) ? link[0] : link` : `link`});
if (!media.ok) throw new Error(\`\${media.status}: \${await media.text()}\`);
await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(await media.arrayBuffer()));
` : ""}${facts.is_base64 ? `await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(result${javascript.path(facts.answer)}, "base64"));
` : ""}${facts.is_data_url ? `const [, data] = result${javascript.path(facts.answer)}.split(",");
await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(data, "base64"));
` : ""}` : `console.log(result${javascript.path(facts.answer)});
`}` : ""}`);
    } else if (facts.is_binary) {
      show("5", "usage", "typescript", "", `${facts.needs_files ? `import { ${facts.file !== "" ? `readFile${facts.writes_file ? `, writeFile` : ""}` : `writeFile`} } from "node:fs/promises";
` : ""}${facts.is_job ? `
const headers = ${javascript.tree(facts.headers, "")};
` : ""}${facts.encoded_file !== "" ? `
const encoded = await readFile("${javascript.inDouble(facts.encoded_file)}", "base64");
` : ""}${facts.sends_form ? `
const form = new FormData();
${facts.form !== undefined ? `for (const [name, value] of Object.entries(${javascript.tree(facts.form, "")})) form.append(name, value);
` : ""}${facts.form_file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.form_file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
form.append("${javascript.inDouble(facts.file_field)}", file, "${javascript.inDouble(facts.sent_name)}");
` : ""}` : ""}${facts.upload_place.length > 0 ? `
const upload = await fetch("${javascript.inDouble(facts.upload_url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.upload_headers, "    ")},
${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : `    body: form,
`}});
if (!upload.ok) throw new Error(\`\${upload.status}: \${await upload.text()}\`);
const uploaded = (await upload.json())${javascript.path(facts.upload_place)};
` : ""}${facts.is_job ? `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers,
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.sends_form ? `    body: form,
` : ""}`}});
` : `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.headers, "    ")},
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : ""}${facts.sends_form ? `    body: form,
` : ""}`}});
`}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);

await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(await response.arrayBuffer()));`);
    } else if (facts.writes_file) {
      show("6", "usage", "typescript", "", `${facts.needs_files ? `import { ${facts.file !== "" ? `readFile${facts.writes_file ? `, writeFile` : ""}` : `writeFile`} } from "node:fs/promises";
` : ""}${facts.is_job ? `
const headers = ${javascript.tree(facts.headers, "")};
` : ""}${facts.encoded_file !== "" ? `
const encoded = await readFile("${javascript.inDouble(facts.encoded_file)}", "base64");
` : ""}${facts.sends_form ? `
const form = new FormData();
${facts.form !== undefined ? `for (const [name, value] of Object.entries(${javascript.tree(facts.form, "")})) form.append(name, value);
` : ""}${facts.form_file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.form_file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
form.append("${javascript.inDouble(facts.file_field)}", file, "${javascript.inDouble(facts.sent_name)}");
` : ""}` : ""}${facts.upload_place.length > 0 ? `
const upload = await fetch("${javascript.inDouble(facts.upload_url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.upload_headers, "    ")},
${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : `    body: form,
`}});
if (!upload.ok) throw new Error(\`\${upload.status}: \${await upload.text()}\`);
const uploaded = (await upload.json())${javascript.path(facts.upload_place)};
` : ""}${facts.is_job ? `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers,
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.sends_form ? `    body: form,
` : ""}`}});
` : `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.headers, "    ")},
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : ""}${facts.sends_form ? `    body: form,
` : ""}`}});
`}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
const result = await response.json();
${facts.is_link ? `
${facts.other_answer.length > 0 ? `const link = "${javascript.inDouble(facts.answer_field)}" in result ? result${javascript.path(facts.answer)} : result${javascript.path(facts.other_answer)};
` : `const link = result${javascript.path(facts.answer)};
`}const media = await fetch(${facts.may_be_list ? `Array.isArray(link) ? link[0] : link` : `link`});
if (!media.ok) throw new Error(\`\${media.status}: \${await media.text()}\`);
await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(await media.arrayBuffer()));` : ""}${facts.is_base64 ? `
await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(result${javascript.path(facts.answer)}, "base64"));` : ""}${facts.is_data_url ? `
const [, data] = result${javascript.path(facts.answer)}.split(",");
await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(data, "base64"));` : ""}`);
    } else {
      show("7", "usage", "typescript", "", `${facts.needs_files ? `import { ${facts.file !== "" ? `readFile${facts.writes_file ? `, writeFile` : ""}` : `writeFile`} } from "node:fs/promises";
` : ""}${facts.is_job ? `
const headers = ${javascript.tree(facts.headers, "")};
` : ""}${facts.encoded_file !== "" ? `
const encoded = await readFile("${javascript.inDouble(facts.encoded_file)}", "base64");
` : ""}${facts.sends_form ? `
const form = new FormData();
${facts.form !== undefined ? `for (const [name, value] of Object.entries(${javascript.tree(facts.form, "")})) form.append(name, value);
` : ""}${facts.form_file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.form_file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
form.append("${javascript.inDouble(facts.file_field)}", file, "${javascript.inDouble(facts.sent_name)}");
` : ""}` : ""}${facts.upload_place.length > 0 ? `
const upload = await fetch("${javascript.inDouble(facts.upload_url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.upload_headers, "    ")},
${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : `    body: form,
`}});
if (!upload.ok) throw new Error(\`\${upload.status}: \${await upload.text()}\`);
const uploaded = (await upload.json())${javascript.path(facts.upload_place)};
` : ""}${facts.is_job ? `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers,
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.sends_form ? `    body: form,
` : ""}`}});
` : `
const response = await fetch("${javascript.inDouble(facts.url)}", {
    method: "POST",
    headers: ${javascript.tree(facts.headers, "    ")},
${facts.body !== undefined ? `    body: JSON.stringify(${javascript.tree(facts.body, "    ")}),
` : `${facts.raw_file !== "" ? `    body: await readFile("${javascript.inDouble(facts.raw_file)}"),
` : ""}${facts.sends_form ? `    body: form,
` : ""}`}});
`}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
const result = await response.json();

console.log(result${javascript.path(facts.answer)});`);
    }
  },
};
