import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['platform', 'middleware'])('no two migrations of the %s have the same number', (app) => {
  const files = readdirSync(new URL(`../../apps/${app}/migrations`, import.meta.url)).filter((name) =>
    name.endsWith('.sql'),
  )
  const numbers = files.map((name) => Number.parseInt(name, 10))
  expect(files.length).toBeGreaterThan(0)
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([])
})
