cortiq animate FILE.cmf --prompt "Waves roll onto a stony beach" --out waves.avi
