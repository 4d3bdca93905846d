sglang serve acme/tiny-chat --port 30000
