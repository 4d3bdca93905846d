# Then set up the environment as its README tells.
git clone https://github.com/jasonppy/VoiceCraft.git
cd VoiceCraft
