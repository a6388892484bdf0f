const maxZones = 500
const zones = new Map<string, string | undefined>()

/** Undefined for a name that this runtime doesn't know. Asking it was a twentieth of the dashboard: a page asks often. */
export function findTimeZone(name: string | undefined): string | undefined {
  if (!name) return undefined
  if (!zones.has(name)) {
    // the cookie can hold any text
    if (zones.size >= maxZones) zones.clear()
    zones.set(name, readZone(name))
  }
  return zones.get(name)
}

function readZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
