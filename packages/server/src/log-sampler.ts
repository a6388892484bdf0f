import type { Logger } from 'pino'

/** Writes a line, or counts it as left out if its kind is over the limit of this second. */
export type LogSampler = (kind: string, write: () => void) => void

interface Second {
  written: number
  leftOut: number
}

const defaultLinesPerSecond = 10

/** Anonymous callers can cause any number of some lines; beyond a few a second only their count is logged. */
export function createLogSampler(logger: Pick<Logger, 'warn'>, linesPerSecond = defaultLinesPerSecond): LogSampler {
  const seconds = new Map<string, Second>()
  const end = (kind: string, { leftOut }: Second) => {
    seconds.delete(kind)
    if (leftOut > 0) logger.warn({ event: 'sampled', kind, leftOut }, 'lines left out')
  }
  return (kind, write) => {
    const second = seconds.get(kind) ?? { written: 0, leftOut: 0 }
    if (!seconds.has(kind)) {
      seconds.set(kind, second)
      setTimeout(end, 1000, kind, second).unref()
    }
    if (second.written >= linesPerSecond) {
      second.leftOut += 1
      return
    }
    second.written += 1
    write()
  }
}

const samplers = new WeakMap<object, LogSampler>()

/** One sampler per logger. */
export function samplerOf(logger: Pick<Logger, 'warn'>): LogSampler {
  const known = samplers.get(logger)
  if (known) return known
  const sampler = createLogSampler(logger)
  samplers.set(logger, sampler)
  return sampler
}
