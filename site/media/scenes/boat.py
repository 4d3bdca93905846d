"""A paper boat on a pond by day, and the same movement with a red boat at dusk."""

import math

import bpy
from studio import camera, clip, linear, material, mesh, sky, start, sun

FRAMES = 40


def paper_boat(look):
    bow, stern, keel = (-0.5, 0, 0.24), (0.5, 0, 0.24), [(-0.24, 0, -0.03), (0.24, 0, -0.03)]
    left, right, peak = (0, -0.2, 0.19), (0, 0.2, 0.19), (0, 0, 0.42)
    vertices = [bow, stern, *keel, left, right, peak, (-0.22, 0, 0.12), (0.22, 0, 0.12)]
    faces = [(0, 2, 4), (2, 3, 4), (3, 1, 4), (0, 5, 2), (2, 5, 3), (3, 5, 1), (7, 8, 6), (7, 6, 4), (8, 4, 6), (7, 5, 6), (8, 6, 5)]
    return mesh("Boat", vertices, faces, look)


def pond(look, size=9, steps=150):
    vertices = [(size * (x / steps - 0.5), size * (y / steps - 0.3), 0) for y in range(steps + 1) for x in range(steps + 1)]
    faces = [(y * (steps + 1) + x, y * (steps + 1) + x + 1, (y + 1) * (steps + 1) + x + 1, (y + 1) * (steps + 1) + x) for y in range(steps) for x in range(steps)]
    return mesh("Pond", vertices, faces, look, smooth=True)


def film(name, boat_colour, water_colour, light, light_colour, light_strength, light_direction):
    start(480, 360, 14, bounces=3)
    sky(light, 1.0)
    sun(light_direction, light_strength, light_colour)
    boat = paper_boat(material("Paper", boat_colour, 0.8))
    water = pond(material("Water", water_colour, 0.08))
    camera((0.15, -2.9, 1.15), (0, 0.2, 0.05), 48)

    def place(frame):
        time = frame / 12
        at = -0.75 + 0.42 * time
        boat.location = (at, 0, 0.015 * math.sin(2.2 * time))
        boat.rotation_euler = (0.05 * math.sin(2.0 * time), 0.05 * math.sin(2.6 * time + 1), 0.12 * math.sin(0.9 * time) - 0.35)
        for vertex in water.data.vertices:
            x, y, _ = vertex.co
            far = math.hypot(x - at, y) + 0.3
            ring = 0.022 * math.sin(13 * far - 7 * time) * math.exp(-0.9 * far) * min(1, time + 0.25)
            breeze = 0.006 * math.sin(3.1 * x + 2.3 * y - 1.7 * time) + 0.004 * math.sin(-4.7 * x + 6.1 * y - 2.3 * time)
            vertex.co.z = ring + breeze
        water.data.update()

    clip(name, FRAMES, place)


film("boat", "#f7f7f2", "#2a6f86", "#bcd9ee", "#fff2d6", 3.2, (0.6, 0.5, -1))
film("boat-dusk", "#c9302c", "#2b3358", "#c98a74", "#ff9d5c", 2.2, (0.9, -0.55, -0.35))
