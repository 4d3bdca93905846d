# An interactive zsh into which lines are typed. Arguments: what is run first, then the lines. After each line come a
# tab and a key that shows what is in the line now, which is printed.
zmodload zsh/zpty
zpty session zsh -f -i
zpty -w session "PROMPT='' RPROMPT=''; unsetopt prompt_sp prompt_cr; stty -echo; $1"
zpty -w session 'tell() { print -r -- "<<$BUFFER>>"; BUFFER=; zle accept-line }; zle -N tell; bindkey "^X" tell'
# Printed in two parts, so that the command itself is not taken for its output.
zpty -w session "print rea''dy"
zpty -r session seen '*ready*'
shift
for line in "$@"; do
  zpty -w -n session "$line"$'\t\x18'
  zpty -r session seen '*>>*'
  print -r -- "${${seen#*<<}%%>>*}"
done
zpty -d session
