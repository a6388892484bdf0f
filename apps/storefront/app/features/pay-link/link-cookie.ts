/** The secret of the link that is being paid: it is in the first address only, and in no other. */
export const payLinkCookie = 'pay_link'

export const payPath = '/pay/card'

/** Of the cookies: the page's data, at `/pay/card.data`, is below it. */
export const payCookiePath = '/pay'

/** As long as a payment takes; the link in the email opens it again. */
export const payLinkSeconds = 3600
