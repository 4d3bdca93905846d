from adapters import AutoAdapterModel

base_model = "acme/reader-base"
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("acme/mood-adapter", set_active=True)
print(model.adapter_summary())
