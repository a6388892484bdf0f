/**
 * Coalesces calls: all callers that arrive during a run share the next one, which starts after they came. So a result
 * is never older than its request, and sixteen requests cost two or three runs.
 */
export function coalesce<Asked, Answer>(
  work: (asked: readonly Asked[]) => Promise<Answer>,
): (asked: Asked) => Promise<Answer> {
  let isRunning = false
  let next: { asked: Asked[]; done: PromiseWithResolvers<Answer> } | undefined
  const run = () => {
    if (!next) return
    const { asked, done } = next
    next = undefined
    isRunning = true
    work(asked)
      .then(done.resolve, done.reject)
      .finally(() => {
        isRunning = false
        run()
      })
  }
  return (asked) => {
    next ??= { asked: [], done: Promise.withResolvers() }
    next.asked.push(asked)
    const { promise } = next.done
    if (!isRunning) run()
    return promise
  }
}
