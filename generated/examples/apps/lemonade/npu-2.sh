lemonade run user.tiny-chat-onnx
