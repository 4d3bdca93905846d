from kernels import get_kernel

# Warning: a kernel is code from the repository. Read the code first.
# For owners that the library does not trust, also add trust_remote_code=True.
kernel = get_kernel("acme/fast-softmax", version=1)

# The model page describes the arguments of each function.
print([name for name in dir(kernel) if not name.startswith("_")])
