"""Makes the small sample files that replace the ones at public addresses."""

import json
from pathlib import Path

import numpy


def make(folder: Path) -> None:
    """Writes every sample file into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    make_image(folder / "image.png")
    make_sound(folder / "speech.flac")
    make_sound(folder / "speech.wav")
    make_video(folder / "video.mp4")
    numpy.save(folder / "speaker.npy", numpy.ones(512, dtype="float32"))
    make_training_data(folder)


def make_image(path: Path, size: int = 64) -> None:
    from PIL import Image

    rows, columns = numpy.mgrid[0:size, 0:size]
    pixels = numpy.stack([rows * 4 % 256, columns * 4 % 256, (rows + columns) * 2 % 256], axis=-1)
    Image.fromarray(pixels.astype("uint8")).save(path)


def make_sound(path: Path, seconds: float = 1.0, rate: int = 16_000) -> None:
    import soundfile

    times = numpy.arange(int(seconds * rate)) / rate
    soundfile.write(path, 0.3 * numpy.sin(2 * numpy.pi * 220 * times), rate)


def make_video(path: Path, frames: int = 24, size: int = 64) -> None:
    try:
        import av
    except ImportError:
        return
    with av.open(str(path), "w") as container:
        stream = container.add_stream("mpeg4", rate=8)
        stream.width = stream.height = size
        stream.pix_fmt = "yuv420p"
        for number in range(frames):
            pixels = numpy.full((size, size, 3), number * 8 % 256, dtype="uint8")
            container.mux(stream.encode(av.VideoFrame.from_ndarray(pixels, format="rgb24")))
        container.mux(stream.encode())


def make_training_data(folder: Path, rows: int = 20) -> None:
    """Writes the data that training code reads: texts with labels, pairs of texts, conversations, and images by label."""
    labels = ["good", "bad"]
    reviews = [f"The ferry leaves at seven {number},{labels[number % 2]}" for number in range(rows)]
    (folder / "reviews.csv").write_text("\n".join(["text,label", *reviews]))
    pairs = [f"Where is city {number},The city has a harbour {number}" for number in range(rows)]
    (folder / "pairs.csv").write_text("\n".join(["question,answer", *pairs]))
    messages = [{"role": "user", "content": "where is the cat"}, {"role": "assistant", "content": "on the ferry"}]
    (folder / "chats.jsonl").write_text("\n".join([json.dumps({"messages": messages})] * rows))
    for number in range(rows):
        place = folder / "photos" / labels[number % 2]
        place.mkdir(parents=True, exist_ok=True)
        make_image(place / f"{number}.png")
