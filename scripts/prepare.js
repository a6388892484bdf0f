// Plain JavaScript on purpose: runs on the machine's own Node before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Whether node_modules matches the lock file; optional packages of other platforms may be missing. */
function isInstalled() {
  try {
    const wanted = packagesIn('package-lock.json')
    const found = packagesIn('node_modules/.package-lock.json')
    const same = Object.entries(wanted).every(
      ([path, { version, link, optional }]) =>
        path === '' ||
        link ||
        !path.startsWith('node_modules/') ||
        (found[path] ? found[path].version === version : optional),
    )
    return (
      same &&
      existsSync(join(root, 'node_modules/.bin/node')) &&
      existsSync(join(root, 'node_modules/@tessera/contract'))
    )
  } catch {
    return false
  }
}

const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** The Node that came with the project is about to be replaced, so the machine's own does the work. */
const withoutOwnNode = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(join('node_modules', '.bin')))
    .join(delimiter)

function install() {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log('Installing what the lock file names (about a minute the first time) …')
  const progress = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000)
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: withoutOwnNode() },
    shell: process.platform === 'win32',
  })
  npm.on('exit', (code) => {
    clearInterval(progress)
    if (code === 0) {
      console.log(`Installed in ${seconds()} s.`)
      build()
    } else {
      console.error('npm ci failed; see above. Nothing was started.')
      process.exit(code ?? 1)
    }
  })
}

/** TypeScript, so on the Node that came with the project: this process may be an older one. */
function build() {
  const ownTools = join(root, 'node_modules/.bin')
  for (const script of ['scripts/build-pages.ts', 'scripts/build-program.ts']) {
    const made = spawn(join(ownTools, 'node'), [script], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: [ownTools, process.env.PATH].join(delimiter) },
      shell: process.platform === 'win32',
    })
    made.on('exit', (code) => {
      if (code !== 0) process.exitCode = code ?? 1
    })
  }
}

if (isInstalled()) build()
else install()
