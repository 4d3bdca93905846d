"""A striped hot-air balloon on a meadow that lifts off."""

import math

from studio import ball, box, camera, clip, lathe, material, sky, start, sun, tube
from things import group

FRAMES = 40

start(480, 360, 14, bounces=3)
sky("#bfe0f5", 1.0)
sun((0.5, 0.6, -0.8), 3.0, "#fff0d0")
box("Meadow", (200, 200, 0.1), (0, 0, -0.05), material("Grass", "#7fae57", 0.9))
for number, (x, y, radius) in enumerate([(-26, 60, 20), (8, 70, 26), (36, 58, 18)]):
    ball(f"Hill {number}", radius, (x, y, -radius * 0.72), material(f"Hill {number}", ["#6c9c58", "#5c8d5a", "#77a75f"][number], 0.95))
for number in range(14):
    x, y = -16 + number * 2.6, 18 + 5 * math.sin(number * 2.1)
    lathe(f"Tree {number}", [(0.9, 0.3), (0.001, 2.6 + math.sin(number))], material(f"Tree {number}", "#47753f", 0.9), at=(x, y, 0), steps=12)
parent = group("Balloon", (0, 0, 0))
red, cream = material("Red", "#cf2f2a", 0.6), material("Cream", "#f6ead2", 0.6)
profile = [(0.28, 1.15), (0.62, 1.7), (1.1, 2.5), (1.32, 3.2), (1.3, 3.75), (1.05, 4.3), (0.6, 4.68), (0.001, 4.82)]
skin = lathe("Skin", profile, red, steps=48, parent=parent)
skin.data.materials.append(cream)
for polygon in skin.data.polygons:
    if (polygon.vertices[0] % 48) // 4 % 2:
        polygon.material_index = 1
wicker = material("Wicker", "#8a5a2f", 0.9)
box("Basket", (0.42, 0.42, 0.34), (0, 0, 0.2), wicker, bevel=0.03, parent=parent)
for x in (-0.18, 0.18):
    for y in (-0.18, 0.18):
        tube("Rope", [(x, y, 0.35), (x * 1.3, y * 1.3, 1.2)], [0.012, 0.012], wicker, parent=parent)
camera((0.6, -13, 1.9), (0, 0, 2.5), 46)


def place(frame):
    time = frame / (FRAMES - 1)
    parent.location = (0.5 * time**2, 0, 4.6 * time**2)
    parent.rotation_euler = (0, 0.02 * math.sin(4 * time), 0.3 * time)


clip("balloon", FRAMES, place)
