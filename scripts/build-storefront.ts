import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-files.ts'

/** Builds the pages if an input has changed since the last build: 2 s, or nothing. */
const folder = join(root, 'apps/storefront')
const stamp = join(folder, 'build/.made-of')
const inputs = [
  'package-lock.json',
  'apps/storefront/{app,public}/**/*',
  'apps/storefront/*.config.ts',
  'packages/{ui,contract,domain,client}/src/**/*',
]

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const path of inputs
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

const isMade = (hash: string): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

function buildPages(hash: string): void {
  console.log('Building the pages …')
  for (const args of [['typegen'], ['build']]) {
    const { status, stdout, stderr } = spawnSync('react-router', args, { cwd: folder, encoding: 'utf8' })
    if (status === 0) continue
    console.error(`${stdout}\n${stderr}`)
    process.exit(1)
  }
  writeFileSync(stamp, hash)
}

const hash = hashOfInputs()
if (!isMade(hash)) buildPages(hash)
