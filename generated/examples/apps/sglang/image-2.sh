sglang serve acme/tiny-eye --port 30000
