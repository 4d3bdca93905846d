git clone https://github.com/buaacyw/MeshAnything.git
cd MeshAnything
pip install -r requirements.txt
