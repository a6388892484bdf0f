import { takeCartSteps } from '@tessera/contract/platform/additions/cart-steps'
import { makeChanges } from '@tessera/contract/platform/additions/changes'
import { additions } from '@tessera/contract/platform/additions/operations'
import { productFeed } from '@tessera/contract/platform/additions/product-feed'
import {
  testApprovalRule as testApprovalRuleRow,
  testPromotion as testPromotionRow,
} from '@tessera/contract/platform/additions/rule-tests'
import { operations } from '@tessera/contract/platform/operations'
import { answerErrors } from '@tessera/server/answer-errors'
import { sendApiHeaders } from '@tessera/server/api-headers'
import type { Database } from '@tessera/server/database'
import { createHttp } from '@tessera/server/http'
import { mount } from '@tessera/server/mount'
import { createOutbound, type OutboundOptions } from '@tessera/server/outbound/outbound'
import { refuseLongAddresses } from '@tessera/server/refuse-long-addresses'
import type { Replica } from '@tessera/server/replica/open-replica'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { PlatformHandlers } from './actor.ts'
import { buildNumber } from './build-number.ts'
import { runSteps } from './cart-steps/run-steps.ts'
import { getMissingVariants } from './catalog/get-missing-variants.ts'
import { getStockCurve } from './catalog/get-stock-curve.ts'
import { catalogHandlers } from './catalog/handlers.ts'
import { listFirstPrices } from './catalog/list-first-prices.ts'
import { listStock } from './catalog/list-stock.ts'
import { listStockMovements } from './catalog/list-stock-movements.ts'
import { listUnusedPriceSchedules } from './catalog/list-unused-price-schedules.ts'
import { changeableWrites } from './changes/changeable-writes.ts'
import { makeChangesWith } from './changes/make-changes.ts'
import type { CheckoutNeeds } from './checkout/checkout-needs.ts'
import { checkoutHandlers, externalCallOperations } from './checkout/handlers.ts'
import { pricedByService } from './checkout/with-promotion-service.ts'
import { companyHandlers } from './companies/handlers.ts'
import { deliveryHandlers } from './delivery/handlers.ts'
import type { LocalRelay } from './delivery/local-relay.ts'
import { explainViolation } from './engine/explain-violation.ts'
import { listEvents, listOwnEvents } from './events/list-events.ts'
import { registerEventStream } from './events/register-event-stream.ts'
import { explainProduct } from './explain/explain-product.ts'
import { contributorToken } from './group-orders/contributor-token.ts'
import { invitationHandlers } from './group-orders/invitations.ts'
import { platformHandlers } from './handlers.ts'
import { healthHandlers } from './health/handlers.ts'
import { createAuthenticator, type TokenAuthenticator } from './identity/authenticate.ts'
import { createCallCounter } from './identity/call-counter.ts'
import { guardWith } from './identity/guard.ts'
import { identityHandlers } from './identity/handlers.ts'
import { hashFirst, secretWrites } from './identity/hash-first.ts'
import { createKeyRing, type KeyRing } from './identity/key-ring.ts'
import { tokenHandlers } from './identity/token-endpoint.ts'
import { createTokenMaker } from './identity/token-maker.ts'
import { integrationHandlers } from './integrations/handlers.ts'
import { meHandlers } from './me/handlers.ts'
import { openIdConnectHandlers } from './open-id-connect/handlers.ts'
import { registerOpenIdConnect } from './open-id-connect/register-open-id-connect.ts'
import { orderPaymentHandlers, orderPaymentTransactions } from './order-payment/handlers.ts'
import { orderReturnHandlers, returnTransactions } from './order-returns/handlers.ts'
import { orderAreaHandlers } from './orders/handlers.ts'
import { orderWrites } from './orders/order-writes.ts'
import { productCollectionHandlers } from './product-collections/handlers.ts'
import { registerProductFeed } from './product-feed/register-product-feed.ts'
import { recordEvent } from './record-event.ts'
import { registerReference } from './reference/routes.ts'
import { repeats } from './repeats.ts'
import { testApprovalRule } from './rule-tests/test-approval-rule.ts'
import { testPromotion } from './rule-tests/test-promotion.ts'
import { settingHandlers } from './settings/handlers.ts'
import type { PlatformSettings } from './settings.ts'
import { shipmentHandlers } from './shipments/handlers.ts'
import { subscriptionAreaHandlers } from './subscriptions/handlers.ts'
import { supplierOrderHandlers } from './suppliers/handlers.ts'
import { syncHandlers } from './sync/handlers.ts'
import { TrustedReads } from './trusted-reads.ts'
import { createWriteHooks } from './webhooks/write-hooks.ts'

export interface PlatformNeeds {
  database: Database
  settings: PlatformSettings
  logger: Logger
  /** Hooks for logging and metrics. They must be registered before the routes. */
  extend?: (app: FastifyInstance) => void
  /** Called for every outbound request. */
  observe?: OutboundOptions['observe']
  /** A standby for reads that may be a little old. */
  replica?: Pick<Replica, 'read'> | undefined
  /** Relays events in this process. */
  relay?: LocalRelay
}

/**
 * These operations manage their own transactions: a counted failure must survive the rollback of the refusal, and no
 * transaction is open during a call to the outside.
 */
const ownTransactions: ReadonlySet<string> = new Set([
  ...operations
    .filter(({ tag }) => tag === 'Auth' || tag === 'ForgottenCredentials' || tag === 'GroupOrders')
    .map(({ id }) => id),
  ...externalCallOperations,
  ...returnTransactions,
  takeCartSteps.id,
  makeChanges.id,
  ...orderPaymentTransactions,
  // tests write nothing, not even an event
  testPromotionRow.id,
  testApprovalRuleRow.id,
])

const allOwnTransactions: ReadonlySet<string> = new Set([...ownTransactions, ...orderWrites, ...secretWrites])

/** The platform as an HTTP application that does not listen yet. */
export function createPlatform(platform: PlatformNeeds): FastifyInstance {
  const { database, replica, settings, logger, extend, observe, relay } = platform
  const app = createHttp({ logger, trustProxyHops: settings.trustProxyHops })
  extend?.(app)
  sendApiHeaders(app)
  refuseLongAddresses(app)
  const keys = createKeyRing(database)
  const tokens = createTokenMaker(keys, settings.publicUrl)
  const outbound = createOutbound({ allow: settings.outboundAllow, log: logger, ...(observe && { observe }) })
  const reads = new TrustedReads(database)
  const authenticate = createAuthenticator(database, tokens, reads)
  const counter = createCallCounter(database, settings.calls)
  const guard = guardWith(authenticate, counter)
  answerErrors(app, explainViolation)
  const needs = { database, outbound, tokens, environment: settings.environment }
  const handlers = createHandlers({ ...needs, settings, keys, authenticate })
  const hooks = createWriteHooks({ database, tokens, outbound, relay, reads })
  mount({
    app,
    // feed and stream are routes of their own: they hold a request that has no answer yet
    operations: [...operations, ...additions.filter((row) => row !== productFeed && !row.isStream)],
    database,
    handlers: pricedByService(needs, ownTransactions, {
      ...hashFirst(database, handlers),
      [makeChanges.id]: makeChangesWith({ database, writes: changeableWrites(handlers, ownTransactions), ...hooks }),
    }),
    guard,
    record: recordEvent,
    replica,
    isGuest: ({ orderID }) => orderID !== undefined,
    ...hooks,
    repeats,
    ownTransactions: allOwnTransactions,
  })
  registerProductFeed(app, { database, guard })
  registerEventStream(app, { database, guard, authenticate })
  registerOpenIdConnect(app, { ...needs, publicUrl: settings.publicUrl, countCall: counter.countAnonymous })
  app.get('/', async (_request, reply) => reply.redirect('/docs'))
  registerReference(app, { publicUrl: settings.publicUrl, version: buildNumber })
  return app
}

interface HandlerNeeds extends CheckoutNeeds {
  settings: PlatformSettings
  keys: KeyRing
  authenticate: TokenAuthenticator
}

/** The handlers of all operations but lists of changes, which call these. */
function createHandlers(needs: HandlerNeeds): PlatformHandlers {
  const checkout = checkoutHandlers(needs)
  const { database, tokens, settings, keys, authenticate } = needs
  return platformHandlers({
    ...companyHandlers,
    ...catalogHandlers,
    ...integrationHandlers(settings.outboundAllow),
    ...deliveryHandlers,
    ...healthHandlers,
    'Events.List': listEvents,
    'Me.ListEvents': listOwnEvents,
    'PriceSchedules.ListUnused': listUnusedPriceSchedules,
    'Products.ListStockMovements': listStockMovements,
    'Products.ListStock': listStock,
    'Products.GetStockCurve': getStockCurve,
    'Products.Explain': explainProduct,
    'Products.GetMissingVariants': getMissingVariants,
    'Products.ListFirstPrices': listFirstPrices,
    [testPromotionRow.id]: testPromotion,
    [testApprovalRuleRow.id]: testApprovalRule,
    ...syncHandlers,
    ...settingHandlers,
    ...meHandlers,
    ...productCollectionHandlers,
    ...orderAreaHandlers,
    ...subscriptionAreaHandlers,
    ...shipmentHandlers,
    ...supplierOrderHandlers,
    ...invitationHandlers,
    'GroupOrders.GetToken': contributorToken(tokens),
    ...checkout,
    ...orderReturnHandlers(needs),
    [takeCartSteps.id]: runSteps(needs, checkout),
    ...orderPaymentHandlers(database),
    ...openIdConnectHandlers(settings.outboundAllow),
    ...identityHandlers({ database, keys, tokens, authenticate, credentials: settings.credentials }),
    ...tokenHandlers({
      database,
      tokens,
      failures: settings.signInFailures,
      clientFailures: settings.clientSignInFailures,
      guests: settings.guestTokens,
      authenticate,
    }),
  })
}
