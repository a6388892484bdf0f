/** A request under way in this process cannot be canceled; an aborted caller just stops waiting for it. */
export function untilAborted<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
