pip install -U routee.powertrain
