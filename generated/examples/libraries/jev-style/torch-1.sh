pip install -U "jev-style[torch]"
