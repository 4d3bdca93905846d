"""Makes the files of the task pages from renders, sounds, documents and photographs: pictures.py RENDERS SITE/PUBLIC

Everything drawn over a picture (masks, boxes, joints) comes from the scene that the picture was rendered from.
"""

import json
import shutil
import subprocess
import sys
import wave
from pathlib import Path

import numpy
from PIL import Image, ImageDraw, ImageFont

RENDERS, PUBLIC = Path(sys.argv[1]), Path(sys.argv[2])
MEDIA, SAMPLES = PUBLIC / "media", PUBLIC / "samples"
PHOTOS = Path("/usr/lib/python3/dist-packages/skimage/data")
FONT = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", 15)
COLOURS = ["#e4572e", "#17bebb", "#ffc914", "#76b041", "#8e5fd0", "#2e86de", "#ff7fa7", "#b08968", "#5c6b73"]


def rgb(colour):
    return tuple(int(colour[index : index + 2], 16) for index in (1, 3, 5))


def save(name, picture, quality=72):
    """Writes a picture, and a small one (320 × 240, cropped) for cards."""
    picture = picture.convert("RGB")
    picture.save(MEDIA / f"{name}.webp", quality=quality, method=6)
    width, height = picture.size
    share = max(320 / width, 240 / height)
    small = picture.resize((round(width * share), round(height * share)), Image.LANCZOS)
    left, top = (small.width - 320) // 2, (small.height - 240) // 2
    small.crop((left, top, left + 320, top + 240)).save(MEDIA / f"{name}-small.webp", quality=66, method=6)


def sample(name, picture):
    picture.convert("RGB").save(SAMPLES / f"{name}.jpg", quality=82, optimize=True)


def label(draw, at, text, colour):
    """Writes a text on a coloured box whose bottom left corner is `at`."""
    left, top, right, bottom = draw.textbbox((0, 0), text, font=FONT)
    x, y = at[0], max(0, at[1] - bottom - 8)
    draw.rectangle((x, y, x + right + 10, y + bottom + 8), fill=colour)
    light = sum(part * weight for part, weight in zip(rgb(colour), (0.3, 0.59, 0.11))) > 140
    draw.text((x + 5, y + 3), text, font=FONT, fill="#111" if light else "#fff")


def desk():
    photo = Image.open(RENDERS / "desk.png").convert("RGB")
    save("desk", photo)
    save("desk-edited", Image.open(RENDERS / "desk-edited.png"))
    sample("desk", photo)
    depth = numpy.clip(numpy.load(RENDERS / "desk-depth.npy"), 0, 3)
    near = (1 / depth - 1 / depth.max()) / (1 / depth.min() - 1 / depth.max())
    save("desk-depth", Image.fromarray((255 * near).astype("uint8")))
    numbers = numpy.load(RENDERS / "desk-objects.npy").astype(int)
    names = json.loads((RENDERS / "desk-objects.json").read_text())
    classes = {number: name.rstrip(" 2") for name, number in names.items()}
    save("desk-segments", regions(photo, numbers, {number: list(dict.fromkeys(classes.values())).index(name) for number, name in classes.items()}, classes, 0.78))
    save("desk-masks", regions(photo, numbers, {number: number - 1 for number in classes}, {}, 0.6))
    boxes = {number: box_of(numbers == number) for number in classes if classes[number] not in ("desk", "wall")}
    save("desk-boxes", boxed(photo, boxes, classes))
    found = {number: box for number, box in boxes.items() if classes[number] in ("laptop", "mug", "plant")}
    save("desk-found", boxed(photo, found, classes))
    (RENDERS / "desk-boxes.json").write_text(json.dumps({f"{classes[n]} {n}": b for n, b in boxes.items()}))


def regions(photo, numbers, colour_of, names, strength):
    """The picture with each object in a colour; with names, a label at the middle of each class."""
    pixels = numpy.asarray(photo).astype(float)
    for number, colour in colour_of.items():
        mask = numbers == number
        pixels[mask] = (1 - strength) * pixels[mask] + strength * numpy.array(rgb(COLOURS[colour]))
    result = Image.fromarray(pixels.astype("uint8"))
    draw, seen = ImageDraw.Draw(result), set()
    for number, name in names.items():
        if name in seen:
            continue
        seen.add(name)
        rows, columns = numpy.nonzero(numbers == number)
        at = {"desk": (300, 440), "wall": (290, 60)}.get(name, (int(columns.mean()) - 30, int(rows.mean()) + 12))
        label(draw, at, name, "#1d2733")
    return result


def box_of(mask):
    rows, columns = numpy.nonzero(mask)
    return [int(columns.min()), int(rows.min()), int(columns.max()), int(rows.max())]


def boxed(photo, boxes, names):
    result = photo.copy()
    draw = ImageDraw.Draw(result)
    for number, box in boxes.items():
        draw.rectangle(box, outline=COLOURS[number % len(COLOURS)], width=3)
    named = set()
    for number, box in boxes.items():
        # If two objects have the same class, the label of the second is below its box, so that labels do not overlap.
        at = (box[0], box[3] + 26) if names[number] in named else (box[0], box[1])
        named.add(names[number])
        label(draw, at, names[number], COLOURS[number % len(COLOURS)])
    return result


def figure():
    photo = Image.open(RENDERS / "figure.png").convert("RGB")
    save("figure", photo)
    sample("figure", photo)
    joints = json.loads((RENDERS / "figure-joints.json").read_text())
    draw = ImageDraw.Draw(photo)
    for first, second in joints["lines"]:
        draw.line([*joints["points"][first], *joints["points"][second]], fill="#17334f", width=4)
    for index, (x, y) in enumerate(joints["points"].values()):
        draw.ellipse((x - 7, y - 7, x + 7, y + 7), fill=COLOURS[index % len(COLOURS)], outline="#fff", width=2)
    save("figure-keypoints", photo)


def photographs():
    cat = Image.open(PHOTOS / "chelsea.png").convert("RGB")
    save("cat", cat, 76)
    sample("cat", cat)
    coffee = Image.open(PHOTOS / "coffee.png").convert("RGB")
    save("coffee", coffee, 76)
    sample("coffee", coffee)
    save("coffee-grey", coffee.convert("L"), 76)
    sample("coffee-grey", coffee.convert("L"))
    rocket = Image.open(PHOTOS / "rocket.jpg").convert("RGB")
    save("rocket", rocket, 76)
    sample("rocket", rocket)


def documents(folder):
    for name, size in (("invoice", "640,640"), ("books", "640,480"), ("report", "960,440")):
        target = RENDERS / f"{name}.png"
        command = ["chromium", "--headless", "--no-sandbox", "--hide-scrollbars", f"--window-size={size}", f"--screenshot={target}", (folder / f"{name}.html").as_uri()]
        subprocess.run(command, check=True, capture_output=True)
        picture = Image.open(target).crop((0, 0, *map(int, size.split(","))))
        save(name, picture, 80)
        if name != "report":
            sample(name, picture)


def stills():
    save("cabin", Image.open(RENDERS / "cabin.png"))
    save("robot", Image.open(RENDERS / "robot.png"))
    for name in ("teapot", "stool"):
        save(name, Image.open(RENDERS / f"{name}-side.png"))
        shutil.copy(RENDERS / f"{name}.glb", MEDIA)
    sample("teapot", Image.open(RENDERS / "teapot-side.png"))


def clips():
    rates = {"teapot": 12, "stool": 12, "boat": 12, "boat-dusk": 12, "balloon": 12, "dominoes": 16, "juggling": 18, "cartpole": 25}
    for name, rate in rates.items():
        frames = sorted((RENDERS / name).glob("*.png"))
        if name not in ("teapot", "stool"):
            save(name, Image.open(frames[len(frames) // 2 if name in ("juggling", "dominoes", "cartpole", "boat-dusk") else 0]))
        source = ["ffmpeg", "-v", "error", "-y", "-framerate", str(rate), "-i", str(RENDERS / name / "%03d.png"), "-vf", "hqdn3d=3:2:3:3"]
        subprocess.run([*source, "-c:v", "libvpx-vp9", "-pix_fmt", "yuv420p", "-crf", "36", "-b:v", "0", "-row-mt", "1", str(MEDIA / f"{name}.webm")], check=True)
        if name in ("boat", "dominoes", "juggling"):
            subprocess.run([*source, "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "28", "-movflags", "+faststart", str(SAMPLES / f"{name}.mp4")], check=True)
    for name in ("boat", "balloon"):
        sample(name, Image.open(RENDERS / name / "000.png"))


def sounds():
    for path in sorted((RENDERS / "sounds").glob("*.wav")):
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", str(path), "-c:a", "libopus", "-b:a", "24k", str(MEDIA / f"{path.stem}.opus")], check=True)
        if path.stem in ("alarm", "voices", "meeting", "kitchen", "message"):
            subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", str(path), "-ar", "16000", str(SAMPLES / f"{path.stem}.flac")], check=True)
        waveform(path)


def waveform(path):
    """Draws the loudness of a sound over time: a mirrored line for each of 96 parts."""
    raw = subprocess.run(["sox", str(path), "-t", "s16", "-"], check=True, capture_output=True).stdout
    loud = numpy.abs(numpy.frombuffer(raw, dtype="<i2").astype(float))
    heights = [numpy.sqrt((part**2).mean()) for part in numpy.array_split(loud, 96)]
    lines = "".join(f"M{4 + 3.28 * index:.1f} {60 - max(1, 50 * height / max(heights)):.1f}v{max(2, 100 * height / max(heights)):.1f}" for index, height in enumerate(heights))
    (MEDIA / f"{path.stem}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" width="320" height="120"><path d="{lines}" stroke="#2f7fd1" stroke-width="2" stroke-linecap="round"/></svg>\n'
    )


def digits():
    """Four digits drawn by a kernel density model that was fitted to 1,797 handwritten ones, with seed 42."""
    from sklearn.datasets import load_digits
    from sklearn.decomposition import PCA
    from sklearn.neighbors import KernelDensity

    pca = PCA(n_components=15, whiten=False, random_state=0)
    fitted = KernelDensity(bandwidth=3.0).fit(pca.fit_transform(load_digits().data))
    drawn = pca.inverse_transform(fitted.sample(4, random_state=42)).reshape(4, 8, 8)
    sheet = Image.new("RGB", (4 * 168 + 24, 192), "#12202f")
    for index, digit in enumerate(drawn):
        grey = Image.fromarray((255 * numpy.clip(digit / 16, 0, 1)).astype("uint8")).resize((144, 144), Image.BICUBIC)
        sheet.paste(grey, (24 + index * 168, 24))
    save("digits", sheet)


def cartpole(frames=75):
    """A cart balances a pole: physics with the constants of the Gym environment, and a linear controller."""
    folder = RENDERS / "cartpole"
    folder.mkdir(exist_ok=True)
    x, speed, angle, turn = -0.6, 0.0, 0.14, 0.0
    for frame in range(frames):
        picture = Image.new("RGB", (960, 720), "#f3f5f8")
        draw = ImageDraw.Draw(picture)
        centre = 480 + 190 * x
        draw.line((40, 540, 920, 540), fill="#8a97a5", width=6)
        draw.rounded_rectangle((centre - 75, 480, centre + 75, 535), 10, fill="#26435f")
        top = (centre + 330 * numpy.sin(angle), 490 - 330 * numpy.cos(angle))
        draw.line((centre, 490, *top), fill="#d98a3d", width=20)
        draw.ellipse((centre - 14, 476, centre + 14, 504), fill="#17bebb")
        picture.resize((480, 360), Image.LANCZOS).save(folder / f"{frame:03d}.png")
        force = 10.0 if 0.5 * x + 1.0 * speed + 12 * angle + 2.4 * turn > 0 else -10.0
        for _ in range(2):
            pull = (force + 0.05 * turn**2 * numpy.sin(angle)) / 1.1
            bend = (9.8 * numpy.sin(angle) - numpy.cos(angle) * pull) / (0.5 * (4 / 3 - 0.1 * numpy.cos(angle) ** 2 / 1.1))
            push = pull - 0.05 * bend * numpy.cos(angle) / 1.1
            x, speed, angle, turn = x + 0.02 * speed, speed + 0.02 * push, angle + 0.02 * turn, turn + 0.02 * bend


def papers():
    """Draws the graph of papers that is in the text of the task."""
    places = {"A": (90, 70), "B": (90, 180), "C": (260, 180), "D": (190, 110)}
    colours = {"A": "#2f9e6e", "B": "#2f9e6e", "C": "#d98a3d", "D": "#7b8794"}
    lines = "".join(f'<path d="M{places[a][0]} {places[a][1]}L{places[b][0]} {places[b][1]}"/>' for a, b in ("AB", "AD", "BD", "CD"))
    nodes = "".join(f'<circle cx="{x}" cy="{y}" r="22" fill="{colours[name]}"/><text x="{x}" y="{y + 6}">{"?" if name == "D" else name}</text>' for name, (x, y) in places.items())
    drawing("papers", 320, 240, f'<g stroke="#7b8794" stroke-width="3">{lines}</g><g fill="#fff" font-family="sans-serif" font-size="18" font-weight="bold" text-anchor="middle">{nodes}</g>')


def rentals():
    """Draws the rentals and their forecast that are in the text of the task."""
    past = [120, 124, 131, 128, 150, 210, 190, 122, 127, 133, 131, 154, 216, 195, 126, 129, 136, 134, 157, 221, 199]
    future = [129, 132, 139, 137, 161, 227, 204]
    # The larger a forecast, the wider its range. For Saturday, the range is 214 to 240, as in the text of the task.
    spread = [13 * value / 227 for value in future]
    place = lambda day, value: f"{20 + day * 16.3:.1f} {215 - (value - 100) * 1.35:.1f}"
    path = lambda points: "M" + "L".join(points)
    edge = [place(21 + day, value + spread[day]) for day, value in enumerate(future)]
    edge += [place(21 + day, future[day] - spread[day]) for day in reversed(range(7))]
    drawing("rentals", 480, 240, (
        '<path d="M20 215H460" stroke="#7b8794"/>'
        f'<path d="{path(edge)}Z" fill="#d98a3d" fill-opacity=".3"/>'
        f'<path d="{path([place(day, value) for day, value in enumerate(past)])}" fill="none" stroke="#2f7fd1" stroke-width="3"/>'
        f'<path d="{path([place(20, past[-1]), *(place(21 + day, value) for day, value in enumerate(future))])}" fill="none" stroke="#d98a3d" stroke-width="3" stroke-dasharray="6 5"/>'
    ))


def drawing(name, width, height, content):
    (MEDIA / f"{name}.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">{content}</svg>\n')


for folder in (MEDIA, SAMPLES):
    folder.mkdir(parents=True, exist_ok=True)
STEPS = {"cartpole": cartpole, "desk": desk, "figure": figure, "photographs": photographs, "stills": stills, "clips": clips, "sounds": sounds, "digits": digits, "papers": papers, "rentals": rentals}
wanted = sys.argv[3:] or [*STEPS, "documents"]
for step in wanted:
    documents(Path(__file__).parent / "documents") if step == "documents" else STEPS[step]()
