cortiq imagine FILE.cmf --prompt "A red kite above a field of barley" --out kite.ppm
