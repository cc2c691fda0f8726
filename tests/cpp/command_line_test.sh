#!/usr/bin/env bash
# The command line's contract: output, exit codes, and where messages go.
#   command_line_test.sh PROGRAM CORPUS [PERCENT]
# PERCENT: how much of its length inputs have that are long for the time they take.
set -uo pipefail
program=$1
corpus=$2
percent=${3-100}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  echo "FAIL $1"
  ((++failures))
}

# expect NAME EXIT_CODE STDOUT_FILE STDERR_PATTERN ARGUMENT…   (standard input is passed on)
# Nothing takes a minute that takes time in proportion to its input, unless the machine is busy.
expect() {
  local name=$1 code=$2 output=$3 pattern=$4
  shift 4
  timeout 300 "$program" "$@" >"$work/out" 2>"$work/err"
  local actual=$?
  if [[ $actual != "$code" ]]; then
    fail "$name: exit code $actual, not $code"
  elif ! cmp -s "$output" "$work/out"; then
    fail "$name: output differs"
    diff "$output" "$work/out" | head -5
  elif ! grep -qE -- "$pattern" "$work/err" && [[ -n $pattern || -s $work/err ]]; then
    fail "$name: standard error lacks '$pattern'"
    head -5 "$work/err"
  else
    echo "ok   $name"
  fi
}

# long NUMBER: the part of it that PERCENT says
long() { echo $(($1 * percent / 100)); }

# repeat TIMES FILE [BETWEEN]
repeat() {
  local text lines
  text=$(<"$2")
  printf '%s\n' "$text"
  lines=$(wc -l <<<"${3-}$text")
  yes "${3-}$text" | head -n $((($1 - 1) * lines))
}

# has PATTERN: grep reads to the end, so that no program is left with a broken pipe.
has() { grep "$@" >"$work/found"; }

sample=$corpus/judges/boj2580-1
dominoes=$corpus/judges/boj4574-1
: >"$work/nothing"

expect "solve reads a file" 0 "$sample.out" "" solve "$sample.in"
expect "solve reads standard input" 0 "$sample.out" "" solve <"$sample.in"
expect "solve reads - as standard input" 0 "$dominoes.out" "" solve - <"$dominoes.in"
expect "solve --to 2239" 0 "$corpus/judges/boj2239-1.out" "" \
  solve --to 2239 --order min "$corpus/judges/boj2239-1.in"

{ cat "$sample.out"; echo; cat "$sample.out"; } >"$work/two"
expect "solve parts several Sudoku grids by a blank line" 0 "$work/two" "" \
  solve <(cat "$sample.in" "$sample.in")

tr -d ' \n' <"$sample.out" >"$work/line" && echo >>"$work/line"
expect "solve --to 81" 0 "$work/line" "" solve --to 81 "$sample.in"

printf '55%079d\n' 0 >"$work/clash"
echo impossible >"$work/impossible"
expect "solve says when there is no solution" 1 "$work/impossible" "clash:1:1: .*no solution" \
  solve "$work/clash"
expect "solve answers impossible cases in their place" 1 "$corpus/sudominoku/unsat.out" \
  "no solution" solve "$corpus/sudominoku/unsat.txt"

# Long inputs are worked on in chunks of a megabyte; what comes through a pipe and is longer than
# eight of them is kept in a file meanwhile.
some=$corpus/sudoku/17_clue.txt
"$program" solve --to 81 "$some" >"$work/solved"
repeat 350 "$some" >"$work/set"
repeat 350 "$work/solved" >"$work/all-solved"
expect "a long set is answered in its order" 0 "$work/all-solved" "" \
  solve --to 81 --threads 3 "$work/set"
expect "on one thread as well" 0 "$work/all-solved" "" solve --to 81 --threads 1 "$work/set"
expect "and through a pipe" 0 "$work/all-solved" "" solve --to 81 <(cat "$work/set")
{ cat "$work/set"; printf '55%079d\n' 0; } >"$work/last"
{ cat "$work/all-solved"; echo impossible; } >"$work/all-but-one"
expect "a puzzle without a solution is named by its line" 1 "$work/all-but-one" \
  "last:105001:1: puzzle 105001 has no solution" solve --to 81 "$work/last"
{ cat "$work/set"; echo "12 34"; cat "$work/set"; } >"$work/torn-set"
expect "an error far into a long set leaves standard output empty" 2 "$work/nothing" \
  "torn-set:105001:" solve "$work/torn-set"

{ cat "$work/set"; printf '2\n1 A1 2 B1\n3 A1 4 A2\nE1 E2 E3 E4 E5 E6 E7 E8 E9\n0\n'; } >"$work/twice"
expect "and says which line of the whole it is about" 2 "$work/nothing" \
  "twice:105003:3: .*'A1' is already used \(first in line 105002\)" solve "$work/twice"
# More than a megabyte: two chunks at the least.
times=$((7000 + $(long 13000)))
repeat $times "$sample.in" $'\n' >"$work/rows"
repeat $times "$sample.out" $'\n' >"$work/rows-solved"
expect "grids in rows are cut between grids" 0 "$work/rows-solved" "" \
  solve --threads 2 <(cat "$work/rows")
{ cat "$dominoes.in" "$work/rows" "$dominoes.in"; } >"$work/mixed"
{
  cat "$dominoes.out"; echo; cat "$work/rows-solved"; echo
  sed 's/Puzzle 1/Puzzle 3/; s/Puzzle 2/Puzzle 4/' "$dominoes.out"
} >"$work/mixed-solved"
expect "both kinds in one long input" 0 "$work/mixed-solved" "" solve "$work/mixed"
expect "are counted through on several threads" 0 "$work/mixed-solved" "" \
  solve --threads 3 "$work/mixed"
"$program" convert --to judge "$work/mixed" >"$work/converted"
expect "convert ends each run of a long input" 0 "$work/converted" "" \
  convert --to judge --threads 3 "$work/mixed"
expect "and can be read again" 0 "$work/mixed-solved" "" solve "$work/converted"
{ echo new && repeat 7999 <(echo "same as 1"); } >"$work/same"
repeat 8000 "$sample.in" $'\n' >"$work/rows"
expect "same knows puzzles from far before" 0 "$work/same" "" same --threads 2 "$work/rows"

head -n 8 "$sample.in" >"$work/short"
expect "bad input goes to standard error alone" 2 "$work/nothing" "short:8:[0-9]+: .*rows here: 8; expected 9" \
  solve "$work/short"
expect "a missing file is bad input" 2 "$work/nothing" "nowhere" solve "$work/nowhere"
expect "a folder is bad input" 2 "$work/nothing" "." solve "$work"
expect "an unknown option is bad usage" 2 "$work/nothing" "frobnicate" solve --frobnicate
for choice in "solve --order 2" "solve --order upwards" "convert --to 3" "make sudoku --level 1" \
  "make sudoku --level hopeless" "transform --turn 2"; do
  # shellcheck disable=SC2086 # a command and its arguments
  expect "$choice is refused with the words that there are" 2 "$work/nothing" \
    "^--[a-z]+: [a-z0-9]+ not in \{([a-z0-9-]+,)+[a-z0-9-]+\}$" $choice <"$sample.in"
done
expect "--seed is refused where nothing is drawn" 2 "$work/nothing" "random" solve --seed 1 "$sample.in"
expect "nor where all that changes is named" 2 "$work/nothing" "draws nothing" \
  transform --seed 4 --turn half --digits 987654321 "$sample.in"
for flag in "solve --json=7" "judge --strict=false" "transform --random-turn=0" "make worst --several=no"; do
  # shellcheck disable=SC2086 # a command and its flag
  expect "$flag is refused: a flag is there or not" 2 "$work/nothing" "^--[a-z-]+: takes no value$" $flag
done
expect "solve --limit is for JSON alone" 2 "$work/nothing" "^--limit requires --json$" \
  solve --limit 5 "$sample.in"
expect "JSON has no format to choose" 2 "$work/nothing" "excludes" solve --json --to grid "$sample.in"
expect "nothing to search is no worst case" 2 "$work/nothing" "from 1 to 35" \
  make worst --kind sudominoku --dominoes 36
expect "--clues below the fewest is refused" 2 "$work/nothing" "from 17 to 80" make sudoku --clues 016
for choice in "--turn half --random-turn" "--rows 321456789 --random-bands" "--digits 987654321 --random-digits"; do
  # shellcheck disable=SC2086 # options and their values
  expect "what $choice names is not drawn as well" 2 "$work/nothing" "excludes" transform $choice "$sample.in"
done
expect "the fewest dominoes are no number of them" 2 "$work/nothing" "excludes --fewest" \
  make sudominoku --fewest --dominoes 14
expect "a minimal Sudoku of more givens than any known is not looked for" 1 "$work/nothing" "not found: 1 of 1: none can be so, or none is known" \
  make sudoku --minimal --clues 41
expect "nor one of all dominoes" 1 "$work/nothing" "not found: 1 of 1: none can be so, or none is known" make sudominoku --minimal --dominoes 36
"$program" make sudoku --clues 30 --seed 10 >"$work/thirty"
expect "numbers are in base 10 though they begin with 0" 0 "$work/thirty" "" make sudoku --clues 030 --seed 010
printf '%081d\n' 0 >"$work/blank"
expect "minimise says what it leaves as it was" 0 "$work/blank" "without just one solution: 1$" \
  minimise --to 81 "$work/blank"
printf '11%079d\n' 0 >"$work/clashing"
"$program" complete --to 81 "$work/blank" >"$work/completed" 2>/dev/null
expect "complete says what it cannot prove" 0 "$work/completed" "not proven to need as many givens: 1$" \
  complete --to 81 "$work/blank"
expect "complete says so, too" 0 "$work/clashing" "without a solution: 1$" complete --to 81 "$work/clashing"
expect "no command is bad usage" 2 "$work/nothing" "command is required"
expect "an unknown command is named" 2 "$work/nothing" "not expected: slove" slove "$sample.in"
expect "an unknown thing to make is named" 2 "$work/nothing" "not expected: kakuro" make kakuro

printf 'hello \033]0;title\007 there\n' >"$work/escapes"
expect "what a terminal would obey is named, not written" 2 "$work/nothing" \
  "'hello <U\+001B>]0;title<U\+0007> there'$" solve "$work/escapes"

printf '\xef\xbb\xbf' | cat - "$sample.in" >"$work/marked"
expect "a byte order mark is passed over" 0 "$sample.out" "" solve "$work/marked"
{ printf '\xff\xfe' && sed 's/./&\x00/g; s/$/\n\x00/' "$sample.out" | tr -d '\n'; } >"$work/wide"
expect "UTF-16 is refused by its name" 2 "$work/nothing" "wide: the text is UTF-16" \
  solve "$work/wide"
expect "also where it comes through a pipe" 2 "$work/nothing" "the text is UTF-16" \
  solve <(cat "$work/wide")
printf '1\0\x01\n\n%s\n' noise noise noise >"$work/binary"
expect "of what is no text only that is said" 2 "$work/nothing" "^[^:]*: this is no text$" \
  solve "$work/binary"
expect "also where the first megabytes are" 2 "$work/nothing" "this is no text" \
  solve --to 81 <(cat "$work/set" "$work/binary")
expect "of what cannot be read only that is said" 2 "$work/nothing" "Is a directory" solve "$work"
has "no puzzle" "$work/err" && fail "not what it would hold"
yes "$(head -n -1 "$dominoes.in")" | head -n 200000 >"$work/lists"
"$program" convert --to sdm "$work/lists" 2>"$work/err" >"$work/out"
[[ $(grep -c "does not end in a line 0" "$work/err") == 1 ]] ||
  fail "that a long list has no end is said once, at its end"
expect "judge does not take UTF-16 for a wrong answer" 2 "$work/nothing" \
  "wide: the text is UTF-16" judge "$sample.in" "$work/wide"

expect "convert writes the judge's list back" 0 "$dominoes.in" "" \
  convert --to judge <(sed 's/5 G4 9 G5 $/5 G4 9 G5/' "$dominoes.in")
expect "convert keeps the blanks as zeros" 0 "$sample.in" "" convert --to judge "$sample.in"

printf '1 1\n1 2\n' >"$work/counts"
expect "count gives grids and tilings" 0 "$work/counts" "" count "$dominoes.in"
echo '2+' >"$work/many"
expect "count marks a number that the limit cut" 0 "$work/many" "" \
  count "$corpus/judges/mimuw-zad7-2.in"
echo 50 >"$work/fifty"
expect "count --limit 0 goes to the end" 0 "$work/fifty" "" \
  count --limit 0 "$corpus/judges/mimuw-zad7-2.in"
echo 72274092 >"$work/far"
printf '%s\n' .................1.......4......452...6........78........1....72......9.3....5... \
  >"$work/sparse"
expect "count --limit 0 goes far" 0 "$work/far" "" count --limit 0 "$work/sparse"
expect "count does not mark a number that the limit just allows" 0 "$work/fifty" "" \
  count --limit 50 "$corpus/judges/mimuw-zad7-2.in"

expect "count --estimate counts where it can" 0 "$work/fifty" "" \
  count --estimate 100 "$corpus/judges/mimuw-zad7-2.in"
expect "count does not take a limit and a number of descents" 2 "$work/nothing" "excludes" \
  count --limit 5 --estimate 100 "$corpus/judges/mimuw-zad7-2.in"
printf '%081d\n' 0 | "$program" count --estimate 1000 | has -E '^6\.[4-9][0-9]*e\+21 \+-' ||
  { echo "FAIL count --estimate"; ((++failures)); }
echo unknown >"$work/unknown"
printf '%081d\n' 0 >"$work/empty"
# Of more than two chunks, whatever the percentage.
yes "$(head -n 100 "$corpus/sudoku/easy.txt")" | head -n 40000 >"$work/slow"
"$program" count --estimate 3 --threads 1 "$work/slow" >"$work/slow-counted"
expect "what is written before it is its turn is written in order" 0 "$work/slow-counted" "" \
  count --estimate 3 --threads 2 "$work/slow"
expect "count --estimate knows no error of a single number" 0 "$work/unknown" "" \
  count --estimate 1 "$work/empty"
# Of notes there are no more than 5,000; a lost puzzle is an error behind them, too.
{ for _ in {1..5001}; do printf 'hello\n\n'; done; printf '%081d\n5!3!!7!!!\n' 0; } >"$work/lost"
expect "what is lost behind many notes is an error" 2 "$work/nothing" \
  "^$work/lost:10004:1: .*5!3!!7!!!" solve "$work/lost"
{ for _ in {1..81}; do printf '1:3+,2:3+,3:3+,4:3+,5:3+,6:3+,7:3+,8:3+,9:3+ '; done; } |
  sed 's/ $/\n/' >"$work/all"
expect "candidates --counts" 0 "$work/all" "" candidates --counts 3 <(printf '%081d\n' 0)
sed 's/./& /g; s/ $//' "$work/line" >"$work/single"
expect "candidates are those of the solution" 0 "$work/single" "" candidates "$sample.in"
printf 'minimal\nmultiple\n' >"$work/minimal"
expect "minimal" 0 "$work/minimal" "" \
  minimal <(head -n 1 "$corpus/sudoku/17_clue.txt"; printf '%081d\n' 0)

judges=$corpus/judges
expect "solve --profile writes what that judge wants" 0 "$judges/uva10957-1.out" "" \
  solve --profile uva10957 "$judges/uva10957-1.in"
expect "solve --profile auto finds the problem, and says so" 0 "$judges/boj7517-1.out" \
  "boj7517-1.in: read as an input of problem 7517$" \
  solve --profile auto "$judges/boj7517-1.in"
printf '5 5%s' "$(printf ' 0%.0s' {1..79})" >"$work/clash2580"
expect "solve --profile says when there is no solution" 1 "$work/impossible" "clash2580:1:1: .*no solution" \
  solve --profile 2580 "$work/clash2580"
expect "solve --profile refuses an unknown problem" 2 "$work/nothing" "nowhere" \
  solve --profile nowhere "$sample.in"
"$program" solve --profile 12095 >"$work/submission"
echo accepted >"$work/accepted"
expect "judge accepts" 0 "$work/accepted" "^$dominoes.in: read as an input of problem 4574$" judge "$dominoes.in" "$dominoes.out"
expect "judge accepts strictly" 0 "$work/accepted" "" judge --profile 4574 --strict "$dominoes.in" "$dominoes.out"
{ echo accepted; echo "calls: 9999861"; } >"$work/counted"
expect "judge counts the calls of a submission" 0 "$work/counted" "" \
  judge --profile 12095 "$work/nothing" "$work/submission"
{ echo 2 && tail -n +2 "$judges/poj2676-1.in"; } >"$work/announced"
expect "judge blames a count that is wrong" 2 "$work/nothing" \
  "announced:1:1: the count says 2; what follows comes to 1$" \
  judge --profile poj2676 "$work/announced" "$work/nothing"
tail -n +2 "$judges/poj2676-1.in" >"$work/uncounted"
expect "judge says that the count is missing" 2 "$work/nothing" \
  "uncounted:1:1: '[0-9]*' cannot stand here; expected 0-9999999$" \
  judge --profile poj2676 "$work/uncounted" "$work/nothing"
echo 4 >"$work/size"
expect "judge says which sizes a box may have" 2 "$work/nothing" \
  "size:1:1: '4' cannot stand here; expected 1-3$" \
  judge --profile uva989 "$work/size" "$work/nothing"
echo "2 . 0" >"$work/dot"
expect "judge says what may stand in a cell of its problem" 2 "$work/nothing" \
  "dot:1:3: '[.]' cannot stand in a cell; expected 0-4$" \
  judge --profile 7844 "$work/dot" "$work/nothing"
sed 's/^361975842/351975842/' "$dominoes.out" >"$work/torn"
{
  echo wrong-answer
  echo "$work/torn:3:2: puzzle 1: the domino given in B2 and B3 is torn apart: B2 holds '5', not 6"
} >"$work/verdict"
expect "judge says what is wrong and where" 1 "$work/verdict" "problem 4574" judge "$dominoes.in" "$work/torn"
sed '1s/1 3/3 1/' "$sample.out" >"$work/swapped"
{
  echo wrong-answer
  echo "$work/swapped:1:1: two 3s in the same row: in r1c1 and r1c2 (given)"
} >"$work/verdict"
expect "judge says that a digit clashes with a given" 1 "$work/verdict" "" \
  judge --profile 2580 "$sample.in" "$work/swapped"
{
  echo wrong-answer
  echo "$work/nearly:11:1: puzzle 2: expected 'Could not complete this grid.'," \
    "not 'Could not complete this grid'"
} >"$work/verdict"
sed '$ s/[.]$//' "$judges/boj4056-1.out" >"$work/nearly"
expect "judge quotes all of a message that is nearly right" 1 "$work/verdict" "" \
  judge --profile 4056 "$judges/boj4056-1.in" "$work/nearly"
printf 'wrong-answer\n%s:1:1: %s\n' "$work/error" "expected a grid, not 'ERROR'" >"$work/verdict"
echo ERROR >"$work/error"
expect "judge says that a grid is expected" 1 "$work/verdict" "" \
  judge --profile 2955 "$judges/boj2955-2.in" "$work/error"
printf 'missing-output\n%s:1:3: %s\n' "$work/cut" "the output ends where '\"' is expected" \
  >"$work/verdict"
printf '[[' >"$work/cut"
expect "judge says what is missing where the output ends" 1 "$work/verdict" "" \
  judge --profile leetcode37 "$judges/leetcode37-1.in" "$work/cut"
expect "judge takes no lost input for the problem that has none" 2 "$work/nothing" "is empty" \
  judge "$work/nothing" "$work/cut"
expect "judge cannot use a broken input" 2 "$work/nothing" "torn:.*" \
  judge --profile 4574 "$work/torn" "$work/torn"
expect "judge has one standard input" 2 "$work/nothing" "both" judge - - <"$sample.in"
echo 0 >"$work/no-cases"
echo x >"$work/some"
{ echo extra-output; echo "$work/some:1:1: 'x' comes after the last answer"; } >"$work/verdict"
for profile in 4056 4574 poj2676 7517 9291 sudogob; do
  expect "judge takes an input without puzzles for $profile" 1 "$work/verdict" "" \
    judge --profile $profile "$work/no-cases" "$work/some"
done
expect "judge takes an input that ends at once" 1 "$work/verdict" "" \
  judge --profile 7681 <(echo end) "$work/some"
expect "judge accepts no answers to no puzzles" 0 "$work/accepted" "" \
  judge --profile 4056 "$work/no-cases" "$work/nothing"
expect "judge says what is wrong with an input that no profile fits" 2 "$work/nothing" \
  ":1:1: the count says 11; what follows comes to 10" \
  judge <(sed '1s/.*/11/' "$corpus/judges/boj4574-1.in") "$work/some"
head -c "$(long 1000000)" /dev/zero | tr '\0' 1 >"$work/ones"
expect "a profile reads a long line in linear time" 2 "$work/nothing" "no profile is known" \
  judge "$work/ones" "$work/some"
cases=$(long 80000)
{ echo "$cases" && repeat "$cases" "$judges/boj2239-1.in"; } >"$work/many.in"
repeat "$cases" "$judges/boj2239-1.out" >"$work/many.out"
expect "judge takes an output apart in linear time" 0 "$work/accepted" "" \
  judge --strict --profile poj2676 "$work/many.in" "$work/many.out"
cases=$(long 60000)
repeat "$cases" "$judges/hdu1426-1.in" >"$work/many.in"
repeat "$cases" "$judges/hdu1426-1.out" | tr '\n' ' ' >"$work/many.out"
{
  echo "accepted"
  echo "a byte-exact judge would reject it:"
  echo "$work/many.out:1:18: the white space differs from what the problem requires"
} >"$work/verdict"
expect "judge takes answers on one line apart in linear time" 0 "$work/verdict" "" \
  judge --profile hdu1426 "$work/many.in" "$work/many.out"
# Peter Norvig's grid, which took his program 24 minutes.
fold -w 9 <<<.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4......... |
  tr . 0 | sed 's/./& /g' >"$work/impossible.in"
repeat 30 "$work/impossible.in" >"$work/many.in"
for ((i = 1; i <= 30; ++i)); do echo "Case $i: Impossible."; done >"$work/many.out"
expect "judge sees soon that a grid is impossible" 0 "$work/accepted" "" \
  judge --strict --profile uva10957 "$work/many.in" "$work/many.out"
{ echo 3 && cat "$work/impossible.in"; } >"$work/sized.in"
repeat 30 "$work/sized.in" >"$work/many.in"
repeat 30 <(echo NO SOLUTION) $'\n' >"$work/many.out"
expect "judge sees soon that there is no smallest solution" 0 "$work/accepted" "" \
  judge --strict --profile uva989 "$work/many.in" "$work/many.out"
head -c "$(long 6000000)" /dev/zero | tr '\0' '\r' >"$work/returns"
expect "lines that end in CR are read in linear time" 2 "$work/nothing" "no puzzle" \
  count "$work/returns"
printf '12345678\n123\n' >"$work/broken"
expect "solve says what is wrong with a text" 2 "$work/nothing" "'123' is not a number of dominoes" \
  solve "$work/broken"
has "no puzzle" "$work/err" && fail "and not that there is nothing else"
for text in "[|. |" "|a=b, |(" "6 B2 1 B3|１ |"; do
  IFS='|' read -r before repeated behind <<<"$text"
  {
    echo -n "$before"
    yes "$repeated" | head -c "$(long 6000000)" | tr -d '\n'
    echo "$behind"
  } >"$work/line"
  expect "a long line of '$repeated' is read in linear time" 2 "$work/nothing" "line:1:" \
    count "$work/line"
done
"$program" judge --json "$dominoes.in" "$work/torn" >"$work/json"
grep -q '"verdict":"wrong-answer","reason":{"kind":"domino-torn-apart","puzzle":1,"line":3,"column":2,' \
  "$work/json" || { echo "FAIL judge --json"; ((++failures)); }
"$program" judge --json --profile 12095 "$work/nothing" "$judges/boj12095-1.out" | has '"calls":72097' ||
  fail "judge --json says how many calls a submission takes"
printf '\x9b\n' >"$work/bytes"
"$program" judge --json "$dominoes.in" "$work/bytes" >"$work/json"
grep -qF $'"found":"\xef\xbf\xbd"' "$work/json" ||
  { echo "FAIL judge --json is UTF-8 whatever it quotes"; ((++failures)); }
echo "row-major=72097 column-major=2855944 reversed=127995 digits-descending=2959682 fewest-candidates=10123 legal" >"$work/meter"
expect "meter counts calls in five orders" 0 "$work/meter" "" meter "$judges/boj12095-1.out"
"$program" meter --cap 100 "$judges/boj12095-1.out" | has '^row-major>=100 .* not-legal$' ||
  { echo "FAIL meter --cap"; ((++failures)); }
# Three cells for two digits: a Sudoku without a solution, of which the meter counts no candidate.
{ for _ in 1 2 3; do printf '12.......'; done; for _ in {4..81}; do printf '123456789'; done; echo; } >"$work/candidates"
echo "row-major=392 column-major=392 reversed=392 digits-descending=392 fewest-candidates=82 legal" >"$work/meter"
expect "meter says that it counts no candidates" 0 "$work/meter" \
  "$work/candidates: counted without their candidates: 1" meter "$work/candidates"
{
  echo "visit r8c7"
  echo "candidates r8c7: 39"
  echo "… 50383 events left out"
  echo "visit no cell"
  echo "solved no cell"
} >"$work/trace"
"$program" trace --algorithm sudoku-fewest-first --events 4 "$judges/boj12095-1.out" |
  sed -e '1d' -e 's/ (line [0-9]*)$//' | cmp -s "$work/trace" - ||
  { echo "FAIL trace --events"; ((++failures)); }
"$program" trace "$dominoes.in" | grep -c '^sudominoku-.* solved calls=' | has -x 10 ||
  { echo "FAIL trace knows every algorithm"; ((++failures)); }
"$program" trace --json --cap 100 --algorithm sudoku-masks "$judges/boj12095-1.out" |
  has '^{"puzzle":1,"kind":"sudoku","algorithm":"sudoku-masks","ending":"calls","counters":{"calls":100,' ||
  { echo "FAIL trace --json"; ((++failures)); }
# To go through all of a blank grid takes longer than anybody waits.
{ cat "$judges/boj12095-1.out" && printf '%081d\n' 0; } >"$work/slow"
exec 3< <(exec "$program" trace --cap 0 --solutions 1000000000 --algorithm sudoku-masks "$work/slow")
slow=$!
read -r -t 30 first <&3
kill "$slow"
exec 3<&-
[[ $first == "sudoku-masks "*" calls=3031697 "* ]] ||
  { echo "FAIL an answer waits for one that takes long"; ((++failures)); }
cat "$dominoes.in" "$judges/boj12095-1.out" >"$work/both"
{
  echo '{"puzzle":1,"kind":"sudominoku"}'
  echo '{"puzzle":2,"kind":"sudominoku"}'
} >"$work/others"
for command in "meter --json --cap 100" "trace --json --cap 100 --algorithm sudoku-masks"; do
  # shellcheck disable=SC2086
  "$program" $command "$work/both" >"$work/json"
  head -n 2 "$work/json" | cmp -s "$work/others" - &&
    tail -n 1 "$work/json" | has '^{"puzzle":3,"kind":"sudoku",.*"calls":100,' ||
    { echo "FAIL $command is JSON whatever the puzzle"; ((++failures)); }
done
"$program" pack --problem 2580 --seed 3 --out "$work/pack" >/dev/null &&
  "$program" judge --profile 2580 --strict "$work/pack/02-one-blank.in" "$work/pack/02-one-blank.out" | has -x accepted &&
  [[ $(ls "$work/pack" | wc -l) == 32 ]] || { echo "FAIL pack"; ((++failures)); }
expect "pack leaves a folder alone that holds another" 2 "$work/nothing" "pack: the folder is not empty$" \
  pack --problem 4574 --out "$work/pack"

"$program" solve --json "$dominoes.in" | grep -c '"outcome":"unique"' | has -x 2 ||
  { echo "FAIL solve --json"; ((++failures)); }
for command in "solve $dominoes.in" "count $dominoes.in" "make sudoku" "meter $judges/boj12095-1.out"; do
  # shellcheck disable=SC2086 # a command and its arguments
  "$program" $command >/dev/full 2>"$work/full"
  [[ $? == 2 ]] && grep -qx "standard output cannot be written" "$work/full" ||
    { echo "FAIL $command says that it cannot write"; ((++failures)); }
done
# What was read once has to be there the second time, or fewer answers would look like all of them.
# All but the last bytes of this find room in the file that they wait in.
repeat 400 "$some" >"$work/held"
(trap '' XFSZ && ulimit -f 9212 && "$program" convert --to 81 --threads 1 <(cat "$work/held")) >/dev/null 2>"$work/err"
[[ $? == 2 ]] && grep -q "File too large" "$work/err" ||
  { echo "FAIL convert says that there was no room for its input"; ((++failures)); }
"$program" convert --to 81 --threads 1 "$work/held" 2>"$work/err" |
  { head -c 1 && truncate -s 3000000 "$work/held" && cat; } >/dev/null
[[ ${PIPESTATUS[0]} == 2 ]] && grep -q "shorter" "$work/err" ||
  { echo "FAIL convert says that its input has become shorter"; ((++failures)); }
# Work whose result nobody can have is not gone on with: all of it would take minutes.
head -n 1 "$corpus/sudoku/hardest.txt" >"$work/hard"
repeat 2000 "$work/hard" >"$work/long"
timeout 60 "$program" explain "$work/long" >/dev/full 2>"$work/full"
[[ $? == 2 ]] || { echo "FAIL explain stops when it cannot write"; ((++failures)); }
# The sanitizers need more room than this to begin with.
if { (ulimit -v 100000 && "$program" --version) >/dev/null; } 2>/dev/null; then
  head -c 60000000 /dev/zero | tr '\0' 1 >"$work/endless"
  for threads in 1 4; do
    (ulimit -v 100000 && "$program" count --threads $threads "$work/endless") >"$work/out" 2>"$work/err"
    [[ $? == 2 && ! -s $work/out ]] && grep -qx "out of memory" "$work/err" ||
      { echo "FAIL count says that it has no memory, on $threads threads"; ((++failures)); }
  done
  # No thread beside the first has room for its stack.
  (ulimit -s 1000000 && ulimit -v 400000 && "$program" solve --to 81 --threads 4 "$work/set") |
    cmp -s "$work/all-solved" - || { echo "FAIL solve does with the threads it gets"; ((++failures)); }
fi
for numbers in "count --limit 18446744073709551615" "make sudoku --seed -1" "make sudoku --seconds nan" \
  "make sudoku --pattern $(printf '%081d' 1) --clues 30"; do
  # shellcheck disable=SC2086
  "$program" $numbers </dev/null >/dev/null 2>&1
  [[ $? == 2 ]] || { echo "FAIL $numbers is refused"; ((++failures)); }
done
{
  printf '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n'
  printf '.23456789%.0s' {1..81}
} >"$work/candidates"
for command in minimise complete canonical "convert --to 81"; do
  # shellcheck disable=SC2086
  "$program" $command "$work/candidates" 2>"$work/err" >/dev/null
  grep -q ': written without their candidates or dominoes: 1$' "$work/err" ||
    { echo "FAIL $command says what it leaves out"; ((++failures)); }
done
"$program" convert --to sudokuwiki "$work/candidates" 2>&1 | has S9B ||
  { echo "FAIL convert writes candidates"; ((++failures)); }
{
  echo "["
  for ((i = 0; i < 16000; ++i)); do
    echo '"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",'
  done
  echo "]"
} >"$work/array"
"$program" count "$work/array" | uniq -c | has -E '^ *16000 1$' ||
  { echo "FAIL count reads an array of several chunks"; ((++failures)); }

"$program" --version | has -E '^[0-9]+\.[0-9]+\.[0-9]+$' || { echo "FAIL --version"; ((++failures)); }
"$program" --help | has convert || { echo "FAIL --help"; ((++failures)); }

exit $((failures > 0))
