export interface Progress {
  at(done: number): void
  /** Prints the final line: the result and how long it took. */
  end(result: string): void
}

/** Counts of the running parts; a terminal shows them in one changing line. */
const counts = new Map<string, number>()
const eraseLine = '\r\x1b[2K'

/** Shows a count: a terminal updates one line, a log gets a line for every `every` items. */
export function showProgress(what: string, every: number): Progress {
  const startedAt = performance.now()
  const { isTTY } = process.stdout
  let printedSteps = 0
  return {
    at(done) {
      counts.set(what, done)
      if (isTTY) process.stdout.write(`${eraseLine}  ${[...counts].map(countLine).join(', ')} …`)
      else if (Math.floor(done / every) > printedSteps) console.log(`  ${countLine([what, done])} …`)
      printedSteps = Math.floor(done / every)
    },
    end(result) {
      counts.delete(what)
      if (isTTY) process.stdout.write(eraseLine)
      console.log(`  ${what}: ${result} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
    },
  }
}

const countLine = ([what, done]: readonly [string, number]): string => `${what}: ${countText(done)}`

export const countText = (count: number): string => count.toLocaleString('en-US')
