/** Values for the placeholders of an AppStartUrl. */
export interface StartValues {
  token: string
  providerToken: string
  /** Sent by the browser, so it may be hostile. */
  appStartPath: string
  refreshToken: string
}

/** Scheme and host as configured: no placeholder and no user name may be in them. */
const fixedOrigin = /^https?:\/\/[^/?#\\\s{}@]*[^/?#\\\s{}@.:-](?=[/?#]|\{2\}|$)/i

/** The origin that a configured address leads to, whatever its placeholders hold. */
export function findOrigin(template: string): string | undefined {
  const [start] = fixedOrigin.exec(template) ?? []
  return start && URL.canParse(start) ? new URL(start).origin : undefined
}

/** Where the application starts after a log-in. Undefined: the configured address cannot be used. */
export function fillStartUrl(
  template: string,
  { token, providerToken, appStartPath, refreshToken }: StartValues,
): string | undefined {
  const values = [token, providerToken, appStartPath, refreshToken]
  const queryStart = template.search(/[?#]|$/)
  return onSameOrigin(
    template,
    template.replace(/\{([0-3])\}/g, (_, index: string, offset: number) => {
      const value = values[Number(index)] ?? ''
      if (index !== '2' || offset > queryStart) return encodeURIComponent(value.toWellFormed())
      return encodePath(value, template[offset - 1] === '/')
    }),
  )
}

/** Where the application shows why a log-in failed. */
export const fillErrorUrl = (template: string, message: string): string | undefined =>
  onSameOrigin(template, template.replaceAll('{0}', encodeURIComponent(message.toWellFormed())))

/** Segments are encoded one by one; dots that would leave the configured folder are dropped. */
function encodePath(path: string, isAfterSlash: boolean): string {
  const segments = path
    .toWellFormed()
    .split(/[/\\]+/)
    .filter((segment) => !['', '.', '..'].includes(segment))
  return (isAfterSlash ? '' : '/') + segments.map(encodeURIComponent).join('/')
}

function onSameOrigin(template: string, filled: string): string | undefined {
  const origin = findOrigin(template)
  if (!origin || !URL.canParse(filled)) return undefined
  const url = new URL(filled)
  return url.origin === origin ? url.href : undefined
}
