#!/bin/sh
# Plays the experiments of docs/findings.md again and compares the numbers of its tables with what
# came out. Ends with 1 and shows the lines when one changed.
#
#   harness/findings.sh [--write] [NAME...]    all experiments of the page, or only these configs
#
#   --write    puts the new numbers, and the version that played them, into the page
#   WARLAB     the program to run; else ../warlab
#
# A line "`./warlab run configs/NAME.yaml`, played with VERSION" on the page names the run of the
# tables below it. Rows are found by their words, and the numbers behind those are the run's:
#   | player | side | against | games | score | 95 % interval |   side: both, first or second
#   | player | number | value |    number: a column of players.csv or calibration.csv
#   | term | number | value |      number: a column of ablation.csv
# "all" in place of a name means everybody. A run that depends on the clock is never the same: its
# numbers are told, and change on the page with --write only.
set -eu
unset CDPATH

home=$(cd "$(dirname "$0")/.." && pwd -P)
warlab=${WARLAB:-$home/warlab}
page=$home/docs/findings.md
run_line='^`\.\/warlab run configs\/\([^`]*\)\.yaml`, played with .*'
write=no
if [ "${1:-}" = --write ]; then
  write=yes
  shift
fi
# shellcheck disable=SC2046 # names of configs have no blanks
[ $# -gt 0 ] || set -- $(sed -n "s/$run_line/\1/p" "$page")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' HUP TERM

# The page with the numbers of one run in the tables below its line.
renew() {
  awk -v run="$1" -v folder="$work/$1" '
    function load(table,   line, names, cells, count, i) {
      while ((getline line <(folder "/" table ".csv")) > 0) {
        count = split(line, cells, ",")
        for (i = 1; i <= count; i++) {
          if (rows[table] == 0) names[i] = cells[i]
          else cell[table, rows[table], names[i]] = cells[i]
        }
        rows[table]++
      }
    }
    # The first row with these values in these columns, written "a=x;b=y".
    function find(table, wanted,   parts, at, count, i, row, same) {
      count = split(wanted, parts, ";")
      for (row = 1; row < rows[table]; row++) {
        same = 0
        for (i = 1; i <= count; i++) {
          at = index(parts[i], "=")
          same += cell[table, row, substr(parts[i], 1, at - 1)] "" == substr(parts[i], at + 1)
        }
        if (same == count) return row
      }
      return 0
    }
    function percent(part) { return sprintf("%.1f", int(part * 1000 + 0.5 + 1e-9) / 10) }
    function scores(table, row, is_reversed,   score, low, high, other) {
      score = cell[table, row, "score"]
      low = cell[table, row, "scoreLow"]
      high = cell[table, row, "scoreHigh"]
      if (is_reversed) { score = 1 - score; other = 1 - low; low = 1 - high; high = other }
      return cell[table, row, "games"] " | " percent(score) " % | " \
        percent(low) " to " percent(high)
    }
    function result(player, side, against,   row, scope) {
      if (side == "both") {
        if ((row = find("pairings", "a=" player ";b=" against))) return scores("pairings", row, 0)
        if ((row = find("pairings", "a=" against ";b=" player))) return scores("pairings", row, 1)
      } else {
        scope = against != "all" ? "pairing" : player != "all" ? "player" : "all"
        row = find("sides", "scope=" scope ";side=" side \
          ";player=" (player == "all" ? "" : player) ";opponent=" (against == "all" ? "" : against))
        if (row) return scores("sides", row, 0)
      }
      missing(player " as " side " against " against)
    }
    function number(player, name,   row, value) {
      row = find("players", "player=" player)
      value = row ? cell["players", row, name] : ""
      if (value == "" && (row = find("ablation", "term=" player)))
        value = cell["ablation", row, name]
      if (value == "" && (row = find("calibration", "player=" player ";side=both")))
        value = cell["calibration", row, name]
      if (value == "") missing(name " of " player)
      return value < 1 && value > -1 ? sprintf("%.2f", value) : sprintf("%.0f", value)
    }
    function missing(what) {
      print run ": nothing is known of " what >"/dev/stderr"
      exit 1
    }
    BEGIN {
      load("pairings"); load("players"); load("sides"); load("calibration")
      load("ablation")
      FS = " *[|] *"
    }
    /^`\.\/warlab run configs\// { is_run = index($0, "configs/" run ".yaml`") > 0 }
    /^#/ { is_run = 0 }
    is_run && /^\| / && $2 != "player" && $2 != "term" {
      if (NF == 8) $0 = "| " $2 " | " $3 " | " $4 " | " result($2, $3, $4) " |"
      else if (NF == 5) $0 = "| " $2 " | " $3 " | " number($2, $3) " |"
    }
    { print }
  ' "$2"
}

field() { sed -n "s/.*\"$1\" *: *\"*\([^\",]*\)\"*,*\$/\1/p" "$work/$2/manifest.json"; }

cp "$page" "$work/new.md"
for name; do
  grep -q "^\`./warlab run configs/$name.yaml\`" "$page" || {
    echo "docs/findings.md has no run of configs/$name.yaml" >&2
    exit 2
  }
  echo "playing $name ..."
  "$warlab" run "$home/configs/$name.yaml" --out "$work/$name" --quiet </dev/null >/dev/null
  renew "$name" "$work/new.md" >"$work/renewed.md"
  if [ "$(field repeatable "$name")" = false ] && [ $write = no ]; then
    echo "$name depends on the clock; what came out this time:"
    diff "$work/new.md" "$work/renewed.md" || true
  else
    mv "$work/renewed.md" "$work/new.md"
  fi
done

status=0
diff -u "$page" "$work/new.md" || status=1
if [ $write = yes ]; then
  for name; do
    sed "/configs\/$name\.yaml\`/s/played with .*/played with $(field version "$name")/" \
      "$work/new.md" >"$work/renewed.md"
    mv "$work/renewed.md" "$work/new.md"
  done
  cat "$work/new.md" >"$page"
  exit 0
fi
[ $status -ne 0 ] || echo "all numbers are the same"
exit $status
