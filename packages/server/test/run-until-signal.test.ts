import type { EventEmitter } from 'node:events'
import { translatePostgresError } from '@tessera/server/postgres-errors'
import { runUntilSignal } from '@tessera/server/run-until-signal'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'

const events: EventEmitter = process
const heard = ['SIGTERM', 'SIGINT', 'unhandledRejection']

/** A program that never finishes closing; its clock stands still, or its deadline would end the test process. */
function aProgram(settings = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = new Set(heard.flatMap((name) => events.listeners(name)))
  const added = (name: string) => events.listeners(name).filter((one) => !before.has(one))
  const written: string[] = []
  const logger = pino({ base: null }, { write: (line) => void written.push(line) })
  let closings = 0
  const close = () => {
    closings += 1
    return new Promise<void>(() => {})
  }
  let drains = 0
  const drain = () => {
    drains += 1
  }
  runUntilSignal({ drain, close }, logger, { isProduction: false, ...settings })
  onTestFinished(() => {
    for (const name of heard) for (const one of added(name)) events.off(name, one as () => void)
  })
  return {
    tell: (name: string, error?: Error) => added(name).forEach((one) => void one(error)),
    closings: () => closings,
    drains: () => drains,
    said: () => written.map((line) => JSON.parse(line).msg as string),
  }
}

test('a database that goes away under the queue does not take the shop along', () => {
  const { tell, closings, said } = aProgram()
  for (const code of ['57P01', 'ECONNREFUSED', 'ENOENT'])
    tell('unhandledRejection', Object.assign(new Error('lost'), { code }))
  const lost = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  tell('unhandledRejection', translatePostgresError(lost) as Error)
  expect(closings()).toBe(0)
  expect(said()).toEqual(Array(4).fill('the database went away'))
})

test.each([
  [{ isProduction: true }, 5_000],
  [{ isProduction: true, DRAIN_SECONDS: 20 }, 20_000],
  [{ DRAIN_SECONDS: 2 }, 2_000],
])('a program is unready for a while before it closes: %j', async (settings, milliseconds) => {
  const { tell, closings, drains } = aProgram(settings)
  tell('SIGTERM')
  await vi.advanceTimersByTimeAsync(milliseconds - 1)
  expect([drains(), closings()]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(closings()).toBe(1)
})

test('what fails while everything is being closed does not end the closing', () => {
  const { tell, closings, said } = aProgram()
  tell('SIGTERM')
  tell('unhandledRejection', new Error('Cannot use a pool after calling end on the pool'))
  expect(closings()).toBe(1)
  expect(said()).toEqual(['stopping', 'failed while closing'])
})

test('a program that fails exits only when its last line is written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const exited: unknown[] = []
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => exited.push(code) as never)
  onTestFinished(() => exit.mockRestore())
  const listening = new Map(heard.map((name) => [name, events.listeners(name)]))
  onTestFinished(() => {
    for (const [name, before] of listening)
      for (const one of events.listeners(name)) if (!before.includes(one)) events.off(name, one as () => void)
  })
  const written: string[] = []
  const { promise: flushing, resolve: startFlush } = Promise.withResolvers<() => void>()
  const destination = { write: (line: string) => written.push(JSON.parse(line).msg), flush: startFlush }
  const logger = pino({ base: null }, destination)
  const fail = runUntilSignal({ close: async () => logger.info('closed') }, logger, { isProduction: false })
  fail('no database', () => logger.fatal('the last line'))
  const flushed = await flushing
  expect(written).toEqual(['stopping', 'closed', 'the last line'])
  expect(exited).toEqual([])
  flushed()
  expect(exited).toEqual([1])
})
