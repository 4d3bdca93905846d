pip install -U pxia transformers
