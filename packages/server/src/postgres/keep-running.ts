import { setTimeout as sleep } from 'node:timers/promises'
import { findRestartDelay } from './find-restart-delay.ts'
import type { Lock } from './lock.ts'
import { lastLines } from './log-file.ts'
import { type Postmaster, shutDown } from './postmaster.ts'
import type { EmbeddedDatabase, EmbeddedOptions } from './start-embedded.ts'
import { type PostgresServer, startServer } from './start-server.ts'

/** Restarts the database whenever it exits, until `stop` is called or it exits too often. */
export function keepRunning(
  server: PostgresServer,
  first: Postmaster,
  port: number,
  lock: Lock,
  options: EmbeddedOptions,
): Omit<EmbeddedDatabase, 'url'> {
  const stopping = new AbortController()
  let current: Postmaster | undefined = first

  async function watch(): Promise<void> {
    const restarts: number[] = []
    while (current !== undefined) {
      const reason = `PostgreSQL ${await current.exited}`
      current = undefined
      if (stopping.signal.aborted) return
      options.log('postgres.down', { reason })
      options.onDown?.(reason)
      current = await restartServer(server, port, restarts, stopping.signal, options)
      // `stop` was called during the restart
      if (current !== undefined && stopping.signal.aborted) await shutDown(current)
      else if (current !== undefined) options.onUp?.()
    }
  }
  const watching = watch()

  async function stop(): Promise<void> {
    stopping.abort()
    if (current === undefined) await watching
    else await shutDown(current)
    await lock.release()
    options.log('postgres.stopped')
  }
  let stopped: Promise<void> | undefined
  return {
    isUp: () => current !== undefined,
    pid: () => current?.pid,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Undefined if stopped or given up. */
async function restartServer(
  server: PostgresServer,
  port: number,
  restarts: number[],
  signal: AbortSignal,
  options: EmbeddedOptions,
): Promise<Postmaster | undefined> {
  let problem = ''
  for (let failures = 0; ; failures += 1) {
    const delay = findRestartDelay(restarts, performance.now())
    // attempts that hit the 30 s limit never use up the minute's budget, so consecutive failures count too
    if (delay === undefined || failures >= 5) return giveUp(server, problem, options)
    await sleep(delay, undefined, { signal }).catch(() => {})
    if (signal.aborted) return undefined
    restarts.push(performance.now())
    try {
      const postmaster = await startServer(server, port, signal)
      options.log('postgres.restarted', { pid: postmaster.pid, restarts: restarts.length })
      return postmaster
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
      options.log('postgres.restart-failed', { problem })
    }
  }
}

async function giveUp(server: PostgresServer, problem: string, options: EmbeddedOptions): Promise<undefined> {
  const lastOutput = problem || (await lastLines(server.paths.logFile, 0))
  const reason = `PostgreSQL went down too often (5 restarts within 60 s, or 5 failed in a row). Last:\n${lastOutput}`
  options.log('postgres.given-up', { reason })
  options.onGivenUp?.(reason, server.paths.logFile)
  return undefined
}
