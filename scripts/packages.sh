# Which packages of Debian and Ubuntu the project needs, and how they get installed. Sourced by ./play and ./check.

# Building and running the game. "name?" is left out where the system does not know it (its content is in another
# package there).
run_packages="cmake ninja-build g++ qt6-base-dev libqt6opengl6-dev? qt6-3d-dev qt6-tools-dev
  qt6-l10n-tools qt6-translations-l10n? qt6-multimedia-dev? nlohmann-json3-dev libcli11-dev
  libassimp-dev libtinygltf-dev libgl1-mesa-dri xvfb xauth fonts-dejavu-core"
# Running the tests as well.
test_packages="catch2 libbenchmark-dev python3"

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# apt_get ARGS…: as root, through sudo where needed.
apt_get() {
    if [ "$(id -u)" -eq 0 ]; then
        DEBIAN_FRONTEND=noninteractive apt-get "$@"
    elif command -v sudo >/dev/null; then
        sudo DEBIAN_FRONTEND=noninteractive apt-get "$@"
    else
        fail "packages are missing and there is neither root nor sudo; install them by hand: apt-get install ${missing//\?/}"
    fi
}

missing_packages() {
    for entry in "$@"; do
        is_installed "${entry%\?}" || printf '%s ' "$entry"
    done
}

# Drops the entries "name?" that this system does not know.
known_packages() {
    for entry in "$@"; do
        case $entry in
            *\?) ! apt-cache show "${entry%\?}" 2>/dev/null | grep -q '^Package:' || printf '%s ' "${entry%\?}" ;;
            *) printf '%s ' "$entry" ;;
        esac
    done
}

# install_packages NAME…: installs what is missing and says so; silent when all is there.
install_packages() {
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || {
        say "No apt-get on this system: see \"Other systems\" in README.md if the build does not find something."
        return
    }
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    if [ -n "$(known_packages $missing)" ] || [ -z "$(ls /var/lib/apt/lists 2>/dev/null | grep -v -e lock -e partial)" ]; then
        say "Missing: ${missing//\?/}"
        apt_get update -qq || fail "apt-get update failed; is there a network?"
        missing=$(known_packages $missing)
        [ -n "$missing" ] || return 0
        say "Installing: $missing"
        apt_get install -y -qq --no-install-recommends $missing >"$log" 2>&1 ||
            { tail -n 20 "$log" >&2; fail "apt-get could not install: $missing"; }
    fi
}
