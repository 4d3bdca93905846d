import hydra
from omegaconf import OmegaConf

llm_cfg_path = "configs/clm_models/llama2chat7b_lora.yaml"
seed_story_cfg_path = "configs/clm_models/agent_7b_sft.yaml"

llm_cfg = OmegaConf.load(llm_cfg_path)
llm = hydra.utils.instantiate(llm_cfg, torch_dtype="fp16")

seed_story_cfg = OmegaConf.load(seed_story_cfg_path)
seed_story = hydra.utils.instantiate(seed_story_cfg, llm=llm)
