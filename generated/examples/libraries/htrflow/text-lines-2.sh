htrflow pipeline "path/to/pipeline.yaml" "path/to/image.jpg"
