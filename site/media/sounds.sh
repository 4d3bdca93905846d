#!/bin/sh
# Makes the sounds of the task pages as WAV files, 24 kHz, mono: sounds.sh FOLDER
# The voices are those of espeak-ng; everything else is synthesised by sox.
set -eu
out=$1
mkdir -p "$out"
cd "$out"

say() { # say NAME VOICE SPEED PITCH TEXT
  espeak-ng -v "$2" -s "$3" -p "$4" -w "$1.raw.wav" "$5"
  sox "$1.raw.wav" -r 24000 -c 1 "$1.wav" highpass 90 lowpass 7000 reverb 12 40 25 gain -n -3
  rm "$1.raw.wav"
}

say meeting en-gb 150 42 "The meeting has been moved to three o'clock on Thursday."
say library en-gb+f3 145 55 "The library will close in fifteen minutes."
say cat en-gb+f3 150 55 "A tabby cat looks at something beside the camera."
say message en-us 155 38 "Hi, it's me. My bus broke down near the bridge, so I will be about twenty minutes late. Please start without me."

# Two speakers apart, and the same two at once.
say voice-1 en-us 150 30 "The first train to the coast leaves at seven, and the tickets are in my coat."
say voice-2 en-gb+f3 160 70 "We still need two loaves of bread, some butter and a dozen eggs from the market."
sox -m -v 0.8 voice-1.wav -v 0.8 voice-2.wav voices.wav gain -n -3

# A smoke alarm: three beeps of half a second, a pause, and again.
sox -n -r 24000 -c 1 beep.wav synth 0.5 square 3100 gain -12 fade t 0.005 0.5 0.005 lowpass 6500 pad 0 0.5
sox -n -r 24000 -c 1 pause.wav trim 0 1
sox beep.wav beep.wav beep.wav pause.wav beep.wav beep.wav beep.wav alarm.wav reverb 35 50 50 gain -n -6

# Rain on a tin roof: noise, and many short drops that ring; thunder: low brown noise that swells and fades.
sox -n -r 24000 -c 1 rain.wav synth 9 pinknoise highpass 700 lowpass 7000 gain -16
sox -n -r 24000 -c 1 drop.wav synth 0.05 whitenoise band -n 2600 500 fade l 0.001 0.05 0.045 gain -n -16
set -- rain.wav
number=0
while [ $number -lt 110 ]; do
  at=$(awk -v n=$number 'BEGIN { x = sin(n * 12.9898) * 43758.5453; printf "%.3f", (x - int(x) < 0 ? x - int(x) + 1 : x - int(x)) * 8.8 }')
  sox drop.wav "drop-$number.wav" pad "$at" gain -$((number % 9))
  set -- "$@" "drop-$number.wav"
  number=$((number + 1))
done
sox -n -r 24000 -c 1 thunder.wav synth 5 brownnoise lowpass 180 tremolo 1.3 70 fade l 1.2 5 3 gain -n -5 pad 2.5 1.5
sox -M "$@" rain-and-drops.wav remix - gain -n -8
sox -m rain-and-drops.wav thunder.wav rain-storm.wav gain -n -3
mv rain-storm.wav rain.wav

# Two sentences with a pause, while a kettle boils; the times of the speech are printed for the table on the page.
say sentence-1 en-gb+f3 150 55 "I will make us some tea before we start."
say sentence-2 en-gb+f3 150 55 "Do you take milk, or would you like it without?"
first=$(soxi -D sentence-1.wav)
second=$(soxi -D sentence-2.wav)
start=$(awk -v first="$first" 'BEGIN { printf "%.2f", 0.6 + first + 2.4 }')
length=$(awk -v start="$start" -v second="$second" 'BEGIN { printf "%.2f", start + second + 0.8 }')
sox -n -r 24000 -c 1 kettle.wav synth "$length" brownnoise highpass 150 lowpass 900 tremolo 9 35 gain -n -22
sox sentence-1.wav placed-1.wav pad 0.6
sox sentence-2.wav placed-2.wav pad "$start"
sox -m kettle.wav placed-1.wav placed-2.wav kitchen.wav gain -n -3
awk -v first="$first" -v start="$start" -v second="$second" \
  'BEGIN { printf "speech 1: 0.60 to %.2f\nspeech 2: %.2f to %.2f\n", 0.6 + first, start, start + second }'
rm -f drop*.wav beep.wav pause.wav thunder.wav rain-and-drops.wav sentence-*.wav placed-*.wav kettle.wav
