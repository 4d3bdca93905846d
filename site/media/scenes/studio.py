"""Helpers for the scenes: materials, shapes, light, camera and rendering. Runs inside Blender 3.4 or later."""

import json
import math
import sys
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

#: Folder that the scene writes to: the first argument after `--`.
OUT = Path(sys.argv[sys.argv.index("--") + 1])


def start(width, height, samples, bounces=4):
    """Empties Blender and sets up a small picture without denoising, so that every machine gets the same one."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    OUT.mkdir(parents=True, exist_ok=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = bounces
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 3
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform = "Standard"
    return scene


def material(name, colour, roughness=0.6, metallic=0.0, glow=0.0):
    """A plain material. `colour` is a hex string in sRGB; `glow` is the strength of its own light."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    if glow:
        shader.inputs["Emission"].default_value = linear(colour)
        shader.inputs["Emission Strength"].default_value = glow
    return made


def wood(name, light, dark, scale=3.0):
    """Wood with grain along the x axis."""
    made = material(name, light, 0.5)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, stretch, noise, ramp = (
        nodes.new(kind)
        for kind in ("ShaderNodeTexCoord", "ShaderNodeMapping", "ShaderNodeTexNoise", "ShaderNodeValToRGB")
    )
    stretch.inputs["Scale"].default_value = (0.6, 8, 8)
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 6
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.35, linear(dark)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.65, linear(light)
    links.new(place.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def linear(colour):
    """The linear RGBA value of a hex colour."""
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    return (*[part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts], 1)


def finish(made, name, look, smooth=False, parent=None, index=0):
    made.name = name
    made.data.materials.append(look)
    made.pass_index = index
    if smooth and made.type == "MESH":
        for polygon in made.data.polygons:
            polygon.use_smooth = True
    if parent is not None:
        made.parent = parent
    return made


def mesh(name, vertices, faces, look, **how):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return finish(made, name, look, **how)


def box(name, size, at, look, turn=(0, 0, 0), bevel=0.0, **how):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        edge = made.modifiers.new("Bevel", "BEVEL")
        edge.width, edge.segments = bevel, 3
    return finish(made, name, look, **how)


def ball(name, radius, at, look, scale=(1, 1, 1), **how):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=32, ring_count=16)
    made = bpy.context.object
    made.scale = scale
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return finish(made, name, look, smooth=True, **how)


def lathe(name, profile, look, at=(0, 0, 0), steps=48, **how):
    """Turns a profile of (radius, height) points around the z axis."""
    vertices, faces = [], []
    for radius, height in profile:
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for row in range(len(profile) - 1):
        for step in range(steps):
            following = (step + 1) % steps
            faces.append((row * steps + step, row * steps + following, (row + 1) * steps + following, (row + 1) * steps + step))
    how.setdefault("smooth", True)
    made = mesh(name, vertices, faces, look, **how)
    made.location = at
    return made


def tube(name, points, radii, look, **how):
    """A round tube along points, as a mesh, with a radius for each point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", 1, 6, 10
    curve.use_fill_caps = True
    line = curve.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    for point, place, radius in zip(line.bezier_points, points, radii):
        point.co, point.radius = place, radius
        point.handle_left_type = point.handle_right_type = "AUTO"
    drawn = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(drawn)
    data = bpy.data.meshes.new_from_object(drawn.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(drawn)
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return finish(made, name, look, smooth=True, **how)


def between(name, start_at, end_at, radius, look, **how):
    """A limb: a lathe that swells in its middle, from one point to another."""
    start_at, end_at = Vector(start_at), Vector(end_at)
    length = (end_at - start_at).length
    shape = [(radius * (0.55 + 0.45 * math.sin(math.pi * min(1, 0.1 + 0.85 * part / 8))), length * part / 8) for part in range(9)]
    made = lathe(name, [(0.001, 0), *shape, (0.001, length)], look, **how)
    aim(made, start_at, end_at)
    return made


def aim(made, start_at, end_at):
    """Moves an object to a point and turns its z axis to another."""
    made.location = start_at
    made.rotation_mode = "QUATERNION"
    made.rotation_quaternion = (Vector(end_at) - Vector(start_at)).to_track_quat("Z", "Y")


def sky(colour, strength=1.0):
    world = bpy.data.worlds.new("Sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = linear(colour)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = strength


def sun(direction, strength, colour="#ffffff", softness=0.1):
    data = bpy.data.lights.new("Sun", "SUN")
    data.energy, data.color, data.angle = strength, linear(colour)[:3], softness
    made = bpy.data.objects.new("Sun", data)
    bpy.context.collection.objects.link(made)
    made.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()


def window(at, target, size, strength, colour="#ffffff"):
    """A soft light of a square metre or more."""
    data = bpy.data.lights.new("Window", "AREA")
    data.energy, data.size, data.color = strength, size, linear(colour)[:3]
    made = bpy.data.objects.new("Window", data)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def camera(at, target, lens=45):
    data = bpy.data.cameras.new("Camera")
    data.lens = lens
    made = bpy.data.objects.new("Camera", data)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = made
    return made


def still(name):
    """Renders one picture as PNG."""
    scene = bpy.context.scene
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = str(OUT / f"{name}.png")
    bpy.ops.render.render(write_still=True)


def clip(name, frames, place):
    """Renders frames 0 to `frames` - 1; `place(frame)` moves things before each."""
    for frame in range(frames):
        place(frame)
        still(f"{name}/{frame:03d}")


def passes(name):
    """Writes, for the camera's view, the distance of every pixel and the number of the object in it as NumPy files."""
    import numpy

    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_object_index = True
    samples, scene.cycles.samples = scene.cycles.samples, 1
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    source = nodes.new("CompositorNodeRLayers")
    target = nodes.new("CompositorNodeOutputFile")
    target.base_path = str(OUT)
    target.format.file_format, target.format.color_depth = "OPEN_EXR", "32"
    for output, slot in (("Depth", "depth"), ("IndexOB", "objects")):
        target.file_slots.new(f"{name}-{slot}-")
        links.new(source.outputs[output], target.inputs[-1])
    bpy.ops.render.render()
    for slot in ("depth", "objects"):
        path = OUT / f"{name}-{slot}-{scene.frame_current:04d}.exr"
        image = bpy.data.images.load(str(path))
        width, height = image.size
        pixels = numpy.array(image.pixels[:], dtype=numpy.float32).reshape(height, width, -1)[::-1, :, 0]
        numpy.save(OUT / f"{name}-{slot}.npy", pixels)
        path.unlink()
    scene.use_nodes = False
    scene.cycles.samples = samples


def in_picture(points):
    """Where points of the scene lie in the picture, in pixels from the top left."""
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    seen = {name: world_to_camera_view(scene, scene.camera, Vector(point)) for name, point in points.items()}
    return {name: [round(at.x * width, 1), round((1 - at.y) * height, 1)] for name, at in seen.items()}


def write_json(name, value):
    (OUT / f"{name}.json").write_text(json.dumps(value))


def export_glb(name, objects):
    bpy.ops.object.select_all(action="DESELECT")
    for made in objects:
        made.select_set(True)
    bpy.ops.export_scene.gltf(filepath=str(OUT / f"{name}.glb"), export_format="GLB", use_selection=True)
