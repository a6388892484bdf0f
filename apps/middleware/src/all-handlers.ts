import type { Handlers } from '@tessera/server/call'
import { accountHandlers } from './account-area.ts'
import { captchaHandlers } from './kit/captcha/handlers.ts'
import type { Visitor } from './kit/visitor.ts'
import { readThumbnail } from './modules/catalog/media/read-thumbnail.ts'
import { findPicturedProduct } from './modules/catalog/media/sources.ts'
import { productHandlers } from './modules/catalog/products/handlers.ts'
import { reviewHandlers } from './modules/catalog/reviews/handlers.ts'
import { searchHandlers } from './modules/catalog/search/handlers.ts'
import { logWithoutResult } from './modules/catalog/search/without-result.ts'
import { genericHandlers } from './modules/catalog/static-data/handlers.ts'
import { stockAlertHandlers } from './modules/catalog/stock-alerts/handlers.ts'
import { cartHandlers } from './modules/checkout/cart/handlers.ts'
import { cartSharingHandlers } from './modules/checkout/shipping/handlers.ts'
import { orderHandlers } from './modules/orders/confirmation/handlers.ts'
import { orderStatusHandlers } from './modules/orders/status/handlers.ts'
import { addressHandlers } from './modules/people/addresses/handlers.ts'
import { userHandlers } from './modules/people/handlers.ts'
import { authHandlers } from './modules/people/sign-in/handlers.ts'
import { leavingCarts } from './modules/plans/leaving-carts.ts'
import { canPreview } from './modules/site/content/preview.ts'
import { formHandlers } from './modules/site/forms/handlers.ts'
import { storeHandlers } from './modules/site/stores/handlers.ts'
import { locations } from './modules/site/stores/stores.ts'
import { createStackMapper } from './modules/telemetry/collect/create-stack-mapper.ts'
import { telemetryHandlers } from './modules/telemetry/collect/handlers.ts'
import type { ComposeNeeds, MiddlewareParts } from './open-middleware-parts.ts'

/** Every call of the shop's API with its handler. */
export function allHandlers(
  { config, logger, pages }: ComposeNeeds,
  parts: MiddlewareParts,
  taskNames: readonly string[],
): Handlers<Visitor> {
  const { shared, catalog, categories, studio, captcha, payments, secrets } = parts
  const { database } = shared
  const people = {
    ...shared,
    captcha,
    logger,
    leavingCart: leavingCarts(shared),
    querySignIn: config.QUERY_SIGN_IN === 'on',
    openEnvelopes: config.ENVELOPE_OPEN,
  }
  const locationsById = new Map(locations.map((location) => [location.id, location]))
  const handlers: Handlers<Visitor> = {
    ...genericHandlers(database, catalog, categories),
    ...addressHandlers(shared),
    ...authHandlers(people),
    ...userHandlers(people),
    ...cartHandlers({ ...shared, payments: payments.needs, linkSecret: secrets.order }),
    ...orderHandlers({ ...shared, linkSecret: secrets.order }),
    ...orderStatusHandlers({ ...shared, linkSecret: secrets.form }),
    ...payments.handlers,
    ...accountHandlers({
      ...shared,
      categories,
      payments: payments.needs,
      readPicture: readThumbnail(studio, findPicturedProduct(catalog)),
      sheetSecret: secrets.sheet,
      proposalSecret: secrets.proposal,
      handlers: () => handlers,
      taskNames,
    }),
    ...formHandlers({ ...people, linkSecret: secrets.form }),
    ...reviewHandlers({ ...shared, linkSecret: secrets.form }),
    ...stockAlertHandlers({ ...people, linkSecret: secrets.form }),
    ...cartSharingHandlers({ ...shared, linkSecret: secrets.form }),
    ...captchaHandlers(captcha),
    ...telemetryHandlers(shared, createStackMapper(pages?.build)),
    ...storeHandlers,
    ...searchHandlers(catalog, categories, (id) => locationsById.has(id), logWithoutResult(database)),
    ...productHandlers({
      ...shared,
      categories,
      locations: locationsById,
      canPreview: async ({ bearer }) => canPreview(true, bearer?.roles ?? []),
    }),
  }
  return handlers
}
