/**
 * Coalesces calls: all callers that arrive during a run share the next one, which starts after they came. So a result
 * is never older than its request, and sixteen requests cost two or three runs.
 */
export function coalesce<Request, Answer>(
  work: (requests: readonly Request[]) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  let isRunning = false
  let next: { requests: Request[]; done: PromiseWithResolvers<Answer> } | undefined
  const run = () => {
    if (!next) return
    const { requests, done } = next
    next = undefined
    isRunning = true
    work(requests)
      .then(done.resolve, done.reject)
      .finally(() => {
        isRunning = false
        run()
      })
  }
  return (request) => {
    next ??= { requests: [], done: Promise.withResolvers() }
    next.requests.push(request)
    const { promise } = next.done
    if (!isRunning) run()
    return promise
  }
}
