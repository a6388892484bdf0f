export interface Dsn {
  key: string
  /** Where envelopes go. */
  url: string
}

/** `https://key@host/project`, with a path before the project where the service has one. Undefined: it is none. */
export function findDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, host, pathname } = new URL(text)
  const [, path = '', project] = /^(\/.*)?\/(\w+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || !project) return undefined
  return { key: username, url: `${protocol}//${host}${path}/api/${project}/envelope/` }
}
