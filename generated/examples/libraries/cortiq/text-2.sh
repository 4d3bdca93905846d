# A repository may contain several quantizations. Choose a file from the list,
# and replace FILE.cmf with its name.
hf download acme/talker-0.6b-cmf --include "*.cmf" --local-dir .
ls *.cmf
