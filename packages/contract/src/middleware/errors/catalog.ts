/** Stores, stock and reviews. */
export const catalogErrors = {
  'Store.ZipMalformed': { status: 400, message: 'Enter a 5-digit ZIP code, for example 60540.' },
  'Store.ZipUnknown': { status: 404, message: 'We don’t recognize this ZIP code. Check it or try one nearby.' },
  'Stock.Here': { status: 409, message: 'We have that many in stock. You can order now.' },
  'Stock.Gone': {
    status: 409,
    message: 'This product won’t be restocked. See similar products on its page.',
  },
  'Review.Own': { status: 409, message: 'You can’t vote on your own review.' },
} as const
