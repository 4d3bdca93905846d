"""Makes the small sample files that replace the ones at public addresses."""

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
