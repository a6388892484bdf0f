import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('noisy-program.ts', import.meta.url))

async function run(way: string, NODE_ENV: string): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, [program, way], { env: { PATH: process.env.PATH, NODE_ENV } })
  const ended = once(child, 'exit')
  const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  const [code] = (await ended) as [number]
  return { code, lines: said.split('\n').filter((line) => line !== '') }
}

const parsed = (lines: string[]): Record<string, unknown>[] => lines.map((line) => JSON.parse(line))

test('in production the console, the streams and warnings of Node are lines of JSON', async () => {
  const { code, lines } = await run('console', 'production')
  expect(code).toBe(0)
  expect(parsed(lines)).toMatchObject([
    { level: 'info', service: 'noisy', msg: 'two\nlines 7' },
    { level: 'error', msg: 'A page failed:', err: { message: 'on several\nlines', stack: expect.any(String) } },
    { level: 'info', msg: 'Filling the shop: 400 products' },
    { level: 'warn', msg: 'bytes' },
  ])
  const warned = await run('warning', 'production')
  expect(parsed(warned.lines)).toMatchObject([{ level: 'warn', event: 'warning', msg: 'an old function' }])
})

test('what floods the console is a few lines and a count', async () => {
  const { lines } = await run('flood', 'production')
  const told = parsed(lines)
  expect(told.filter(({ msg }) => msg === 'again')).toHaveLength(50)
  expect(told).toContainEqual(expect.objectContaining({ event: 'sampled', leftOut: 450 }))
})

test.each([
  ['exception', { level: 'fatal', event: 'uncaught', err: { message: 'nobody caught\nthis' } }],
  ['rejection', { level: 'fatal', event: 'uncaught', err: { message: 'nobody waited\nfor this' } }],
  ['setting', { level: 'fatal', event: 'not-started', msg: 'PORT must be a whole number.\nHOST must be text.' }],
  ['start', { level: 'fatal', event: 'not-started', err: { message: 'no database' } }],
])('the %s that ends a program in production is one line of JSON, and the code is 1', async (way, line) => {
  const { code, lines } = await run(way, 'production')
  expect(code).toBe(1)
  expect(parsed(lines)).toMatchObject([line])
})

test('elsewhere a person reads words', async () => {
  expect((await run('console', 'development')).lines).toContain('lines 7')
  const { code, lines } = await run('setting', 'development')
  expect([code, lines]).toEqual([1, ['PORT must be a whole number.', 'HOST must be text.']])
})
