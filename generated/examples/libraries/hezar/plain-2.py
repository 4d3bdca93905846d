from hezar.models import Model

model = Model.load("acme/bert-fa-reviews")

# In English: "The service was quick and the food was delicious."
outputs = model.predict(["سرویس سریع و غذا خوشمزه بود"])
for output in outputs[0]:
    print(output)
