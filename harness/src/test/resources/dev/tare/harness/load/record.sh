#!/bin/bash
# Records what wrk, ab and the embedded generator print against servers that answer well and badly:
# `record.sh [PORT]`, with a JDK 25 on PATH. Each folder under wrk/, ab/ and embedded/ then holds what a trial's folder holds, and the exit status.
cd "$(dirname "$0")" || exit 1
port=${1:-21601}
script=../../../../../../main/resources/dev/tare/harness/load/wrk-report.lua
url=http://127.0.0.1:$port
jar=../../../../../../../../loadgen/target/loadgen.jar
rm -rf wrk ab embedded

await() {
  for _ in $(seq 100); do
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && return
    read -rt 0.1 <> <(:)
  done
  echo "no server on $port" >&2
  exit 1
}

start() {
  python3 misbehave.py "$port" &
  server=$!
  await
}

record() { # FOLDER COMMAND...
  mkdir -p "$1"
  "${@:2}" >"$1/stdout.txt" 2>"$1/stderr.txt"
  echo $? >"$1/status.txt"
}

wrk_record() { # NAME PATH ARGUMENTS... -- CONNECTIONS BATCH
  record "wrk/$1" wrk -d1s --latency -s $script "$url$2" "${@:3}"
}

ab_record() { # NAME PATH ARGUMENTS...
  mkdir -p "ab/$1"
  record "ab/$1" ab -q "${@:3}" -e "ab/$1/percentiles.csv" "$url$2"
}

embedded_record() { # NAME PATH ARGUMENTS...
  record "embedded/$1" java -XX:+UseSerialGC --sun-misc-unsafe-memory-access=allow -jar $jar \
    --connections=8 --threads=1 "${@:3}" "$url$2"
}

start
trap 'kill $server' EXIT
wrk_record plain /ping -t1 -c8 --timeout 10s -- 8 1
wrk_record uneven /ping -t3 -c8 --timeout 10s -- 8 1
wrk_record pipelined /ping -t1 -c8 --timeout 10s -- 8 16
wrk_record new-connections /ping -t1 -c8 -H "Connection: close" --timeout 10s -- 8 1
wrk_record unavailable /unavailable -t1 -c8 -- 8 1
wrk_record mixed /mixed -t1 -c8 -- 8 1
wrk_record timeouts /sometimes-slow -t1 -c8 -d4s --timeout 1s -- 8 1
wrk_record silent /silent -t1 -c8 -- 8 1
wrk_record closing /closing -t1 -c8 -- 8 1
wrk_record half-closed /half -t1 -c8 -- 8 1
wrk_record reset /reset -t1 -c8 -- 8 1
wrk_record garbage /garbage -t1 -c8 -- 8 1
wrk_record bad-arguments /ping -t2 -c1 -- 1 1
record wrk/without-script wrk -t1 -c8 -d1s --latency "$url/ping"

ab_record keep-alive /ping -l -r -s 10 -k -n 20000 -c 8
ab_record new-connections /ping -l -r -s 10 -n 2000 -c 8
ab_record time-limit /ping -l -r -s 10 -k -t 1 -n 200000 -c 8
ab_record unavailable /unavailable -l -r -s 10 -k -n 1000 -c 8
ab_record mixed /mixed -l -r -s 10 -k -n 1000 -c 8
ab_record varying-length /varying -r -s 10 -k -n 1000 -c 8
ab_record slow /sometimes-slow -l -r -s 10 -k -n 400 -c 8
ab_record closing /closing -l -r -s 10 -k -n 200 -c 8
ab_record half-closed /half -l -r -s 10 -k -n 200 -c 8
ab_record reset /reset -l -r -s 10 -k -n 200 -c 8
ab_record timeout /silent -l -r -s 1 -k -n 200 -c 8
ab_record bad-arguments /ping -l -n 5 -c 8

embedded_record plain /ping --seconds=1
embedded_record counted /ping --requests=200
embedded_record open-loop /ping --seconds=1 --rate=200
embedded_record too-fast /sometimes-slow --seconds=2 --rate=2000
embedded_record new-connections /ping --seconds=1 --keep-alive=false
embedded_record unavailable /unavailable --seconds=1
embedded_record mixed /mixed --seconds=1
embedded_record silent /silent --seconds=1
embedded_record closing /closing --seconds=1
embedded_record half-closed /half --seconds=1
embedded_record reset /reset --seconds=1
embedded_record garbage /garbage --seconds=1
embedded_record bad-arguments /ping --seconds=1 --requests=5

kill $server
wait $server 2>/dev/null
start
wrk_record dying /dying -t1 -c8 -- 8 1
wait $server
start
ab_record dying /dying -l -r -s 10 -k -n 20000 -c 8
wait $server
start
embedded_record dying /dying --seconds=2
wait $server
embedded_record refused /ping --seconds=1
wrk_record refused /ping -t1 -c8 -- 8 1
ab_record refused /ping -l -r -s 10 -n 200 -c 8
ab_record refused-at-once /ping -l -s 10 -n 200 -c 8
trap - EXIT
find ab -name percentiles.csv -size 0 -delete
