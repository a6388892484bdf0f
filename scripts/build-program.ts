import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { hashOf, isMadeOf } from './made-of.ts'
import { root } from './source-files.ts'

/**
 * Makes a few files of the shop's 2,000 if one has changed since the last build: 2 s, or nothing. Node takes 1.7 s more
 * to load them one by one, and 60 MB more of memory.
 */
const folder = join(root, 'apps/shop/build')
const made = join(folder, 'new')
const stamp = join(folder, '.made-of')
const keptMilliseconds = 24 * 60 * 60_000
const inputs = ['package-lock.json', 'scripts/build-program.ts', '{apps,packages}/*/{src,app,data}/**/*.{ts,json}']

/** A module finds its files beside its source, wherever its code has gone. */
const keepOwnAddress: Plugin = {
  name: 'keep-own-address',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null
    const source = relative(folder, id).split(sep).join('/')
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
  },
}

/** Packages stay where they are installed, except one that only its workspace can see. */
function isInstalled(id: string, importer: string | undefined): boolean {
  if (/^(\.|\/|@tessera\/|@oxc-project\/)/.test(id) || !importer) return false
  const [first = '', second = ''] = id.split('/')
  const name = first.startsWith('@') ? `${first}/${second}` : first
  const [kind = '', workspace = ''] = relative(root, dirname(importer)).split(sep)
  return !existsSync(join(root, kind, workspace, 'node_modules', name))
}

async function buildProgram(hash: string): Promise<void> {
  console.log('Building the program …')
  await using bundle = await rolldown({
    input: { run: join(root, 'apps/shop/src/run.ts') },
    platform: 'node',
    external: isInstalled,
    plugins: [keepOwnAddress],
  })
  const options = { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } as const
  const { output } = await bundle.write({ ...options, dir: made })
  // the entry last: a program that starts meanwhile finds all parts of the build before or of this one
  for (const { fileName } of output.toSorted((one, other) => Number(isEntry(one)) - Number(isEntry(other))))
    renameSync(join(made, fileName), join(folder, fileName))
  rmSync(made, { recursive: true })
  writeFileSync(stamp, hash)
  removeOld(new Set(output.map(({ fileName }) => fileName)))
}

const isEntry = (file: { type: string; isEntry?: boolean }): boolean => file.type === 'chunk' && file.isEntry === true

/** Parts of earlier builds stay for a day: a running program may still load one. */
function removeOld(current: ReadonlySet<string>): void {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.js') && !current.has(name))) {
    const file = join(folder, name)
    if (statSync(file).mtimeMs < Date.now() - keptMilliseconds) rmSync(file)
  }
}

const hash = hashOf(inputs)
if (!isMadeOf(stamp, hash)) await buildProgram(hash)
