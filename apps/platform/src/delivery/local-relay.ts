import { coalesce } from '@tessera/server/coalesce'

/** The relay of this process, if a worker runs in it. Then no job is needed to wake it. */
export interface LocalRelay {
  /** False if no worker runs here. */
  isOpen(): boolean
  /** Relays what is committed by now. Calls during a run share the next one. */
  run(): Promise<void>
  open(relay: () => Promise<void>): void
  /** Finishes what was begun. */
  close(): Promise<void>
}

export function createLocalRelay(): LocalRelay {
  let relay: (() => Promise<void>) | undefined
  let last: Promise<void> = Promise.resolve()
  const runNext = coalesce(async () => relay?.())
  return {
    isOpen: () => relay !== undefined,
    run: () => {
      const turn = runNext(undefined)
      last = turn.catch(() => undefined)
      return turn
    },
    open: (work) => {
      relay = work
    },
    close: async () => {
      relay = undefined
      await last
    },
  }
}
