import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

test('the generated files fit the contract', async () => {
  const check = promisify(execFile)(process.execPath, [pathOf('../../../scripts/generate-client.ts'), '--check'])
  await expect(check).resolves.toMatchObject({ stderr: '' })
})

test('the whole client is one file below 12 kB, without imports', async () => {
  await using bundle = await rolldown({ input: pathOf('../src/create-client.ts') })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  const [file] = output
  expect([output.length, file.imports]).toEqual([1, []])
  expect(gzipSync(file.code).length).toBeLessThan(12_000)
})
