/** Parameters of the protocol, which a log-in link must not change. */
const reserved: ReadonlySet<string> = new Set([
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_type',
  'scope',
  'state',
])
const maxParameters = 20

/** Reads the `customParams` of a log-in link, such as `response_mode=form_post`, for the provider. */
export const readCustomParameters = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(text)]
      .filter(([name]) => name !== '' && name !== '__proto__' && !reserved.has(name.toLowerCase()))
      .slice(0, maxParameters),
  )
