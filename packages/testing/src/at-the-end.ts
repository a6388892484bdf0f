import { afterAll } from 'vitest'

type Close = () => unknown

const open: Close[] = []

/** What a test file has started ends with it, the newest first, wherever it was started: `afterAll` inside a hook is not heard. */
export const atTheEnd = (close: Close): void => {
  open.push(close)
}

/** Vitest's set-up of every file. */
export const endWithTheFile = (): void =>
  afterAll(async () => {
    for (let close = open.pop(); close; close = open.pop()) await close()
  })
