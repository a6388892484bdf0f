import type { EventEmitter } from 'node:events'
import { runUntilSignal } from '@tessera/server/run-until-signal'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

const events: EventEmitter = process
const heard = ['SIGTERM', 'SIGINT', 'unhandledRejection']

test('a database that goes away under the queue does not take the shop along', () => {
  const before = new Set(heard.flatMap((name) => events.listeners(name)))
  const added = (name: string) => events.listeners(name).filter((one) => !before.has(one))
  const written: string[] = []
  const logger = pino({ base: null }, { write: (line) => void written.push(line) })
  let isClosing = false
  const close = async () => {
    isClosing = true
  }
  runUntilSignal({ drain: () => void close(), close }, logger, { isProduction: false })
  onTestFinished(() => {
    for (const name of heard) for (const one of added(name)) events.off(name, one as () => void)
  })
  for (const code of ['57P01', 'ECONNREFUSED', 'ENOENT'])
    for (const listener of added('unhandledRejection')) listener(Object.assign(new Error('lost'), { code }))
  expect(isClosing).toBe(false)
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(Array(3).fill('the database went away'))
})
