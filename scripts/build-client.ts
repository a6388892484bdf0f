import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './source-files.ts'

/** Builds `packages/client/dist` for npm: JavaScript with source maps and type declarations, without any dependency. */
const folder = `${root}packages/client/`
const dist = `${folder}dist`
const entries = ['platform', 'shop', 'compat']

rmSync(dist, { recursive: true, force: true })
const bundle = await rolldown({
  input: Object.fromEntries(entries.map((name) => [name, `${folder}src/entries/${name}.ts`])),
  platform: 'neutral',
})
await bundle.write({ dir: dist, format: 'es', sourcemap: true, minify: true, chunkFileNames: 'shared-[hash].js' })

const types = `${dist}/types`
const { status } = spawnSync('tsc', ['-p', `${folder}tsconfig.build.json`, '--outDir', types], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

// declarations keep the source's `.ts` in imports, which TypeScript before 5.7 does not find in a package
for (const name of globSync('**/*.d.ts', { cwd: types })) {
  const file = join(types, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=(?:from|import\() ?['"]\.[^'"]*)\.ts(?=['"])/g, '.js'))
}
