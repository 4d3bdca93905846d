cortiq music FILE.cmf \
  --prompt "folk, acoustic guitar, calm voice" \
  --lyrics "[verse] The kettle sings, the snow comes down [chorus] Stay in, the whole day long" \
  --seconds 20 \
  --out song.wav
