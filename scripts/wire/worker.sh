# Runs shell snippets, with every host led to the mock server. Reads and prints a JSON text a line.

# The same curl, told where the hosts are.
curl() {
  local words=() word rest host
  for word in "$@"; do
    case "$word" in
      https://*)
        rest=${word#https://}
        host=${rest%%/*}
        words+=("$MOCK_URL${rest#"$host"}" -H "x-mock-host: $host" -H "x-mock-row: $row")
        ;;
      *) words+=("$word") ;;
    esac
  done
  command curl --noproxy '*' -sS "${words[@]}"
}

# Nobody waits for a mock server.
sleep() { :; }

while IFS= read -r line; do
  row=$(jq -r .id <<< "$line")
  file=$(jq -r .file <<< "$line")
  folder=$(jq -r .folder <<< "$line")
  # As a reader would paste it.
  (cd "$folder" && set -o pipefail && . "$file") > "$folder/.stdout" 2> "$folder/.stderr" < /dev/null
  status=$?
  jq -nc --rawfile stdout "$folder/.stdout" --rawfile stderr "$folder/.stderr" --arg status "$status" \
    '{stdout: $stdout, error: (if $status == "0" then "" else "status \($status): \($stderr)" end)}'
done
