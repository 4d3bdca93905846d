from sae_lens import SAE

# The release is a repository, or a known name such as "gpt2-small-res-jb".
# The autoencoder is named by its folder in there.
sae = SAE.from_pretrained(
    release="acme/gpt-features",
    sae_id="blocks.8.hook_resid_pre",
)
print(sae.cfg)
