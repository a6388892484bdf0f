import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export interface SourceFile {
  path: string
  text: string
}

const generated = /\.gen\.ts$/

/** Hand-written TypeScript: sources of all workspaces, pages, browser tests, benchmarks and scripts. */
export const sourceFiles = (): SourceFile[] =>
  readFiles('{apps,packages}/*/{src,app}/**/*.{ts,tsx}', '{e2e,bench,scripts}/**/*.ts')

/** Hand-written tests of the workspaces. */
export const testFiles = (): SourceFile[] => readFiles('{apps,packages}/*/test/**/*.{ts,tsx}')

const readFiles = (...patterns: string[]): SourceFile[] =>
  globSync(patterns, { cwd: root })
    .filter((path) => !generated.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
