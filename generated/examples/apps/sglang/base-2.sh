sglang serve acme/tiny-base --port 30000
