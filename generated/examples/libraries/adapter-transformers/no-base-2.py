from adapters import AutoAdapterModel

base_model = "fill-in-base-model"
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("acme/lost-adapter", set_active=True)
print(model.adapter_summary())
