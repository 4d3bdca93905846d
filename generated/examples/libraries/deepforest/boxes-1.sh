pip install -U deepforest
