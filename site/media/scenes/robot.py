"""A gripper above a table with a red cup and a tray."""

from studio import between, box, camera, lathe, material, sky, start, still, tube, window, wood

start(640, 480, 128)
sky("#e3e9f1", 0.5)
box("Table", (3, 1.8, 0.05), (0, 0, -0.025), wood("Table wood", "#cfae86", "#b08b60", 2))
box("Wall", (6, 0.1, 4), (0, 1.3, 1), material("Wall", "#cfd8dc", 0.9))
steel, orange, dark = material("Steel", "#b6bcc2", 0.3, 0.8), material("Arm", "#e07b26", 0.4), material("Rubber", "#2a2d31", 0.7)
lathe("Base", [(0.001, 0), (0.14, 0), (0.14, 0.05), (0.09, 0.08), (0.08, 0.2), (0.001, 0.2)], dark, at=(0.62, 0.32, 0))
joints = [(0.62, 0.32, 0.2), (0.5, 0.24, 0.62), (0.12, 0.02, 0.66), (0.0, -0.06, 0.42)]
tube("Arm", joints[:3], [0.06, 0.055, 0.045], orange)
tube("Wrist", joints[2:], [0.045, 0.035], steel)
for at in joints[1:3]:
    lathe("Joint", [(0.001, -0.075), (0.07, -0.075), (0.07, 0.075), (0.001, 0.075)], dark, at=at).rotation_euler = (1.57, 0, 0.5)
box("Palm", (0.17, 0.06, 0.045), (0.0, -0.06, 0.4), dark, bevel=0.01)
for side in (-1, 1):
    box("Finger", (0.022, 0.045, 0.13), (side * 0.07, -0.06, 0.32), steel, bevel=0.005)
lathe("Cup", [(0.001, 0), (0.036, 0), (0.048, 0.11), (0.044, 0.11), (0.033, 0.008), (0.001, 0.008)], material("Red", "#c62f2b", 0.35), at=(-0.12, -0.2, 0))
box("Tray", (0.42, 0.3, 0.012), (-0.55, 0.08, 0.006), material("Tray", "#4f6b7a", 0.5), bevel=0.01)
for y in (-0.07, 0.23):
    box("Rim", (0.42, 0.012, 0.03), (-0.55, y, 0.015), material("Rim", "#3e5562", 0.5), bevel=0.004)
window((-1.5, -1.8, 2.2), (0, 0, 0.2), 1.0, 95, "#fff2dd")
camera((-0.1, -1.85, 0.85), (-0.02, 0.05, 0.27), 42)
still("robot")
