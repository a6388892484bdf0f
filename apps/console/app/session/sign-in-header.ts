/** Set on the way to sign-in, so that a page that is open can ask in place. */
export const signInHeader = 'x-sign-in'
