/**
 * One piece of work for everybody who waits for it. Whoever comes while it runs waits for the next run, which begins
 * after they came: what they get to know is never older than their question, and sixteen questions cost two or three.
 */
export function together<Asked, Answer>(
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
