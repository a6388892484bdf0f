import type { Replay } from './start-replay.ts'

/** Reads the events and the player, which only this page needs. */
export async function loadReplay(
  box: HTMLElement,
  address: string,
  signal: AbortSignal,
  onEnd: () => void,
): Promise<Replay | undefined> {
  const [{ startReplay }, answer] = await Promise.all([
    import('./start-replay.ts'),
    fetch(address, { signal, redirect: 'error' }),
  ])
  if (!answer.ok) throw new Error(`The events were refused with ${answer.status}.`)
  const events = await answer.json()
  signal.throwIfAborted()
  return startReplay(box, events, onEnd)
}
