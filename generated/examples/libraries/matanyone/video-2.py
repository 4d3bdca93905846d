from matanyone.model.matanyone import MatAnyone

model = MatAnyone.from_pretrained("acme/cut-out-people")
