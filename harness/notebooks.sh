# shellcheck shell=sh disable=SC2154 # home comes from the launcher
# ./warlab notebooks [DIR] [--plugins DIR]: runs every notebook from top to bottom against a results folder, the
# sample unless told otherwise, and leaves the pages in build/notebooks. Sourced by the launcher.

launcher_notebooks() {
  folder=$home/results/sample plugins=''
  while [ $# -gt 0 ]; do
    case $1 in
      --plugins) plugins=$(cd "${2:?a folder}" && pwd -P) && shift ;;
      *) folder=$1 ;;
    esac
    shift
  done
  [ -f "$folder/games.csv" ] || fail "$folder is no results folder: it has no games.csv"
  results=$(cd "$folder" && pwd -P)
  need_python_packages
  mkdir -p "$home/build/notebooks"
  for notebook in "$home"/notebooks/*.ipynb; do
    say "running ${notebook##*/} on $results"
    WARLAB_RUN=$results WARLAB_PLUGINS=$plugins PYDEVD_DISABLE_FILE_VALIDATION=1 \
      jupyter-nbconvert --log-level=WARN --to html --execute \
      --output-dir "$home/build/notebooks" "$notebook" || fail "${notebook##*/} failed"
  done
  say "the pages are in build/notebooks"
}

# The Python that counts is the one that nbconvert runs on, which need not be the first on the PATH.
need_python_packages() {
  converter=$(command -v jupyter-nbconvert) || missing_packages jupyter-nbconvert
  python=$(sed -n '1s/^#! *//p' "$converter")
  missing=''
  for package in ipykernel pandas matplotlib; do
    $python -c "import $package" 2>/dev/null || missing="$missing python3-$package"
  done
  # shellcheck disable=SC2086 # a list
  [ -z "$missing" ] || missing_packages $missing
}

missing_packages() {
  fail "notebooks need $*; on Debian:" \
    "apt-get install --no-install-recommends jupyter-nbconvert python3-ipykernel" \
    "python3-pandas python3-matplotlib"
}
