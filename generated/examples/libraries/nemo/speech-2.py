import nemo.collections.asr as nemo_asr

asr_model = nemo_asr.models.ASRModel.from_pretrained("acme/courtroom-ctc")
transcriptions = asr_model.transcribe(["path/to/speech.wav"])
print(transcriptions[0].text)
