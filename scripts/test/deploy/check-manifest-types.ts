import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../source-files.ts'
import type { Manifest } from './read-manifests.ts'

/** `apps/v1` of Kubernetes is `apps/v1` of the package, `v1` is `core/v1`. */
const moduleOf = (apiVersion: string): string =>
  apiVersion.includes('/') ? apiVersion.replace(/\.k8s\.io\//, '/') : `core/${apiVersion}`

const declare = ({ file: _, ...manifest }: Manifest, at: number): string =>
  `export const at${at}: import('kubernetes-types/${moduleOf(manifest.apiVersion)}').${manifest.kind} = ${JSON.stringify(manifest)}`

/**
 * Lets the compiler compare manifests with the types that are generated from the API of Kubernetes: it also finds fields
 * that do not exist, which a cluster would drop without a word. Returns what is wrong, by file.
 */
export function checkManifestTypes(manifests: readonly Manifest[]): string[] {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  const folder = mkdtempSync(join(root, '.tmp/manifests-'))
  try {
    // one line each, so that a line number names a manifest
    writeFileSync(join(folder, 'manifests.ts'), manifests.map(declare).join('\n'))
    const options =
      '--noEmit --strict --module esnext --moduleResolution bundler --lib es2023 --ignoreConfig --pretty false'
    const { stdout, stderr } = spawnSync('tsc', [...options.split(' '), '--types', '', 'manifests.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    })
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => /\berror\b/.test(line))
    return lines.map((line) => {
      const [, number = '', problem = line] = /^manifests\.ts\((\d+),\d+\): (.*)/.exec(line) ?? []
      return `${manifests[Number(number) - 1]?.file ?? 'compiler'}: ${problem}`
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
