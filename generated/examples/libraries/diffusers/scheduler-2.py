from diffusers import DPMSolverMultistepScheduler

# A scheduler is one part of a pipeline. To use it in a pipeline, pass scheduler=scheduler to from_pretrained.
scheduler = DPMSolverMultistepScheduler.from_pretrained("acme/fast-steps")
scheduler.set_timesteps(20)
print(scheduler.timesteps.tolist())
