"""A wooden figure: a pose with its joints, and a clip in which it juggles three oranges."""

import math

import bpy
from mathutils import Vector
from studio import aim, ball, between, box, camera, clip, in_picture, material, sky, start, still, window, write_json

BEAT = 6  # frames
FRAMES = 6 * BEAT
BONES = [
    ("neck", "head", 0.028), ("pelvis", "chest", 0.085), ("chest", "neck", 0.06),
    ("left shoulder", "left elbow", 0.034), ("left elbow", "left wrist", 0.028),
    ("right shoulder", "right elbow", 0.034), ("right elbow", "right wrist", 0.028),
    ("left hip", "left knee", 0.046), ("left knee", "left ankle", 0.036),
    ("right hip", "right knee", 0.046), ("right knee", "right ankle", 0.036),
    ("left shoulder", "right shoulder", 0.03), ("left hip", "right hip", 0.04),
]
STANDING = {
    "head": (0, 0, 1.32), "neck": (0, 0, 1.18), "chest": (0, 0, 1.05), "pelvis": (0, 0, 0.72),
    "left shoulder": (0.17, 0, 1.12), "right shoulder": (-0.17, 0, 1.12),
    "left hip": (0.09, 0, 0.7), "right hip": (-0.09, 0, 0.7),
    "left knee": (0.12, -0.03, 0.38), "right knee": (-0.12, -0.03, 0.38),
    "left ankle": (0.13, 0, 0.05), "right ankle": (-0.13, 0, 0.05),
}
DANCING = {
    **STANDING,
    "head": (0.03, -0.01, 1.33), "left elbow": (0.36, -0.02, 1.3), "left wrist": (0.3, -0.05, 1.55),
    "right elbow": (-0.37, -0.02, 1.27), "right wrist": (-0.36, -0.05, 1.53),
    "right knee": (-0.38, -0.12, 0.55), "right ankle": (-0.14, -0.06, 0.42), "left knee": (0.1, 0, 0.38), "left ankle": (0.09, 0, 0.05),
}


def build(joints):
    beech = material("Beech", "#d3a56d", 0.45)
    limbs = {(a, b): between(f"{a} – {b}", joints[a], joints[b], radius, beech) for a, b, radius in BONES}
    knobs = {name: ball(name, 0.03 if name != "head" else 0.085, at, beech, scale=(1, 1, 1.25 if name == "head" else 1)) for name, at in joints.items()}
    for side in ("left", "right"):
        x, y, _ = joints[f"{side} ankle"]
        box(f"{side} foot", (0.07, 0.18, 0.05), (x, y - 0.05, joints[f"{side} ankle"][2] - 0.02), beech, bevel=0.02)
    return limbs, knobs


def stage():
    sky("#e6ecf5", 0.6)
    box("Floor", (12, 12, 0.02), (0, 0, -0.01), material("Floor", "#a7b3bd", 0.8))
    box("Wall", (12, 0.1, 6), (0, 1.1, 3), material("Wall", "#c9d2d8", 0.9))
    window((-1.8, -2.2, 2.9), (0, 0, 0.9), 1.4, 130, "#fff1dd")


start(480, 480, 128)
stage()
build(DANCING)
camera((0.0, -3.4, 1.15), (0, 0, 0.82), 58)
still("figure")
write_json("figure-joints", {"points": in_picture(DANCING), "lines": [[a, b] for a, b, _ in BONES]})

# Juggling with three balls: on each beat, a ball is thrown. The ball flies for two beats, and then stays in the other
# hand for one beat.
INSIDE, OUTSIDE, HAND = 0.1, 0.27, 0.98
SIDES = {0: 1, 1: -1}


def hand_at(side, time):
    """Where a hand is: it carries a ball inwards for one beat, then returns for one."""
    part = (time - side) % 2
    sign = SIDES[side]
    if part < 1:  # the empty hand moves back
        return Vector((sign * (INSIDE + (OUTSIDE - INSIDE) * part), -0.3, HAND + 0.05 * math.sin(math.pi * part)))
    part -= 1
    return Vector((sign * (OUTSIDE - (OUTSIDE - INSIDE) * part), -0.3, HAND - 0.06 * math.sin(math.pi * part)))


def ball_at(number, time):
    """Where a ball is. Ball n is thrown on beats n, n + 3, n + 6 …, each time by the other hand."""
    throw = math.floor((time - number) / 3)
    beat = number + 3 * throw
    side, part = beat % 2, time - beat
    if part >= 2:
        return hand_at(1 - side, time) + Vector((0, 0, 0.05))
    share = part / 2
    x = SIDES[side] * INSIDE * (1 - share) + SIDES[1 - side] * OUTSIDE * share
    return Vector((x, -0.3, HAND + 0.05 + 0.62 * 4 * share * (1 - share)))


def arm(shoulder, wrist, upper=0.27, lower=0.26):
    """The elbow of an arm with two bones of fixed length, bent outwards and down."""
    shoulder, wrist = Vector(shoulder), Vector(wrist)
    way = wrist - shoulder
    reach = min(way.length, upper + lower - 0.001)
    along = (upper**2 - lower**2 + reach**2) / (2 * reach)
    bend = Vector((math.copysign(0.6, shoulder.x), 0.3, -1))
    bend = (bend - bend.project(way)).normalized()
    return shoulder + way.normalized() * along + bend * math.sqrt(max(upper**2 - along**2, 0))


start(480, 360, 14, bounces=3)
stage()
joints = dict(STANDING)
for side, sign in (("left", 0), ("right", 1)):
    joints[f"{side} wrist"] = tuple(hand_at(sign, 0))
    joints[f"{side} elbow"] = tuple(arm(joints[f"{side} shoulder"], joints[f"{side} wrist"]))
limbs, knobs = build(joints)
peel = material("Peel", "#e8842a", 0.55)
oranges = [ball(f"Orange {number}", 0.05, (0, 0, 0), peel) for number in range(3)]
camera((0.25, -3.1, 1.45), (0, -0.1, 1.2), 52)


def place(frame):
    time = frame / BEAT
    for side, number in (("left", 0), ("right", 1)):
        wrist = hand_at(number, time)
        elbow = arm(STANDING[f"{side} shoulder"], wrist)
        aim(limbs[f"{side} shoulder", f"{side} elbow"], STANDING[f"{side} shoulder"], elbow)
        aim(limbs[f"{side} elbow", f"{side} wrist"], elbow, wrist)
        knobs[f"{side} elbow"].location, knobs[f"{side} wrist"].location = elbow, wrist
    for number, made in enumerate(oranges):
        made.location = ball_at(number, time)


clip("juggling", FRAMES, place)
