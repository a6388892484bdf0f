import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

export interface Received {
  from: string
  to: string[]
  data: string
}

export interface MailServer {
  url: string
  received: Received[]
  /** Replies by recipient, instead of "250". */
  answers: Map<string, string>
}

/** A minimal SMTP server on its own port, enough to receive an email. */
export async function aMailServer(): Promise<MailServer> {
  const received: Received[] = []
  const answers = new Map<string, string>()
  const server = createServer((socket) => talk(socket, received, answers)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, answers }
}

function talk(socket: Socket, received: Received[], answers: Map<string, string>): void {
  let letter: Received = { from: '', to: [], data: '' }
  let isData = false
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''
  const commands: Record<string, (line: string) => void> = {
    EHLO: () => say('250 mail.test'),
    MAIL: (line) => {
      letter = { from: address(line), to: [], data: '' }
      say('250 ok')
    },
    RCPT: (line) => {
      const refusal = answers.get(address(line))
      if (!refusal) letter.to.push(address(line))
      say(refusal ?? '250 ok')
    },
    DATA: () => {
      isData = true
      say('354 go on')
    },
    QUIT: () => socket.end('221 bye\r\n'),
  }
  const take = (line: string) => {
    if (!isData) return (commands[line.slice(0, 4).toUpperCase()] ?? (() => say('250 ok')))(line)
    if (line !== '.') {
      letter.data += `${line}\n`
      return
    }
    isData = false
    received.push(letter)
    say('250 taken')
  }
  say('220 mail.test')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(take)
  })
}
