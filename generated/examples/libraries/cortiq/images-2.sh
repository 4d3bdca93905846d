# A repository may hold several quantizations. Pick one file of the list,
# and write its name instead of FILE.cmf.
hf download acme/paint-cmf --include "*.cmf" --local-dir .
ls *.cmf
