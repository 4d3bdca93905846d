from hezar.models import Model

model = Model.load("acme/roberta-fa-masks")

# In English: "I read a <mask> every evening."
outputs = model.predict(["من هر شب یک <mask> می‌خوانم"], top_k=3)
for output in outputs[0]:
    print(output)
