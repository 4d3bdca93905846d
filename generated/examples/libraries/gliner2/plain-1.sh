pip install -U "gliner2[local]"
