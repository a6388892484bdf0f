import type { RequestListener } from 'node:http'
import { createConsole } from '@tessera/console/console'
import type { MiddlewareConfig } from '@tessera/middleware/config'
import { queueRenderedEmail } from '@tessera/middleware/kit/email/queue-email'
import { areLocalToolsOpen } from '@tessera/middleware/local-tools'
import { commerceOf, openMiddleware, openShopDatabase } from '@tessera/middleware/open-middleware'
import type { PlatformConfig } from '@tessera/platform/config'
import type { DeliveryPorts } from '@tessera/platform/delivery/delivery-needs'
import type { LocalRelay } from '@tessera/platform/delivery/local-relay'
import { openPlatform } from '@tessera/platform/start'
import type { BlobStore } from '@tessera/providers/blobs/blob-store'
import { openBlobs } from '@tessera/providers/blobs/open-blobs'
import { forwardCallerAddress } from '@tessera/server/caller-address'
import type { Database } from '@tessera/server/database'
import { fetchInto } from '@tessera/server/fetch-into'
import { closeDoor, createFrontDoor, doorOptions, listenAt } from '@tessera/server/front-door'
import type { Health } from '@tessera/server/health'
import { listenerOf } from '@tessera/server/http'
import { createMetrics, type Metrics } from '@tessera/server/metrics'
import { asOnePage } from '@tessera/server/one-page'
import { traceFetch } from '@tessera/server/tracing/trace-fetch'
import { findPageNamer, tracePages } from '@tessera/server/tracing/trace-pages'
import { observedFiles } from '@tessera/storefront/observed-files'
import { createStorefront } from '@tessera/storefront/storefront'
import type { Logger } from 'pino'
import { followReceiver, receiverOf, removeReceiver } from './demo-receiver.ts'
import { fillShop } from './seed/fill-shop.ts'
import { openFillingCommerce } from './seed/filling-commerce.ts'

export interface OpenShop {
  health: Health
  metrics: Metrics
  /** Of the platform, for its worker. */
  relay: LocalRelay
  /** Emails of the platform go the same way as those of the shop, so that they are in its mailbox. */
  mail: NonNullable<DeliveryPorts['mail']>
  close(): Promise<void>
}

interface Configs {
  platform: PlatformConfig
  middleware: MiddlewareConfig
}

/** `ocrplogin` and `ocrpcode` are the log-in by OpenID Connect. */
const platformSegments = ['oauth', 'v1', 'ocrplogin', 'ocrpcode', 'env', 'docs', 'health', 'metrics']

/**
 * Platform, middleware, storefront and console behind one address. They talk only through their clients, as separate processes
 * would.
 */
export async function openShop(configs: Configs, databaseUrl: string, logger: Logger): Promise<OpenShop> {
  const { platform: config } = configs
  const metrics = createMetrics()
  const platform = await openPlatform(config, databaseUrl, logger, metrics)
  await platform.app.ready()
  const shopDatabase = await openShopDatabase(configs.middleware, databaseUrl, logger)
  const commerce = commerceOf(configs.middleware, traceFetch('platform', fetchInto(platform.app)))
  const { TESSERA_RANGE: size } = configs.middleware
  const openCommerce = openFillingCommerce(configs, logger)
  const { isProduction, PUBLIC_URL: publicUrl } = config
  const receiver = receiverOf(configs)
  await fillShop({ databaseUrl, shopDatabase, commerce, openCommerce, isProduction, publicUrl, receiver, size })
  if (receiver) await followReceiver(commerce, receiver.url)
  else if (isProduction) await removeReceiver(commerce, logger)
  const middleware = await openMiddleware(configs.middleware, shopDatabase, commerce, logger, {
    pages: observedFiles,
    metrics,
  })
  await middleware.ready
  const builds = openBlobs(configs.middleware)
  const environment = {
    fetch: traceFetch('middleware', fetchInto(middleware.app)),
    namePage: findPageNamer(),
    countPage: middleware.countPage,
    middlewareUrl: config.PUBLIC_URL,
    publicUrl: config.PUBLIC_URL,
    isProduction: config.isProduction,
    pageMilliseconds: configs.middleware.PAGE_TIMEOUT * 1000,
    recordingPercent: configs.middleware.RECORDING_PERCENT,
    isBehindEdge: configs.middleware.EDGE !== 'none',
  }
  const pages = await createStorefront(environment, builds)
  const console = openConsole(configs, platform.app, middleware.app, builds)
  // when closed, the storefront answers these paths with 404
  const localTools = areLocalToolsOpen(configs.middleware) ? ['mailbox', 'observed', 'webhook-receiver'] : []
  const parts = [
    { segments: platformSegments, answer: listenerOf(platform.app) },
    { segments: ['api', 'media', ...localTools], answer: listenerOf(middleware.app) },
    { segments: ['mortarpay'], answer: middleware.provider },
    {
      segments: ['console', 'console.data'],
      answer: forwardCallerAddress(config.TRUST_PROXY_HOPS, asOnePage(tracePages(console))),
    },
    { answer: forwardCallerAddress(config.TRUST_PROXY_HOPS, asOnePage(tracePages(pages))) },
  ]
  const door = createFrontDoor(parts, doorOptions(config, logger))
  await listenAt(door, config.PORT, config.HOST)
  return {
    health: platform.health,
    metrics,
    relay: platform.relay,
    mail: mailOf(shopDatabase),
    close: async () => {
      await closeDoor(door)
      await middleware.close()
      await platform.close()
    },
  }
}

const mailOf = (shopDatabase: Database): OpenShop['mail'] => ({
  send: ({ to, subject, text, html = null }) =>
    queueRenderedEmail(shopDatabase, { template: 'platform-message', to, subject, text, html }),
})

type Application = Parameters<typeof listenerOf>[0]

/** The console calls both APIs in this process, and follows the events of the platform. */
const openConsole = (
  { platform: config, middleware: { PAGE_TIMEOUT } }: Configs,
  platform: Application,
  middleware: Application,
  builds: BlobStore,
): RequestListener =>
  createConsole(
    {
      platformFetch: traceFetch('platform', fetchInto(platform)),
      platformUrl: config.PUBLIC_URL,
      shopFetch: traceFetch('middleware', fetchInto(middleware)),
      shopUrl: config.PUBLIC_URL,
      publicUrl: config.PUBLIC_URL,
      clientId: config.TESSERA_CONSOLE_CLIENT_ID,
      namePage: findPageNamer(),
      isProduction: config.isProduction,
      callMilliseconds: PAGE_TIMEOUT * 1000,
    },
    listenerOf(platform),
    builds,
  )
