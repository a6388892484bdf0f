export interface SentryDsn {
  key: string
  /** The URL that receives envelopes. */
  url: string
}

/** Parses `https://key@host/project`, with an optional path before the project. Undefined if it is not a DSN. */
export function findDsn(text: string): SentryDsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, host, pathname } = new URL(text)
  const [, path = '', project] = /^(\/.*)?\/(\w+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || !project) return undefined
  return { key: username, url: `${protocol}//${host}${path}/api/${project}/envelope/` }
}
