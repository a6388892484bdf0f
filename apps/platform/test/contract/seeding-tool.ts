import { createRequire } from 'node:module'
import type { JsonBody } from '@tessera/testing/wire'
import type { AxiosStatic } from 'axios'

/** A marketplace as the published seeding tool writes it to a file. */
export interface SeedFile {
  Objects: Record<string, JsonBody[] | undefined>
  Assignments: Record<string, JsonBody[] | undefined>
}

type Log = (message: string) => void

interface Target {
  portalToken: string
  marketplaceID: string
  logger: Log
}

interface PublishedTool {
  validate(args: { dataUrl: string; logger: Log }): Promise<{ errors: string[]; rawData: SeedFile } | null>
  seed(args: Target & ({ dataUrl: string } | { rawData: SeedFile })): Promise<unknown>
  download(args: Target): Promise<SeedFile | undefined>
}

interface Limiter {
  schedule(...args: unknown[]): unknown
  updateSettings(settings: { minTime: number }): unknown
}

export interface SeedingTool extends PublishedTool {
  /** Gives the tool's libraries back as they were. */
  close(): void
}

/** Hosts that the tool's code names: data files, the portal, and the API. */
const hosts = /^https:\/\/(raw\.githubusercontent\.com|portal\.ordercloud\.io|(?:sandbox)?api\.ordercloud\.io)(?=\/)/i

/** Loads the unchanged tool; its requests go to our addresses, and it does not wait 100 ms before each of them. */
export function loadSeedingTool(addressOf: (host: string) => string): SeedingTool {
  const load = createRequire(import.meta.resolve('@ordercloud/seeding'))
  const axios = load('axios') as AxiosStatic
  const redirect = axios.interceptors.request.use((config) => ({
    ...config,
    url: (config.url ?? '').replace(hosts, (_, host: string) => addressOf(host)),
  }))
  const limiter = (load('bottleneck') as { prototype: Limiter }).prototype
  const { schedule } = limiter
  limiter.schedule = function (this: Limiter, ...args) {
    this.updateSettings({ minTime: 0 })
    return schedule.apply(this, args)
  }
  const close = () => {
    axios.interceptors.request.eject(redirect)
    limiter.schedule = schedule
  }
  return { ...(load('@ordercloud/seeding') as PublishedTool), close }
}
