/** One setting: how its text becomes a value, and its default. */
interface Setting<T> {
  parse: (text: string) => T | undefined
  expects: string
  fallback: T
}

export type Environment = Record<string, string | undefined>
type Settings = Record<string, Setting<unknown>>
type Values<S extends Settings> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never }

export const text = (fallback: string): Setting<string> => ({ parse: (value) => value, expects: 'text', fallback })
export const maybeText = (): Setting<string | undefined> => ({
  parse: (value) => value,
  expects: 'text',
  fallback: undefined,
})
export const whole = (fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER): Setting<number> => ({
  parse: (value) => (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined),
  expects: `a whole number from ${min} to ${max}`,
  fallback,
})
export const maybeWhole = (min: number, max: number): Setting<number | undefined> => ({
  ...whole(min, min, max),
  fallback: undefined,
})
/** A part of the whole, from 0 to 1. */
export const share = (fallback: number): Setting<number> => ({
  parse: (value) => (/^(0|1|[01]?\.\d+)$/.test(value) && Number(value) <= 1 ? Number(value) : undefined),
  expects: 'a number from 0 to 1',
  fallback,
})
export const oneOf = <const V extends readonly string[]>(values: V, fallback: V[number]): Setting<V[number]> => ({
  parse: (value) => values.find((one) => one === value),
  expects: `one of ${values.join(', ')}`,
  fallback,
})
export const url = (fallback: string): Setting<string> => ({
  parse: (value) => (URL.canParse(value) ? value.replace(/\/$/, '') : undefined),
  expects: 'an address such as https://shop.example',
  fallback,
})

/** Addresses, separated by commas. */
export const urls = (): Setting<readonly string[]> => ({
  parse: (value) => {
    const all = value.split(',').map((one) => one.trim().replace(/\/$/, ''))
    return all.every((one) => /^https?:/.test(one) && URL.canParse(one)) ? all : undefined
  },
  expects: 'a list such as http://10.0.0.5:6081,http://10.0.0.6:6081',
  fallback: [],
})

/** Hosts with ports: `localhost:9000, [::1]:9000`. */
export const hosts = (): Setting<readonly string[]> => ({
  parse: (value) => {
    const hostPorts = value.split(',').map((one) => one.trim())
    return hostPorts.every((one) => /^[^\s/@]+:\d{1,5}$/.test(one)) ? hostPorts : undefined
  },
  expects: 'a list such as localhost:9000,127.0.0.1:9001',
  fallback: [],
})

/** Error messages show the value, which is often a URL with a password in it. */
const withoutPassword = (text: string): string => text.replace(/:[^:@]*@/, ':…@')

/** Lists all invalid settings at once, each with its variable. */
export class ConfigurationError extends Error {}

export function readConfig<const S extends Settings>(settings: S, environment: Environment): Values<S> {
  const problems: string[] = []
  const values = Object.entries(settings).map(([name, { parse, expects, fallback }]) => {
    const raw = environment[name]
    if (raw === undefined || raw === '') return [name, fallback]
    const value = parse(raw)
    if (value === undefined) problems.push(`${name} must be ${expects}, not ${JSON.stringify(withoutPassword(raw))}.`)
    return [name, value]
  })
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'))
  return Object.fromEntries(values) as Values<S>
}
