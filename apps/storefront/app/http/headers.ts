/** On a redirect to sign-in: the reason and the last email. A page that is still open shows a dialog instead. */
export const signInHeader = 'x-sign-in'

/** On a read that is retried after a failed response. */
export const retryHeader = 'x-asked-again'
