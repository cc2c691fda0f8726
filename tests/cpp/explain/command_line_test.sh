#!/usr/bin/env bash
# What `explain`, `conflict` and `rate --technique` write.
#   command_line_test.sh PROGRAM CORPUS
set -uo pipefail
program=$1
corpus=$2
failures=0

# check NAME EXPECTED ACTUAL
check() {
  if [[ $2 == "$3" ]]; then
    echo "ok   $1"
  else
    echo "FAIL $1: $3, not $2" && ((++failures))
  fi
}

sample=$corpus/judges/boj2580-1
path=$("$program" explain "$sample.in")
check "explain ends in a rating" 0 "$(tail -n 1 <<<"$path" | grep -qE '^solved easy [0-9.]+ [0-9]+ [a-z-]+$'; echo $?)"
blanks=$(tr -d ' \n' <"$sample.in" | grep -o 0 | wc -l)
check "explain fills every cell" "$blanks" "$(grep -cE '=[1-9]' <<<"$path")"
# What it places, in the order of the cells, is what the solution has where the puzzle has blanks.
solution=$("$program" solve --to 81 "$sample.in")
puzzle=$(tr -d ' \n' <"$sample.in")
expected=
for ((cell = 0; cell < 81; ++cell)); do
  [[ ${puzzle:cell:1} == 0 ]] && expected+=${solution:cell:1}
done
check "explain fills them right" "$expected" \
  "$(grep -oE 'r[1-9]c[1-9]=[1-9]' <<<"$path" | sort | cut -d= -f2 | tr -d '\n')"
check "explain --hint is the first step" "$(sed -n '1s/^1\. //p' <<<"$path")" \
  "$("$program" explain --hint "$sample.in")"
check "explain --json counts as many steps" "$(grep -cE '^[0-9]+\.' <<<"$path")" \
  "$("$program" explain --json "$sample.in" | grep -o '"technique"' | wc -l)"
check "explain tells of an impossible puzzle" 1 \
  "$(printf '55%079d\n' 0 | "$program" explain >/dev/null 2>&1; echo $?)"
check "explain --json says why" \
  '{"puzzle":1,"outcome":"impossible","steps":[],"contradiction":"r1c1 r1c2 both hold 5"}' \
  "$(printf '55%079d\n' 0 | "$program" explain --json 2>/dev/null)"
check "explain takes Su-domino-ku" 2 \
  "$("$program" explain "$corpus/judges/boj4574-1.in" | grep -c '^solved ')"
check "and names its cells and rows as its dominoes do" 0 \
  "$("$program" explain "$corpus/judges/boj4574-1.in" | grep -cE 'r[1-9]c[1-9]|row [1-9]')"
check "rate --technique writes a line for each" 300 \
  "$("$program" rate --technique "$corpus/sudoku/easy.txt" | grep -cE '^solved easy ')"
hard=4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........
path=$(echo $hard | "$program" explain)
chain='r[1-9]c[1-9]<>[1-9]( then r[1-9]c[1-9]=[1-9] then r[1-9]c[1-9]<>[1-9])+ then r[1-9]c[1-9]=[1-9]'
check "explain tells chains link by link" 0 "$(grep -E '^[0-9]+\. aic ' <<<"$path" | grep -cvE "; if $chain\$")"
check "explain names sets of chains" "$(grep -c '\. als-chain ' <<<"$path")" \
  "$(grep -cE '\. als-chain .* by r[1-9]c[1-9] r[1-9]c[1-9]' <<<"$path")"
check "explain names all houses of a pair" 1 "$(grep -c 'naked-pair row 9 box 9 r9c8 r9c9:.* r8c9<>6 r9c5<>6' <<<"$path")"
check "conflict names the givens" "conflict r1c1=5, r1c2=5" "$(printf '55%079d\n' 0 | "$program" conflict)"
check "conflict names isolated digits as dominoes do" "conflict 1 A2 8 A1, A3=1" \
  "$(sed 's/^I5 E6/A3 E6/' "$corpus/judges/boj4574-1.in" | sed '1,12d' | "$program" conflict)"
check "conflict is none where there is a solution" "none" "$("$program" conflict "$sample.in")"

exit "$((failures > 0))"
