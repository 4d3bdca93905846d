mlagents-load-from-hf --repo-id=acme/ppo-maze --local-dir="./downloads"
