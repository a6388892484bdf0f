import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export interface SourceFile {
  path: string
  text: string
}

const generated = /\.gen\.ts$/

/** Hand-written TypeScript of the workspaces, `src` only. */
export const sourceFiles = (): SourceFile[] =>
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !generated.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
