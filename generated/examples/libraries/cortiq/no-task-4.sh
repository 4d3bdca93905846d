# Serves the OpenAI API at http://localhost:8080/v1
cortiq serve FILE.cmf --port 8080
