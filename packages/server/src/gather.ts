import { setTimeout as wait } from 'node:timers/promises'

/** Calls that come within the same moment are one run, and share its result. */
export function gather<Request, Answer>(
  work: (requests: readonly Request[]) => Promise<Answer>,
  milliseconds = 5,
): (request: Request) => Promise<Answer> {
  let next: { requests: Request[]; done: Promise<Answer> } | undefined
  const begin = () => {
    const requests: Request[] = []
    const done = wait(milliseconds).then(() => {
      next = undefined
      return work(requests)
    })
    return { requests, done }
  }
  return (request) => {
    next ??= begin()
    next.requests.push(request)
    return next.done
  }
}
