cortiq run FILE.cmf --prompt "Why do leaves turn red in autumn?"
