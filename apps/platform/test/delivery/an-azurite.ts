import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { closeAfterFile } from '@tessera/testing/close-after-file'

export interface Azurite {
  connectionString: string
  /** `host:port` of both services, for OUTBOUND_ALLOW. */
  hosts: string[]
}

// the account that every Azurite has
const account = 'devstoreaccount1'
const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='

/** The storage emulator of the vendor, in memory, on free ports. */
export async function anAzurite(): Promise<Azurite> {
  const program = fileURLToPath(import.meta.resolve('azurite/dist/src/azurite.js'))
  const ports = ['--blobPort', '0', '--queuePort', '0', '--tablePort', '0']
  const child = spawn(
    process.execPath,
    [program, '--inMemoryPersistence', '--skipApiVersionCheck', '--disableTelemetry', ...ports],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  closeAfterFile(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  const urls = new Map<string, string>()
  for await (const line of createInterface({ input: child.stdout })) {
    const [, service, url] = /Azurite (\w+) service is successfully listening at (\S+)/.exec(line) ?? []
    if (service && url) urls.set(service, url)
    if (urls.has('Blob') && urls.has('Table')) break
  }
  child.stdout.resume()
  const hosts = [...urls.values()].map((url) => new URL(url).host)
  const endpoints = [...urls].map(([service, url]) => `${service}Endpoint=${url}/${account}`)
  const parts = ['DefaultEndpointsProtocol=http', `AccountName=${account}`, `AccountKey=${key}`, ...endpoints]
  return { connectionString: parts.join(';'), hosts }
}
