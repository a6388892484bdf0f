import type { Handlers } from '@tessera/server/call'
import { accountHandlers } from './account-area.ts'
import { addressHandlers } from './addresses/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { captchaHandlers } from './captcha/handlers.ts'
import { cartHandlers } from './cart/handlers.ts'
import { cartMoreHandlers } from './cart-more/handlers.ts'
import { collectedHandlers } from './collected/handlers.ts'
import { mapStacksBy } from './collected/mapped-stack.ts'
import { canPreview } from './content/preview.ts'
import { formHandlers } from './forms/handlers.ts'
import { genericHandlers } from './generic/handlers.ts'
import { readSmall } from './media/read-small.ts'
import { findRecipe } from './media/sources.ts'
import type { ComposeNeeds, Parts } from './open-parts.ts'
import { orderHandlers } from './orders/handlers.ts'
import { productHandlers } from './products/handlers.ts'
import { reviewHandlers } from './reviews/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { logWithoutResult } from './search/without-result.ts'
import { stockAlertHandlers } from './stock-alerts/handlers.ts'
import { storeHandlers } from './stores/handlers.ts'
import { locations } from './stores/stores.ts'
import { userHandlers } from './users/handlers.ts'
import type { Visitor } from './visitor.ts'

/** Every call of the shop's API with what answers it. */
export function allHandlers({ config, logger, pages }: ComposeNeeds, parts: Parts): Handlers<Visitor> {
  const { shared, catalogue, categories, studio, captcha, payments, secrets } = parts
  const { database } = shared
  const people = {
    ...shared,
    captcha,
    logger,
    querySignIn: config.QUERY_SIGN_IN === 'on',
    openEnvelopes: config.ENVELOPE_OPEN,
  }
  const places = new Map(locations.map((location) => [location.id, location]))
  const handlers: Handlers<Visitor> = {
    ...genericHandlers(database, catalogue),
    ...addressHandlers(shared),
    ...authHandlers(people),
    ...userHandlers(people),
    ...cartHandlers({ ...shared, payments: payments.needs, linkSecret: secrets.order }),
    ...orderHandlers({ ...shared, linkSecret: secrets.order }),
    ...payments.handlers,
    ...accountHandlers({
      ...shared,
      payments: payments.needs,
      readPicture: readSmall(studio, findRecipe(catalogue)),
      sheetSecret: secrets.sheet,
      proposalSecret: secrets.proposal,
      handlers: () => handlers,
    }),
    ...formHandlers({ ...people, linkSecret: secrets.form }),
    ...reviewHandlers({ ...shared, linkSecret: secrets.form }),
    ...stockAlertHandlers({ ...people, linkSecret: secrets.form }),
    ...cartMoreHandlers({ ...shared, linkSecret: secrets.form }),
    ...captchaHandlers(captcha),
    ...collectedHandlers(database, mapStacksBy(pages?.build)),
    ...storeHandlers(database),
    ...searchHandlers(catalogue, categories, (id) => places.has(id), logWithoutResult(database)),
    ...productHandlers({
      ...shared,
      categories,
      locations: places,
      canPreview: async ({ bearer }) => canPreview(true, bearer?.roles ?? []),
    }),
  }
  return handlers
}
