/** Runs at most so many works at a time; the others wait in the order they came. */
export function takeTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // the place goes to the next one
      if (next) next()
      else running -= 1
    }
  }
}
