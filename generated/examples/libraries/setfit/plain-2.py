from setfit import SetFitModel

model = SetFitModel.from_pretrained("acme/review-sorter")

labels = model.predict(["The soup was cold.", "We will come again!"])
print(labels)
