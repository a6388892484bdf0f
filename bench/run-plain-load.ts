import { connect, type Socket } from 'node:net'

/** One request that is repeated, as sent over the wire. */
export interface PlainRequest {
  origin: URL
  path: string
  headers: Record<string, string>
  connections: number
}

/**
 * Reads responses by their length only. autocannon parses each in JavaScript: it reads 1,700 compressed pages of 24 kB
 * per second, this reads 15,000.
 */
export async function runPlainLoad(
  request: PlainRequest,
  seconds: number,
): Promise<{ times: number[]; errors: number }> {
  const until = performance.now() + seconds * 1000
  const all = await Promise.all(Array.from({ length: request.connections }, () => requestUntil(request, until)))
  return { times: all.flatMap(({ times }) => times), errors: all.reduce((sum, { errors }) => sum + errors, 0) }
}

function requestUntil(request: PlainRequest, until: number): Promise<{ times: number[]; errors: number }> {
  const { hostname, port } = request.origin
  const socket = connect(Number(port), hostname).setNoDelay(true)
  const question = requestText(request)
  const times: number[] = []
  let [began, errors] = [0, 0]
  return new Promise((resolve, reject) => {
    const ask = () => {
      if (performance.now() > until) {
        socket.end()
        return resolve({ times, errors })
      }
      began = performance.now()
      socket.write(question)
    }
    onAnswers(socket, (isGood) => {
      times.push(performance.now() - began)
      if (!isGood) errors += 1
      ask()
    })
    socket.once('connect', ask).once('error', reject)
  })
}

const requestText = ({ origin, path, headers }: PlainRequest): string => {
  const lines = Object.entries({ host: origin.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** Calls back for every complete response; each must have a content length. */
function onAnswers(socket: Socket, onAnswer: (isGood: boolean) => void): void {
  let head = ''
  let left = 0
  socket.on('data', (chunk) => {
    if (left > 0) left -= chunk.length
    else {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - end - 4)
    }
    if (left > 0) return
    const isGood = head.startsWith('HTTP/1.1 200')
    head = ''
    onAnswer(isGood)
  })
}
