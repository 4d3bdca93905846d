# A repository may hold several quantizations. Pick one file of the list;
# the other commands call it FILE.cmf.
hf download acme/tune-cmf --include "*.cmf" --local-dir .
ls *.cmf
