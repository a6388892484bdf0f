import autocannon from 'autocannon'

export interface Fired {
  result: autocannon.Result
  /** Of each answer, in milliseconds: autocannon itself knows 90 and 97.5 of 100, not 95. */
  times: number[]
}

/** Asks for so many seconds, or until there is nothing left to send. */
export function fire(options: autocannon.Options, seconds: number): Promise<Fired> {
  const times: number[] = []
  return new Promise((resolve, reject) => {
    const length = options.amount ? {} : { duration: seconds }
    const running = autocannon({ ...options, ...length }, (error, result) => {
      clearTimeout(end)
      if (error) reject(error)
      else resolve({ result, times })
    })
    running.on('response', (_client, _status, _bytes, took) => times.push(took))
    // a number of requests has no end of its own in time
    const end = setTimeout(() => options.amount && running.stop(), seconds * 1000)
  })
}
