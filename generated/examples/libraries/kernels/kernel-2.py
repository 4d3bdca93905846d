from kernels import get_kernel

# A kernel is code: for an owner whom the library does not trust yet, add trust_remote_code=True.
kernel = get_kernel("acme/fast-softmax", version=1)
print(dir(kernel))
