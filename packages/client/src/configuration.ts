import { platformTimeoutMilliseconds } from '@tessera/contract/shop/constants'
export const sandboxUrl = 'https://sandboxapi.ordercloud.io'

export interface CookieOptions {
  samesite: 'lax' | 'strict' | 'none'
  secure: boolean
  domain: string | null
  prefix: string
  path: string
}

export interface ClientSettings {
  baseApiUrl: string
  apiVersion: string
  /** 0 means no timeout. */
  timeoutInMilliseconds: number
  clientID: string | null
  cookieOptions: CookieOptions
}

export type SettingsChange = {
  [K in Exclude<keyof ClientSettings, 'cookieOptions'>]?: ClientSettings[K] | undefined
} & {
  cookieOptions?: { [K in keyof CookieOptions]?: CookieOptions[K] | undefined } | undefined
}

export interface Configuration {
  /** The live object. */
  Get(): ClientSettings
  /** Merges over the current values; `cookieOptions` one level down. */
  Set(change: SettingsChange): void
}

const definedEntries = (change: object = {}) => Object.entries(change).filter(([, value]) => value !== undefined)

export function createConfiguration(initial: SettingsChange = {}): Configuration {
  const settings: ClientSettings = {
    baseApiUrl: sandboxUrl,
    apiVersion: 'v1',
    timeoutInMilliseconds: platformTimeoutMilliseconds,
    clientID: null,
    cookieOptions: { samesite: 'lax', secure: false, domain: null, prefix: 'ordercloud', path: '/' },
  }
  const set = ({ cookieOptions, ...change }: SettingsChange): void => {
    Object.assign(settings, Object.fromEntries(definedEntries(change)))
    Object.assign(settings.cookieOptions, Object.fromEntries(definedEntries(cookieOptions)))
  }
  set(initial)
  return { Get: () => settings, Set: set }
}
