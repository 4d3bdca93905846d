#!/bin/sh
# Renders all scenes and writes the media and sample files of the task pages: make.sh [FOLDER FOR RENDERS]
set -eu
renders=${1:-$(mktemp -d)}
mkdir -p "$renders"
renders=$(cd "$renders" && pwd)
cd "$(dirname "$0")"
for scene in desk objects figure boat balloon dominoes cabin robot; do
  blender --background --factory-startup -noaudio --python-exit-code 1 \
    --python-expr 'import sys; sys.path.insert(0, "scenes")' --python "scenes/$scene.py" -- "$renders"
done
./sounds.sh "$renders/sounds"
python3 pictures.py "$renders" ../public
