"""A teapot and a stool: one picture, a clip of a full turn, and the model as GLB for each."""

import math

import bpy
from studio import box, camera, clip, export_glb, material, sky, start, still, window
from things import stool, teapot

FRAMES = 36


def turn(name, make, target, distance, height):
    start(480, 360, 32, bounces=3)
    sky("#ffffff", 0.55)
    parts = make((0, 0, 0))
    export_glb(name, parts)
    box("Ground", (20, 20, 0.02), (0, 0, -0.01), material("Ground", "#eef0f2", 0.9))
    window((-0.9, -1.1, 1.5), target, 0.8, 26)
    camera((0, -distance, height), target, 50)
    parent = parts[0].parent
    clip(name, FRAMES, lambda frame: setattr(parent, "rotation_euler", (0, 0, 2 * math.pi * frame / FRAMES)))
    bpy.context.scene.cycles.samples = 128
    parent.rotation_euler = (0, 0, 0)
    still(f"{name}-side")


turn("teapot", teapot, (0.01, 0, 0.1), 0.72, 0.24)
turn("stool", stool, (0, 0, 0.22), 1.35, 0.62)
