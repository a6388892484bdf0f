import { afterAll } from 'vitest'

type Close = () => unknown

const open: Close[] = []

/**
 * Closes a resource at the end of the test file, newest first. Works anywhere; `afterAll` inside a hook is ignored.
 */
export const closeAfterFile = (close: Close): void => {
  open.push(close)
}

/** Runs in Vitest's setup of every file. */
export const closeAllAfterFile = (): void =>
  afterAll(async () => {
    for (let close = open.pop(); close; close = open.pop()) await close()
  })
