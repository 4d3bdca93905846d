docker model run hf.co/acme/tiny-chat
