/** A value that is read at the start and again at an interval; while reading fails, the last value stays. */
export interface PolledValue<T> {
  current(): T
  renew(): Promise<void>
  close(): void
}

export async function pollValue<T>(read: () => Promise<T>, milliseconds: number): Promise<PolledValue<T>> {
  let value = await read()
  const renew = async () => {
    value = await read()
  }
  const timer = setInterval(() => renew().catch(() => {}), milliseconds)
  timer.unref()
  return { current: () => value, renew, close: () => clearInterval(timer) }
}
