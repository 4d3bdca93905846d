# Runs shell snippets, with every host led to the mock server. Reads and prints a JSON text a line.

# The same curl, told where the hosts are.
curl() {
  local words=() word rest
  for word in "$@"; do
    case "$word" in
      https://*/*)
        rest=${word#https://}
        words+=("$MOCK_URL/${rest#*/}" -H "x-mock-host: ${rest%%/*}")
        ;;
      *) words+=("$word") ;;
    esac
  done
  command curl --noproxy '*' -sS "${words[@]}"
}

# Nobody waits for a mock server.
sleep() { :; }

while IFS= read -r line; do
  file=$(jq -r .file <<< "$line")
  folder=$(jq -r .folder <<< "$line")
  # As a reader would paste it; a line that fails ends it.
  (cd "$folder" && set -o pipefail && . "$file") > "$folder/.stdout" 2> "$folder/.stderr" < /dev/null
  status=$?
  jq -nc --rawfile stdout "$folder/.stdout" --rawfile stderr "$folder/.stderr" --arg status "$status" \
    '{stdout: $stdout, error: (if $status == "0" then "" else "status \($status): \($stderr)" end)}'
done
