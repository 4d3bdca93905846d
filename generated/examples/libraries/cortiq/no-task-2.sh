# A repository may contain several quantizations. Choose a file from the list,
# and replace FILE.cmf with its name.
hf download plain-cmf --include "*.cmf" --local-dir .
ls *.cmf
