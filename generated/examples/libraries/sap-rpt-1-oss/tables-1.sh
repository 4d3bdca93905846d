# Needs Python 3.11 or newer.
pip install git+https://github.com/SAP-samples/sap-rpt-1-oss
