from model2vec import StaticModel

model = StaticModel.from_pretrained("minishlab/potion-base-8M", normalize=True)

kettle, tea, window = model.encode(
    ["The kettle is on.", "Water for the tea is heating up.", "Who left the window open?"]
)
# A similarity of 1 means the same meaning. About 0 means unrelated sentences.
print(kettle @ tea, kettle @ window)
