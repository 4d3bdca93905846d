# Or download the program: https://github.com/QuintinShaw/openasr/releases
brew install quintinshaw/tap/openasr
