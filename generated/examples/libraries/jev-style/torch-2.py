from jev_style import JevStyle, choice, noul

# For a repository that the package does not list, add trust_remote_code=True.
# Warning: this runs Python code from the model repository. Read the code first.
js = JevStyle.from_pretrained("acme/house-choices")

questions = {
    "is_urgent": noul("Does this have to be dealt with today?"),
    "room": choice("Which room is it about?", ["kitchen", "bathroom", "cellar"]),
}
out = js.decide("Water is dripping from the tap above the sink and the plates are floating.", questions)
print(out["answers"]["room"]["choice"])
