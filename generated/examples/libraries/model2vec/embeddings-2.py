from model2vec import StaticModel

model = StaticModel.from_pretrained("minishlab/potion-base-8M", normalize=True)

kettle, tea, window = model.encode(
    ["The kettle is on.", "Water for the tea is heating up.", "Who left the window open?"]
)
# Similarities: 1 for the same meaning, about 0 for unrelated sentences
print(kettle @ tea, kettle @ window)
