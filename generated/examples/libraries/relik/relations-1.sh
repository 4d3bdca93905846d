# Needs Python 3.10, 3.11 or 3.12: torch is held at 2.3.1.
pip install -U relik
