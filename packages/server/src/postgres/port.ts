import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'

// below the range of outgoing connections (32768 and up), so that none takes the port during a restart
const lowest = 20_000
const highest = 29_999

export async function choosePort(portFile: string): Promise<number> {
  const lastPort = Number(await readFile(portFile, 'utf8').catch(() => ''))
  if (Number.isInteger(lastPort) && lastPort > 0 && (await isFree(lastPort))) return lastPort
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, highest + 1)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port on 127.0.0.1 among ${lowest} to ${highest}.`)
}

export async function rememberPort(portFile: string, port: number): Promise<void> {
  await writeFile(portFile, `${port}\n`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
