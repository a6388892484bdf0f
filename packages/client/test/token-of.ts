/** A token with these claims and no valid signature. */
export const tokenOf = (claims: object): string =>
  `${base64url({ alg: 'none' })}.${base64url(claims)}.${base64url('signature')}`

/** A fixed time; tokens expire a number of seconds after it. */
export const moment = Date.UTC(2030, 0, 1)
export const tokenEnding = (seconds: number, claims: object = {}): string =>
  tokenOf({ exp: moment / 1000 + seconds, ...claims })

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
