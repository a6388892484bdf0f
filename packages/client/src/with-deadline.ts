/**
 * Runs work that can be aborted: by the caller's signal or after a timeout. Uses its own timer instead of
 * `AbortSignal.timeout`, because it is cleared with the answer instead of living on for a minute after each call.
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
  outer?: AbortSignal,
): Promise<T> {
  outer?.throwIfAborted()
  const controller = new AbortController()
  const cancel = (): void => controller.abort(outer?.reason)
  const late = () => controller.abort(new DOMException(`timeout of ${milliseconds}ms exceeded`, 'TimeoutError'))
  const timer = milliseconds > 0 ? setTimeout(late, milliseconds) : undefined
  outer?.addEventListener('abort', cancel)
  try {
    return await Promise.race([work(controller.signal), whenAborted(controller.signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', cancel)
  }
}

/** Needed because the work may not listen to the signal. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
