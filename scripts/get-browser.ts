import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

// the headless shell draws no windows: browser tests take half the time of a whole Chromium
const browserPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Returns `CHROMIUM_PATH`, an installed Chromium, or installs one: Debian's as root, else Playwright's own. */
export function getBrowser(): string {
  const known = findBrowser()
  if (known) return known
  console.log('No Chromium found; installing one …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installDebianPackage()
  if (!findBrowser()) spawnSync('npx', ['playwright-core', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  const installed = findBrowser()
  if (!installed) throw new Error('No browser for the browser tests. Install Chromium or set CHROMIUM_PATH.')
  return installed
}

function findBrowser(): string | undefined {
  const own = chromium.executablePath()
  return [process.env.CHROMIUM_PATH ?? '', ...browserPaths, own].find((path) => path !== '' && existsSync(path))
}

function installDebianPackage(): void {
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], { ...quiet, stdio: [...quiet.stdio] })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    ...quiet,
    stdio: [...quiet.stdio],
  })
}
