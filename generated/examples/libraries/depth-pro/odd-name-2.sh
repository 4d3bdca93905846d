hf download --local-dir checkpoints 'deep view'\''s'
