#!/usr/bin/env bash
# make, minimise, complete, transform, canonical and same, as a shell sees them.
# Usage: command_line_test.sh PROGRAM [TRIES], fewer than by default where they take long
set -u
program=$1
tries=${2:-}
failures=0

expect() { # NAME EXPECTED ACTUAL
  [[ $2 == "$3" ]] && return
  printf 'FAILED %s\n expected: %s\n actual:   %s\n' "$1" "$2" "$3"
  failures=$((failures + 1))
}

easy=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

made=$("$program" make sudoku --count 3 --seed 4 --symmetry half --level easy --to sdm)
expect "a series" 3 "$(wc -l <<<"$made")"
expect "the same seed" "$made" \
  "$("$program" make sudoku --count 3 --seed 4 --symmetry half --level easy --to sdm)"
expect "unique" "unique unique unique" \
  "$("$program" rate <<<"$made" | grep -o 'unique' | xargs)"
list=$("$program" make sudominoku --dominoes 12 --one-tiling)
expect "dominoes" 12 "$(head -n 1 <<<"$list")"
expect "one grid, one tiling" "1 1" "$("$program" count <<<"$list")"
expect "a list that is written as a grid" "written without their dominoes: 2" \
  "$("$program" make sudominoku --count 2 --to sdm 2>&1 >/dev/null)"
expect "a worst case likewise" "written without their dominoes: 1" \
  "$("$program" make worst --kind sudominoku --enough 1 --to sdm 2>&1 >/dev/null | tail -n 1)"
worst=$("$program" make worst --order reversed --most 99999 --to sdm 2>/dev/null)
expect "a worst case" "within" "$("$program" meter <<<"$worst" |
  grep -o 'reversed=[0-9]*' | awk -F= '{print ($2 >= 98999 && $2 <= 99999) ? "within" : $2}')"
# Until something is found, however slow the machine. In the foreground, as the signal comes twice else,
# and the second ends the program at once.
for seconds in 2 10 60; do
  stopped=$(timeout --foreground -s INT $seconds "$program" make worst --most 1000000000 --enough 1000000000 --to sdm 2>&1)
  (($(wc -l <<<"$stopped") < 3)) || break
done
expect "a worst case that is interrupted" "the worst found, interrupted 81" \
  "$(tail -n 2 <<<"$stopped" | head -n 1) $(tail -n 1 <<<"$stopped" | tr -d '\n' | wc -c)"
for seconds in 2 10 60; do
  stopped=$(timeout --foreground -s INT $seconds "$program" make sudominoku --count 1000000000 --dominoes 14 2>&1)
  (($(wc -l <<<"$stopped") < 5)) || break
done
expect "a series that is interrupted is whole" "0 not found, interrupted" \
  "$(tail -n 2 <<<"$stopped" | sed 's/: [0-9]* of [0-9]*//' | xargs)"
"$program" make sudoku --clues 17 --tries 20 >/dev/null 2>&1
expect "not found" 1 $?
# No number of tries would do: there is an end all the same.
none=$(timeout 300 "$program" make sudoku --clues 74 --level extreme ${tries:+--tries "$tries"} 2>&1)
expect "given up" \
  "1 not found: 1 of 1, given up after ${tries:-100000} tries: --tries N sets how many" "$? $none"
none=$(timeout 60 "$program" make sudoku --clues 27 --symmetry quarter --count 1000000000000 2>&1)
expect "none of a series that cannot be" \
  "1 not found: 1000000000000 of 1000000000000: none can be so, or none is known" "$? $none"
none=$(timeout 20 "$program" make sudoku --clues 75 --level medium --count 1000000000000 2>&1)
expect "none that is harder than there can be" \
  "1 not found: 1000000000000 of 1000000000000: none can be so, or none is known" "$? $none"
expect "a long search on a terminal" 1 \
  "$(script -qec "$program make sudoku --clues 17 --seconds 3" /dev/null | grep -c 'puzzle 1 of 1: try [0-9]')"
expect "a long search that nobody watches" "not found: 1 of 1, given up after 1.5 s" \
  "$("$program" make sudoku --clues 17 --seconds 1.5 2>&1)"
expect "one that has two limits" "not found: 1 of 1, given up after 600 s or 20 tries" \
  "$("$program" make sudoku --clues 17 --seconds 600 --tries 20 2>&1)"
solution=$("$program" solve <<<"$easy" | tr -d ' \n')
expect "all puzzles of a pattern and a solution" \
  "$easy not found: 2 of 3: the pattern and the solution leave just one puzzle" \
  "$("$program" make sudoku --pattern "$easy" --solution "$solution" --count 3 --to sdm 2>&1 | xargs)"
none=$("$program" make worst --kind sudominoku --dominoes 1 --most 1000 --tries 1 2>&1)
expect "no worst case found" \
  "1 not found: 1 of 1, given up after 1 tries: --tries N sets how many" "$? $none"
worst=$("$program" make worst --kind sudominoku --dominoes 35 --tries 5 2>&1 >/dev/null)
expect "a worst case where no search takes long" \
  "0 try 1: 2 calls the worst found, given up after 5 tries: --tries N sets how many" "$? ${worst//$'\n'/ }"
expect "an end that nobody has to ask for" 1 "$("$program" make worst --help | grep -c 'after N tries (default: 2000,')"
for unfit in "--enough 1000001 --most 1000000" "--dominoes 5" "--kind sudominoku --several" \
  "--kind sudominoku --order reversed"; do
  # shellcheck disable=SC2086 # several arguments
  "$program" make worst --tries 1 $unfit >/dev/null 2>&1
  expect "no worst case with $unfit" 2 $?
done
timeout 30 "$program" make sudoku --count 1000000000 >/dev/full 2>/dev/null
expect "nothing more is made that cannot be written" 2 $?
"$program" make sudoku --solution 123 >/dev/null 2>&1
expect "bad usage" 2 $?

minimal=$("$program" minimise --to sdm <<<"$easy")
expect "minimised" minimal "$("$program" minimal <<<"$minimal")"
expect "completed" 1 "$(tr '5' '.' <<<"$minimal" | "$program" complete --to sdm | "$program" count)"
expect "turned" "$(rev <<<"$easy")" "$("$program" transform --turn half --to sdm <<<"$easy")"
expect "the lines of dominoes stay, and that is said" "-: left with their rows and columns, which dominoes hold together: 1" \
  "$("$program" transform --rows 213456789 <<<"$list" 2>&1 >/dev/null)"
expect "so do lines that are drawn" "-: left with their rows and columns, which dominoes hold together: 1" \
  "$("$program" transform --random-rows <<<"$list" 2>&1 >/dev/null)"
expect "what is drawn for dominoes, whether or not lines are for others" \
  "$("$program" transform --seed 3 --random-turn --random-digits <<<"$list")" \
  "$("$program" transform --seed 3 <<<"$list" 2>&1)"
other=$("$program" transform --seed 8 --to sdm <<<"$easy")
expect "canonical" "$("$program" canonical <<<"$easy")" "$("$program" canonical <<<"$other")"
expect "the same" "new new same as 1" "$(printf '%s\n' "$easy" "$minimal" "$other" |
  "$program" same | xargs)"
expect "the same line again and again" "199999 same as 1" \
  "$(yes "$easy" | head -n 200000 | timeout 20 "$program" same --threads 1 | sort | uniq -c | tail -n 1 | xargs)"

exit $((failures > 0))
