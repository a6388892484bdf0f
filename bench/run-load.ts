import autocannon from 'autocannon'

export interface LoadResult {
  result: autocannon.Result
  /** Response times in milliseconds: autocannon reports the 90th and 97.5th percentile, not the 95th. */
  times: number[]
}

/** Sends requests for a number of seconds, or until the given amount is sent. */
export function runLoad(options: autocannon.Options, seconds: number): Promise<LoadResult> {
  const times: number[] = []
  return new Promise((resolve, reject) => {
    const length = options.amount ? {} : { duration: seconds }
    const running = autocannon({ ...options, ...length }, (error, result) => {
      clearTimeout(end)
      if (error) reject(error)
      else resolve({ result, times })
    })
    running.on('response', (_client, _status, _bytes, took) => times.push(took))
    // a run with a fixed amount has no time limit
    const end = setTimeout(() => options.amount && running.stop(), seconds * 1000)
  })
}
