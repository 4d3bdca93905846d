from adapters import AutoAdapterModel

base_model = "acme/reader-large"
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("acme/topic-adapter", set_active=True)
print(model.adapter_summary())
