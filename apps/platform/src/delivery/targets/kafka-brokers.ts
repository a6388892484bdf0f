import { isIP } from 'node:net'
import type { Connection } from '@platformatic/kafka'
import type { Outbound, PinnedBroker } from '@tessera/server/outbound/outbound'
import { failedAnswer, type OutboundFailure } from '@tessera/server/outbound/outbound-answer'
import { outcomeOf, type SendOutcome } from '../send-outcome.ts'
import type { KafkaTopic } from './kafka-topic.ts'

/** The guard refused a broker, or its name is unknown. */
export class BrokerRefused extends Error {
  readonly outcome: SendOutcome

  constructor(failure: OutboundFailure) {
    super(failure)
    const outcome = outcomeOf(failedAnswer(failure))
    this.outcome = { ...outcome, problem: brokerSentences[failure] ?? outcome.problem }
  }
}

const brokerSentences: Partial<Record<OutboundFailure, string>> = {
  'refused-port': 'A broker must use port 443, 9092, 9093, 9094 or 9096, or be listed in OUTBOUND_ALLOW.',
  'refused-scheme': 'A broker without TLS must be listed in OUTBOUND_ALLOW.',
}

const connectTimeout = 2000
const requestTimeout = 8000

/** The open connections of one send. Brokers come from settings and from other brokers, so each passes the guard. */
export class KafkaBrokers {
  readonly #open = new Map<string, Connection>()
  readonly #outbound: Outbound
  readonly #topic: KafkaTopic

  constructor(outbound: Outbound, topic: KafkaTopic) {
    this.#outbound = outbound
    this.#topic = topic
  }

  /** The first server that answers. */
  async connectAny(): Promise<Connection> {
    let problem: unknown
    for (const server of this.#topic.servers) {
      try {
        return await this.connect(server)
      } catch (error) {
        problem = error
      }
    }
    throw problem
  }

  async connect(address: string): Promise<Connection> {
    const known = this.#open.get(address)
    if (known) return known
    const broker = await this.#outbound.pinBroker(address, { isPlain: this.#topic.isPlain })
    if (typeof broker === 'string') throw new BrokerRefused(broker)
    const connection = await this.#openConnection(broker)
    this.#open.set(address, connection)
    return connection
  }

  async #openConnection({ hostname, port, addresses, ca }: PinnedBroker): Promise<Connection> {
    const { Connection } = await import('@platformatic/kafka')
    const { isPlain, username, password } = this.#topic
    const connection = new Connection('tessera', {
      connectTimeout,
      requestTimeout,
      sasl: { mechanism: 'PLAIN', username, password },
      ...(!isPlain && { tls: { ca } }),
      // the certificate is checked against the name, although we connect to the address that was checked
      ...(!isPlain && !isIP(hostname) && { tlsServerName: hostname }),
    })
    // a broken connection fails its request; without a listener it would end the process too
    connection.on('error', () => undefined)
    await connection.connect(String(addresses[0]), port)
    return connection
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#open.values()].map((connection) => connection.close()))
  }
}
