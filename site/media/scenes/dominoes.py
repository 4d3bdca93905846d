"""A red ball rolls into a row of domino tiles, which fall one after the other. The movement is simulated."""

import bpy
from studio import ball, box, camera, clip, material, sky, start, window, wood

FRAMES = 48

scene = start(480, 360, 14, bounces=3)
sky("#e9eef5", 0.6)
table = box("Table", (5, 2.4, 0.1), (0, 0, -0.05), wood("Table wood", "#c79a68", "#a2754a", 2))
tiles = [
    box(f"Tile {number}", (0.05, 0.2, 0.4), (-0.55 + number * 0.2, 0, 0.2), material(f"Tile {number}", "#f2efe6" if number % 2 else "#33658a", 0.4), bevel=0.008)
    for number in range(8)
]
red = ball("Ball", 0.13, (-1.75, 0, 0.13), material("Red", "#c8322b", 0.3))
window((-1.6, -2.4, 3), (0, 0, 0), 1.6, 190, "#fff2de")
camera((0.35, -3.5, 1.5), (0.1, 0, 0.15), 46)

bpy.ops.rigidbody.world_add()
scene.rigidbody_world.substeps_per_frame = 20
scene.render.fps = 16


def solid(made, kind, mass, shape):
    bpy.context.view_layer.objects.active = made
    bpy.ops.rigidbody.object_add()
    made.rigid_body.type, made.rigid_body.mass, made.rigid_body.collision_shape = kind, mass, shape
    made.rigid_body.friction, made.rigid_body.restitution = 0.6, 0.05
    made.rigid_body.collision_margin = 0.001


solid(table, "PASSIVE", 1, "BOX")
for tile in tiles:
    solid(tile, "ACTIVE", 0.1, "BOX")
solid(red, "ACTIVE", 0.6, "SPHERE")
# In the first frames, keyframes move the ball. Then the simulation moves it.
red.rigid_body.kinematic = True
for frame, x in ((1, -1.95), (10, -1.15)):
    red.location.x = x
    red.keyframe_insert("location", frame=frame)
for curve in red.animation_data.action.fcurves:
    for point in curve.keyframe_points:
        point.interpolation = "LINEAR"
red.keyframe_insert("rigid_body.kinematic", frame=9)
red.rigid_body.kinematic = False
red.keyframe_insert("rigid_body.kinematic", frame=10)

clip("dominoes", FRAMES, lambda frame: scene.frame_set(frame + 1))
