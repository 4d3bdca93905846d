"""A desk with a laptop, a mug, a fern, a teapot and two oranges: photo, depth, objects, and an edited version."""

import bpy
from studio import ball, box, camera, in_picture, material, passes, sky, start, still, window, wood, write_json
from things import laptop, mug, plant, teapot

#: Numbers of the objects in the pass, in the order in which they were named.
OBJECTS = {"desk": 1, "wall": 2, "laptop": 3, "mug": 4, "plant": 5, "teapot": 6, "orange": 7, "orange 2": 8}

start(640, 480, 160)
sky("#dfe8f2", 0.35)
box("Desk", (2.2, 1.5, 0.04), (0, -0.3, -0.02), wood("Desk wood", "#b98352", "#8f5f38"), bevel=0.006, index=1)
box("Wall", (3, 0.05, 2), (0, 0.62, 0.6), material("Wall", "#e9dfcf", 0.9), index=2)
laptop((-0.08, 0.18, 0), 0.2, index=3)
mug((0.1, -0.12, 0), -0.5, index=4)
plant((0.36, 0.2, 0), index=5)
teapot((-0.33, -0.04, 0), index=6)
peel = material("Peel", "#e8842a", 0.55)
ball("Orange", 0.038, (0.27, -0.16, 0.038), peel, index=7)
ball("Orange 2", 0.036, (0.345, -0.115, 0.036), peel, index=8)
window((-1.4, -0.5, 1.5), (0, 0, 0.1), 0.9, 38, "#fff3df")
window((1.2, -1.2, 1.2), (0, 0, 0.1), 1.2, 9, "#dbe9ff")
camera((0.0, -1.2, 0.56), (-0.02, 0.05, 0.1), 42)
still("desk")
passes("desk")
write_json("desk-objects", OBJECTS)

# The same scene after an edit: the teapot is green, and the oranges are removed.
bpy.data.materials["Glaze"].node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.03, 0.16, 0.06, 1)
for name in ("Orange", "Orange 2"):
    bpy.data.objects.remove(bpy.data.objects[name])
still("desk-edited")
