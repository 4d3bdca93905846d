"""Things that scenes share: teapot, mug, laptop, plant, stool."""

import math
import random

import bpy
from studio import ball, box, lathe, material, mesh, tube


def group(name, at):
    made = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(made)
    made.location = at
    return made


def teapot(at, colour="#2f6db5", index=0):
    """A round teapot with spout, handle and lid, 0.3 m wide."""
    glaze = material("Glaze", colour, 0.18)
    parent = group("Teapot", at)
    how = {"parent": parent, "index": index}
    body = [(0.001, 0.0), (0.07, 0.0), (0.075, 0.01), (0.105, 0.045), (0.118, 0.085), (0.112, 0.125), (0.088, 0.155), (0.06, 0.168)]
    lid = [(0.064, 0.167), (0.06, 0.174), (0.04, 0.187), (0.016, 0.193), (0.001, 0.194)]
    return [
        lathe("Body", body, glaze, **how),
        lathe("Lid", lid, glaze, **how),
        ball("Knob", 0.016, (0, 0, 0.205), glaze, **how),
        tube("Spout", [(0.1, 0, 0.06), (0.15, 0, 0.085), (0.17, 0, 0.13), (0.2, 0, 0.165)], [0.028, 0.02, 0.014, 0.011], glaze, **how),
        tube("Handle", [(-0.095, 0, 0.14), (-0.155, 0, 0.15), (-0.175, 0, 0.1), (-0.15, 0, 0.055), (-0.105, 0, 0.05)], [0.011] * 5, glaze, **how),
    ]


def mug(at, turn=0.6, index=0):
    china = material("China", "#f4f1ea", 0.25)
    parent = group("Mug", at)
    parent.rotation_euler = (0, 0, turn)
    profile = [(0.001, 0), (0.036, 0), (0.041, 0.006), (0.042, 0.095), (0.039, 0.096), (0.037, 0.09), (0.035, 0.012), (0.001, 0.01)]
    lathe("Cup", profile, china, parent=parent, index=index)
    tube("Ear", [(0.04, 0, 0.08), (0.068, 0, 0.076), (0.074, 0, 0.05), (0.062, 0, 0.028), (0.04, 0, 0.024)], [0.006] * 5, china, parent=parent, index=index)
    lathe("Coffee", [(0.001, 0.078), (0.037, 0.078)], material("Coffee", "#3a2113", 0.15), parent=parent, index=index)


def laptop(at, turn=0.0, index=0):
    shell, keys = material("Shell", "#a9adb3", 0.35, 0.6), material("Keys", "#26282c", 0.6)
    glow = material("Screen", "#8fc3e8", 0.3, glow=0.7)
    parent = group("Laptop", at)
    parent.rotation_euler = (0, 0, turn)
    how = {"parent": parent, "index": index}
    box("Base", (0.34, 0.23, 0.016), (0, 0, 0.01), shell, bevel=0.005, **how)
    for row in range(4):
        for column in range(12):
            box("Key", (0.021, 0.021, 0.004), (-0.143 + column * 0.026, 0.065 - row * 0.028, 0.02), keys, **how)
    box("Touchpad", (0.1, 0.055, 0.001), (0, -0.075, 0.0185), material("Pad", "#8d9197", 0.4, 0.5), **how)
    tilt = (math.radians(-18), 0, 0)
    box("Lid", (0.34, 0.01, 0.225), (0, 0.153, 0.124), shell, turn=tilt, bevel=0.004, **how)
    box("Screen", (0.32, 0.002, 0.2), (0, 0.1468, 0.1238), glow, turn=tilt, **how)
    for row, width in enumerate((0.2, 0.14, 0.24, 0.17)):
        lower = 0.05 - row * 0.03
        box("Line", (width, 0.001, 0.012), (-0.13 + width / 2, 0.1455 + lower * 0.31, 0.124 + lower * 0.95), material("Text", "#1d4e79", glow=0.2), turn=tilt, **how)


def plant(at, index=0, leaves=34):
    """A fern in a terracotta pot: leaves are strips that bend down."""
    chance = random.Random(7)
    parent = group("Plant", at)
    how = {"parent": parent, "index": index}
    profile = [(0.001, 0), (0.05, 0), (0.068, 0.095), (0.074, 0.095), (0.074, 0.115), (0.064, 0.115), (0.06, 0.1), (0.001, 0.1)]
    lathe("Pot", profile, material("Clay", "#b5643c", 0.8), **how)
    greens = [material(f"Leaf {shade}", shade, 0.55) for shade in ("#3f7d3a", "#2e6b35", "#57954a")]
    for leaf in range(leaves):
        angle, length = leaf * 2.4 + chance.uniform(-0.2, 0.2), chance.uniform(0.13, 0.21)
        rise, vertices, faces = chance.uniform(0.4, 1.5), [], []
        for step in range(11):
            part = step / 10
            out, up = length * part * math.cos(rise * (1 - part)), 0.1 + length * (math.sin(rise) * part - 0.75 * part**2.4 * math.cos(rise))
            width = 0.021 * math.sin(math.pi * (0.06 + 0.94 * part)) ** 0.7 * (1 + 0.25 * (step % 2))
            for side in (-1, 1):
                x, y = out, side * width
                vertices.append((x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle), up - 0.004 * (side == 1)))
            if step:
                faces.append((2 * step - 2, 2 * step - 1, 2 * step + 1, 2 * step))
        mesh(f"Leaf {leaf}", vertices, faces, greens[leaf % 3], **how)


def stool(at):
    """A wooden stool with a round seat and three splayed legs, 0.45 m high."""
    oak = material("Oak", "#c89a63", 0.5)
    parent = group("Stool", at)
    parts = [lathe("Seat", [(0.001, 0.42), (0.15, 0.42), (0.165, 0.428), (0.168, 0.44), (0.16, 0.45), (0.001, 0.446)], oak, parent=parent)]
    for leg in range(3):
        angle = leg * 2 * math.pi / 3 + 0.4
        top, foot = (0.095, 0.425), (0.165, 0.0)
        points = [(radius * math.cos(angle), radius * math.sin(angle), height) for radius, height in (top, (0.13, 0.21), foot)]
        parts.append(tube(f"Leg {leg}", points, [0.02, 0.018, 0.014], oak, parent=parent))
    return parts
