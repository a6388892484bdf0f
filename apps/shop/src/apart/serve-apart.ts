import type { RequestListener } from 'node:http'
import { ConfigurationError } from '@tessera/server/config'
import { closeDoor, createFrontDoor, type Part } from '@tessera/server/front-door'
import { type Check, type Health, registerHealth } from '@tessera/server/health'
import { createHttp } from '@tessera/server/http'
import { runUntilSignal } from '@tessera/server/run-until-signal'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

export interface Apart {
  /** As a person reads it: Tessera storefront. */
  name: string
  config: { HOST: string; PORT: number; isProduction: boolean }
  logger: Logger
  parts: readonly Part[]
  /** What it cannot work without. */
  checks: readonly Check[]
  close?(): Promise<void>
}

export const into =
  (app: FastifyInstance): RequestListener =>
  (request, response) =>
    app.routing(request, response)

/** One part of the shop on a port of its own, with its own health, until it is told to stop. */
export async function serveApart({ name, config, logger, parts, checks, close }: Apart): Promise<void> {
  const own = createHttp({ logger })
  const health: Health = registerHealth(own, checks)
  await own.ready()
  const door = createFrontDoor([{ segments: ['health'], answer: into(own) }, ...parts])
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject)
    door.listen(config.PORT, config.HOST, resolve)
  })
  health.started()
  console.log(`${name} is ready on port ${config.PORT}`)
  const stop = async () => {
    await closeDoor(door)
    await own.close()
    await close?.()
  }
  runUntilSignal({ drain: health.drain, close: stop }, logger, config)
}

/** What is wrong with a setting is said without a stack. */
export const orExit = (starting: Promise<void>): Promise<void> =>
  starting.catch((error) => {
    console.error(error instanceof ConfigurationError ? error.message : error)
    process.exit(1)
  })
