from mamba_ssm import MambaLMHeadModel

model = MambaLMHeadModel.from_pretrained("acme/slither-130m")
