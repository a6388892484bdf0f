/** On an answer that leads to sign in: why, and as whom; a page that is still there asks in place. */
export const signInHeader = 'x-sign-in'

/** On a read that is repeated after an answer that failed. */
export const askedAgainHeader = 'x-asked-again'
