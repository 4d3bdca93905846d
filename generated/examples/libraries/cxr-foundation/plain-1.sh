pip install "git+https://github.com/Google-Health/cxr-foundation.git#subdirectory=python"
