import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readStyles = (name: string): string =>
  readFileSync(new URL(`../../../../packages/ui/src/styles/${name}.css`, import.meta.url), 'utf8')

test('every font face has a family that the pages name', () => {
  const faces = ['fonts', 'base'].flatMap((name) => [
    ...readStyles(name).matchAll(/font-family: "?([^";]+)"?;\n {2}[fs]/g),
  ])
  const named = readStyles('tokens')
    .match(/--font-.*;/g)
    ?.join()
  expect(faces.length).toBeGreaterThan(6)
  for (const [, family] of faces) expect(named).toContain(family)
})
