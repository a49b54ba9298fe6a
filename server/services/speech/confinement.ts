import { dirname, resolve } from "node:path";

/** A way to start a program that reads what users wrote, so that a fault in it opens as little as possible. */
export interface Confinement {
  /** `closed`: no network, no files but programs and libraries, and limits; `limited`: limits; `open`: nothing. */
  name: "closed" | "limited" | "open";
  command(program: string, args: readonly string[], seconds: number): readonly [string, ...string[]];
}

/** All that follows is in util-linux and coreutils, which every Debian has (decision 213). */
const DIES_WITH_US = ["setpriv", "--pdeathsig=KILL"] as const;
const NAMESPACES = "--user --map-root-user --mount --net --ipc --uts --pid --kill-child=KILL".split(" ");
const UNPRIVILEGED = "--bounding-set=-all --inh-caps=-all --no-new-privs".split(" ");

const CLOSED: Confinement = {
  name: "closed",
  command: (program, args, seconds) => [
    ...DIES_WITH_US,
    "unshare",
    ...NAMESPACES,
    "sh",
    "-euc",
    NEW_ROOT,
    "sh",
    placeOf(program),
    "setpriv",
    ...UNPRIVILEGED,
    ...limits(seconds, 8),
    program,
    ...args,
  ],
};

const LIMITED: Confinement = {
  name: "limited",
  command: (program, args, seconds) => [
    ...DIES_WITH_US,
    "--no-new-privs",
    ...limits(seconds, 256),
    program,
    ...args,
  ],
};

/** The closest first. */
export const CONFINEMENTS: readonly Confinement[] = [CLOSED, LIMITED];

export const OPEN: Confinement = { name: "open", command: (program, args) => [program, ...args] };

/**
 * `espeak-ng` and `opusenc` use less than a fifth of the memory, and few threads. `--nproc` counts the threads of the
 * whole account, but in a namespace of its own only those of the program. What is too large a file fails, and does not
 * end the program: `espeak-ng` goes on without the sound server.
 */
const limits = (seconds: number, threads: number): string[] => [
  "prlimit",
  `--cpu=${seconds}`,
  `--as=${256 * 1024 * 1024}`,
  `--nproc=${threads}`,
  ..."--nofile=64 --fsize=0 --core=0 env --ignore-signal=XFSZ".split(" "),
];

/**
 * Run as root of namespaces of its own, which only that program and its children see: a new root that shows the
 * system's programs and libraries, all read-only, and `$1`. Neither `/proc` nor any socket is there, and no process
 * outside can be named.
 */
const NEW_ROOT = `
# On any directory that exists everywhere and is not shown itself.
mount -t tmpfs -o size=1m,mode=755 none /sys
cd /sys
show() { [ -d ".$1" ] || mkdir -p ".$1"; mount --rbind -o ro,nosuid,nodev "$1" ".$1"; }
copied=
for each in /bin /sbin /lib /lib32 /lib64 /etc/ld.so.cache; do
  if [ -L $each ] || [ -f $each ]; then copied="$copied $each"; elif [ -d $each ]; then show $each; fi
done
mkdir dev etc usr
cp -P --parents $copied .
show /usr
: > dev/null
mount --bind /dev/null dev/null
[ -z "$1" ] || show "$1"
shift
mount -o remount,ro none /sys
exec chroot . "$@"`;

/** What a program outside of the system's folders sees besides: its folder, or that of its `bin`. */
function placeOf(program: string): string {
  if (!program.includes("/") || /^\/(usr|s?bin|lib\d*)\//.test(program)) return "";
  const folder = dirname(program);
  const place = folder.endsWith("/bin") ? dirname(folder) : folder;
  return place === "/" ? "" : place;
}

/** Where a program is, seen from every directory; a name alone is looked up in `PATH`. */
export const absolute = (program: string): string => (program.includes("/") ? resolve(program) : program);
