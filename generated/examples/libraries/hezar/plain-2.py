from hezar.models import Model

model = Model.load("acme/bert-fa-reviews")
