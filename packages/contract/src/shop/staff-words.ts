/** Words of the shop's staff that pages in browsers read too, so they are apart from the models and their schemas. */

export const storeServices = ['design-studio', 'pro-desk', 'pick-up', 'cut-to-size', 'will-call'] as const
export const holidayIds = [
  'new-year',
  'memorial-day',
  'independence-day',
  'labor-day',
  'thanksgiving',
  'christmas',
] as const

/** Kinds of which staff make new pages: the shop has a page for every address of theirs. */
export const newContentKinds = ['article', 'installation-guide', 'care-guide', 'policy'] as const

export const postingKinds = ['check', 'ach', 'credit-memo', 'write-off', 'apply'] as const

/** The steps of an order in the store, in order; an order for pick-up is ready instead of shipped. */
export const storeSteps = ['allocated', 'picking', 'ready-for-pick-up', 'shipped', 'delivered'] as const
