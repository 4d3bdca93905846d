"""A small wooden cabin by a frozen lake at dusk, with warm light in the windows."""

import math
import random

from studio import ball, box, camera, lathe, material, mesh, sky, start, still, sun

chance = random.Random(3)
start(640, 480, 160)
sky("#6f7fb0", 0.75)
sun((0.7, 0.9, -0.35), 0.9, "#ffb07a", 0.2)
snow, timber, roof = material("Snow", "#e9eef6", 0.9), material("Timber", "#7a4b2a", 0.8), material("Roof", "#dfe7f2", 0.9)
box("Lake", (60, 16, 0.1), (0, -6.5, -0.09), material("Ice", "#9db8d6", 0.12))
mesh("Shore", [(-40, 0.4, 0), (-6, -0.6, 0), (0, 0.3, 0), (5, -0.9, 0), (40, 0.8, 0), (40, 60, 1.5), (-40, 60, 1.5)], [(0, 1, 2, 3, 4, 5, 6)], snow)
for number, (x, y, radius, height) in enumerate([(-16, 52, 15, 15), (3, 58, 17, 19), (22, 54, 14, 13)]):
    lathe(f"Mountain {number}", [(radius, 0), (radius * 0.55, height * 0.42), (0.001, height)], material(f"Rock {number}", "#8e9cc4", 1), at=(x, y, -1), steps=9, smooth=False)
for row in range(6):
    box(f"Log {row}", (2.2, 1.7, 0.17), (0, 2.4, 0.12 + row * 0.18), timber, bevel=0.06)
gable = [(-1.05, 1.6, 1.1), (1.05, 1.6, 1.1), (0, 1.6, 2.05), (-1.05, 3.2, 1.1), (1.05, 3.2, 1.1), (0, 3.2, 2.05)]
mesh("Gable", gable, [(0, 1, 2), (3, 5, 4)], timber)
for side in (-1, 1):
    box(f"Roof {side}", (1.62, 2.1, 0.12), (side * 0.62, 2.4, 1.62), roof, turn=(0, side * math.radians(42), 0), bevel=0.03)
box("Chimney", (0.26, 0.26, 0.7), (0.6, 2.9, 2.1), material("Brick", "#8a5a4a", 0.9))
warm = material("Lamp", "#ffb84d", glow=3.2)
for x in (-0.62, 0.62):
    box("Pane", (0.42, 0.04, 0.42), (x, 1.53, 0.68), warm)
    box("Bar", (0.03, 0.06, 0.44), (x, 1.52, 0.68), timber)
    box("Bar", (0.44, 0.06, 0.03), (x, 1.52, 0.68), timber)
box("Door", (0.4, 0.05, 0.75), (0, 1.53, 0.42), material("Door", "#4a2c1a", 0.8))
firs = material("Fir", "#2f4f4a", 0.95)
for number in range(46):
    x, y = chance.uniform(-15, 15), chance.uniform(3.5, 20)
    if abs(x) < 2.2 and y < 5:
        continue
    height = chance.uniform(1.6, 3.4)
    for layer in range(3):
        low = height * (0.12 + 0.26 * layer)
        lathe("Fir", [(0.62 - 0.15 * layer, low), (0.001, low + height * 0.42)], firs, at=(x, y, 0.03 * y - 0.1), steps=9, smooth=False)
        if layer:
            lathe("Fir snow", [(0.36 - 0.1 * layer, low + height * 0.19), (0.001, low + height * 0.43)], snow, at=(x + 0.02, y - 0.04, 0.03 * y - 0.09), steps=9, smooth=False)
for number in range(9):
    ball("Stone", chance.uniform(0.08, 0.2), (chance.uniform(-5, 5), chance.uniform(-0.4, 0.6), 0), snow, scale=(1.4, 1, 0.7))
camera((2.6, -7.2, 1.6), (0.1, 2.4, 1.2), 42)
still("cabin")
