import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '@tessera/contract/errors'
import { expect, test } from 'vitest'
import { root } from '../source-files.ts'

const source = globSync(
  [
    'apps/platform/{src,migrations}/**/*.{ts,sql}',
    'packages/{domain,server}/src/**/*.ts',
    'packages/contract/src/{platform,kit}/**/*.ts',
  ],
  { cwd: root },
)
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const chapter = readFileSync(join(root, 'docs/platform.md'), 'utf8').split('## Codes that are never sent')[1] ?? ''
const explained = (chapter.split('\n## ')[0] ?? '')
  .split('\n')
  .flatMap((row) => [...(row.match(/^\|([^|]*)\|/)?.[1]?.matchAll(/`([\w.]+)`/g) ?? [])].map(([, code]) => code))

test('every listed error is raised somewhere, or the documentation says why it cannot occur', () => {
  const never = Object.keys(errors).filter((code) => !source.includes(`'${code}'`))
  expect(never.sort()).toEqual(explained.sort())
})
