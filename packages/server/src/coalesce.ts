/**
 * Coalesces calls: all callers that arrive during a run share the next one, which starts after they came. So a result
 * is never older than its request, and sixteen requests cost two or three runs. `waits` lets the first caller wait until
 * everything that is under way has come to a wait of its own: the calls of one page then share a single run.
 */
export function coalesce<Request, Answer>(
  work: (requests: readonly Request[]) => Promise<Answer>,
  { waits = false } = {},
): (request: Request) => Promise<Answer> {
  let isRunning = false
  let next: { requests: Request[]; done: PromiseWithResolvers<Answer> } | undefined
  const run = () => {
    isRunning = next !== undefined
    if (!next) return
    const { requests, done } = next
    next = undefined
    work(requests).then(done.resolve, done.reject).finally(run)
  }
  const start = () => {
    isRunning = true
    if (waits) setImmediate(run)
    else run()
  }
  return (request) => {
    next ??= { requests: [], done: Promise.withResolvers() }
    next.requests.push(request)
    const { promise } = next.done
    if (!isRunning) start()
    return promise
  }
}
